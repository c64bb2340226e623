import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { htmlOfMessage } from '../outbox/outbox-message.ts';
import { mailPreviewPath, shownMailFrom } from './mail-preview-link.ts';
import { renderPreview } from './preview-mail.ts';

/**
 * Mails use inline styles because mail programs require them. Only here they are allowed, and nothing else: no scripts,
 * forms or links, and no external resources except the studio's logo.
 */
const policy = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves mails for frames of the back office, each under a URL that is valid for a short time. */
export const serveMailPreviews = (server: FastifyInstance, context: Context): void => {
  server.get(mailPreviewPath, async (request, reply) => {
    const shown = shownMailFrom(context, (request.query as Readonly<Record<string, unknown>>)['of']);
    const html =
      shown?.show === 'sample'
        ? (await renderPreview(context, shown.kind, shown.design, shown.language)).html
        : shown && (await htmlOfMessage(context, shown.id));
    if (html === undefined) throw notFound('Preview');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      })
      .send(html);
  });
};
