import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '#shared/server/http/compressed.ts';
import { contentSecurityPolicy, type PolicyNeeds } from './html-document.ts';

interface HtmlResponse extends PolicyNeeds {
  readonly html: string;
  readonly nonce: string;
  readonly status: number;
  /** Whether it is a page of a customer or of staff: not cached and not indexed. */
  readonly personal: boolean;
  /** Whether it may be compressed, which makes its length depend on its content; see may-compress.ts. */
  readonly compressed: boolean;
}

/** Sends a page with all its headers. */
export const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { html, nonce, status, personal, compressed, ...needs }: HtmlResponse,
): Promise<FastifyReply> => {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce, needs),
    'cache-control': personal ? 'no-store' : 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Dest',
  });
  if (needs.framed) reply.header('x-frame-options', 'SAMEORIGIN');
  if (personal) reply.header('x-robots-tag', 'noindex');
  return compressed ? sendCompressed(request, reply, html) : reply.send(html);
};
