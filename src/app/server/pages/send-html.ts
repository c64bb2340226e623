import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, type PolicyNeeds } from './html-document.ts';

interface HtmlAnswer extends PolicyNeeds {
  readonly html: string;
  readonly nonce: string;
  readonly status: number;
  /** A page of a person, or of staff: kept by nobody, found by nobody, and never compressed together with a secret. */
  readonly personal: boolean;
}

/** Sends a page with everything that belongs to one. */
export const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { html, nonce, status, personal, ...needs }: HtmlAnswer,
): Promise<FastifyReply> => {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce, needs),
    'cache-control': personal ? 'no-store' : 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Dest',
  });
  if (needs.framed) reply.header('x-frame-options', 'SAMEORIGIN');
  if (personal) return reply.header('x-robots-tag', 'noindex').send(html);
  return sendCompressed(request, reply, html);
};

/** Sends a text as small as whoever asks can take it. Nothing that carries a secret beside what others can put into it. */
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
