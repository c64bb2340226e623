import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a text as small as the caller can take it. Only for what carries no secret beside text that others choose:
 * otherwise the length of the answer tells about the secret (docs/security.md, "Compression").
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
// Beyond this it takes several times as long to save the twentieth part.
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
