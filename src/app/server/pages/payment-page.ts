import type { FastifyInstance } from 'fastify';
import { paymentPage } from '#features/booking/web/public/payment/payment-page.tsx';
import { paymentScript } from '#features/booking/web/public/payment/payment-script.ts';
import { Problem } from '#shared/contract/problem.ts';
import { networkOf } from '#shared/server/http/network-of.ts';
import { languageCookie } from '#shared/web/stored-language.ts';
import { renderedPage } from '../../web/public/render.tsx';
import { htmlDocument, newNonce } from './html/html-document.ts';
import { sendHtml } from './html/send-html.ts';
import { languageChoice, pageLanguage } from './page-language.ts';
import { fontPreloads, pageStyle } from './page-style.ts';
import type { PublicPagesOptions } from './public-pages.ts';

/** The style of the public pages; the scripts that it names are not loaded. */
const styled = ['src/app/web/public/entry.tsx', 'src/features/booking/web/public/success-page.tsx'] as const;

/**
 * The page on which a customer chooses how to pay and sees what to transfer (docs/rules/transfers.md). It is rendered by
 * the server alone: with a script of a few lines instead of the application, nothing is added to the other pages.
 */
export const paymentPages = (server: FastifyInstance, { reads, assets }: PublicPagesOptions): void => {
  server.get<{ Params: { id: string } }>('/booking/pay/:id', async (request, reply) => {
    const choice = languageChoice(request.url);
    if (choice) {
      return reply
        .headers({ 'set-cookie': languageCookie(choice.language), 'cache-control': 'no-store' })
        .redirect(choice.goTo, 303);
    }
    const { id } = request.params;
    const [, query = ''] = request.url.split('?', 2);
    const token = new URLSearchParams(query).get('token') ?? undefined;
    const language = pageLanguage(request.headers);
    const data = await reads
      .paymentPage(id, { token, language, network: networkOf(request.ip) })
      .catch((error: unknown) => {
        if (error instanceof Problem) return undefined;
        throw error;
      });
    const link = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
    // The page of the booking says what there is instead, or why it cannot be shown.
    if (!data)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/booking/success/${encodeURIComponent(id)}${link}`, 303);
    const [site, design] = await Promise.all([reads.company(), reads.pageDesign()]);
    const props = { data, site, params: { id }, search: link };
    const rendered = await renderedPage(paymentPage, { page: 'success', language, props });
    const nonce = newNonce();
    const html = htmlDocument(
      {
        language,
        title: rendered.title,
        siteName: site.company_name,
        assets: { ...assets.urls(styled[0], [styled[1]]), script: '', preloads: [] },
        fonts: fontPreloads(design.font_family, language),
        style: pageStyle(design),
        body: rendered.body,
        ownScript: paymentScript,
      },
      nonce,
    );
    return sendHtml(request, reply, { html, nonce, status: 200, personal: true, compressed: false });
  });
};
