import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a text with the best compression the client accepts. Only for responses that do not combine a secret with text
 * chosen by others: otherwise the length of the response reveals information about the secret (docs/security.md,
 * "Compression").
 */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(text, fast));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gz(text));
  return reply.send(text);
};

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
// Higher levels take several times as long to save another 5 %.
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
