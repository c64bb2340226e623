import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultPageDesign } from '#features/settings/domain/default-page-design.ts';
import { networkOf } from '#shared/server/http/network-of.ts';
import { keepEarlyChoice, languageCookie } from '#shared/web/kept-language.ts';
import type { Site } from '#shared/web/page.ts';
import { answerHost, embeddedStyle } from '../../web/public/embedded.ts';
import { pageStateId } from '../../web/public/page-state.ts';
import type { PageName } from '../../web/public/pages.ts';
import { pages } from '../../web/public/pages.ts';
import { publicRoutes } from '../../web/public/public-routes.ts';
import { renderPage } from '../../web/public/render.tsx';
import { textsModule } from '../../web/public/texts/load-texts.ts';
import { lifeless, previewedDesign, previewPath } from './design-preview.ts';
import { htmlDocument, newNonce } from './html-document.ts';
import { mayCompress } from './may-compress.ts';
import { pageData } from './page-data.ts';
import { languageChoice, pageLanguage } from './page-language.ts';
import type { PageReads } from './page-reads.ts';
import { fontPreloads, pageStyle } from './page-style.ts';
import { placeholderStudio } from './placeholder-studio.ts';
import { sendHtml } from './send-html.ts';
import type { WebAssets } from './web-assets.ts';

export interface PublicPagesOptions {
  readonly reads: PageReads;
  /** The address the studio is reached at, without a slash at the end; read for every page, because the admin can change it. */
  readonly publicUrl: () => string | Promise<string>;
  readonly assets: WebAssets;
}

const entry = 'src/app/web/public/entry.tsx';

/** What other websites may show in a frame, if the studio allows it: the wizard, and where it leads. */
const embeddable: ReadonlySet<PageName> = new Set(['booking', 'success']);

/** Mounts the public pages. What no other route answers is answered with the not-found page (AMB-008). */
export const publicPages = (server: FastifyInstance, options: PublicPagesOptions): void => {
  for (const { path, page, index } of publicRoutes) {
    server.get(path, (request, reply) => sendPage({ page, index }, options, request, reply));
  }
  server.get(previewPath, (request, reply) => {
    const reads = { ...options.reads, pageDesign: async () => previewedDesign(request) };
    return sendPage({ page: 'booking', index: false, framed: true }, { ...options, reads }, request, reply);
  });
  server.get('/*', (request, reply) => {
    if (/^\/(?:api|assets|uploads)(?:[/?]|$)/.test(request.url)) return reply.callNotFound();
    return sendPage({ page: 'notFound', index: false }, options, request, reply);
  });
};

/** Only what the public may know of the studio goes into a page, whatever the read brings along. */
const siteOf = (company: Site): Site => ({
  company_name: company.company_name,
  company_address: company.company_address,
  company_email: company.company_email,
  company_phone: company.company_phone,
  company_website: company.company_website,
  logo_url: company.logo_url,
});

interface SentPage {
  readonly page: PageName;
  readonly index: boolean;
  /** Shown in a frame of the back office, as a picture. */
  readonly framed?: boolean;
}

/** The websites that may show a page in a frame. */
const mayEmbed = async ({ page, framed }: SentPage, reads: PageReads): Promise<readonly string[]> =>
  embeddable.has(page) && !framed ? reads.embeddingOrigins() : [];

const sendPage = async (
  route: SentPage,
  { reads, publicUrl, assets }: PublicPagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [pathname = '/', query = ''] = request.url.split('?', 2);
  const asked = new URLSearchParams(query);
  const params = request.params as Readonly<Record<string, string>>;
  const failed = (error: unknown): void => request.log.error({ err: error }, 'a page stands without a part of it');
  const embeddedBy = await mayEmbed(route, reads).catch((error: unknown) => (failed(error), []));
  const embedded = embeddedBy.length > 0 && request.headers['sec-fetch-dest'] === 'iframe';
  // In another website it says in which language, for this page alone: cookies of frames are nothing to rely on.
  const choice = embedded ? undefined : languageChoice(request.url);
  if (choice) {
    return reply
      .headers({ 'set-cookie': languageCookie(choice.language), 'cache-control': 'no-store' })
      .redirect(choice.goTo, 303);
  }
  const language = pageLanguage(request.headers, embedded ? asked.get('language') : undefined);
  const [loaded, site, design] = await Promise.all([
    pageData[route.page]({ reads, params, query: asked, language, network: networkOf(request.ip), failed }),
    reads.company().catch((error: unknown) => (failed(error), placeholderStudio)),
    reads.pageDesign().catch((error: unknown) => (failed(error), defaultPageDesign)),
  ]);
  const props = {
    data: loaded.data as unknown,
    site: siteOf(site),
    params,
    search: query && `?${query}`,
    ...(embedded && { embedded }),
  };
  const state = { page: route.page, language, props };
  const rendered = await renderPage(state);
  const nonce = newNonce();
  const urls = assets.urls(entry, [pages[route.page].module, textsModule(language)]);
  // What all the world may see comes compressed, its style sheet within it: nothing to wait for before it is drawn.
  const inlined = route.index
    ? { assets: { ...urls, styles: [] }, css: assets.text(urls.styles) }
    : { assets: urls, css: '' };
  const html = htmlDocument(
    {
      language,
      title: rendered.title,
      description: rendered.description,
      earlyScript: keepEarlyChoice + [embedded && answerHost, rendered.earlyScript].filter(Boolean).join(';'),
      linksLeave: embedded,
      canonical: route.index ? (await publicUrl()) + pathname : undefined,
      siteName: site.company_name,
      assets: inlined.assets,
      fonts: fontPreloads(design.font_family, language),
      style: inlined.css + pageStyle(design) + (embedded ? embeddedStyle : ''),
      body: route.framed ? lifeless(rendered.body) : rendered.body,
      drawn: true,
      state: { id: pageStateId, value: state },
    },
    nonce,
  );
  const status = loaded.status ?? 200;
  return sendHtml(request, reply, {
    html,
    nonce,
    status,
    personal: !route.index,
    compressed: mayCompress(route.page, asked),
    framed: route.framed ?? false,
    embeddedBy,
  });
};
