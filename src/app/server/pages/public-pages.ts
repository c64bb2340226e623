import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageDesign } from '#features/settings/contract.ts';
import { defaultPageDesign } from '#features/settings/domain/design/default-page-design.ts';
import { pageDesignFrom } from '#features/settings/domain/design/page-design.ts';
import type { Language } from '#shared/kernel/language.ts';
import { networkOf } from '#shared/server/http/network-of.ts';
import type { Site } from '#shared/web/page.ts';
import { earlyLanguageScript, languageCookie } from '#shared/web/stored-language.ts';
import { embeddedScript, embeddedStyle } from '../../web/public/embedded.ts';
import { pageStateId } from '../../web/public/page-state.ts';
import type { PageName } from '../../web/public/pages.ts';
import { publicRoutes } from '../../web/public/public-routes.ts';
import { renderPage } from '../../web/public/render.tsx';
import { textsModule } from '../../web/public/texts/load-texts.ts';
import { pageData } from './facts/page-data.ts';
import type { PageReads } from './facts/page-reads.ts';
import { placeholderStudio } from './facts/placeholder-studio.ts';
import { type Findable, findableOf } from './findable/findable.ts';
import { hasPictures } from './findable/has-pictures.ts';
import { htmlDocument, newNonce } from './html/html-document.ts';
import { mayCompress } from './html/may-compress.ts';
import { sendHtml } from './html/send-html.ts';
import type { WebAssets } from './html/web-assets.ts';
import { meantAddress } from './meant-address.ts';
import { chosenLanguage, languageChoice, pageLanguage } from './page-language.ts';
import { pageModules } from './page-modules.ts';
import type { Loaded } from './page-request.ts';
import { fontPreloads, pageStyle } from './page-style.ts';

export interface PublicPagesOptions {
  readonly reads: PageReads;
  /** The public address without a trailing slash. Read for every page, because it can be changed in the settings. */
  readonly publicUrl: () => string | Promise<string>;
  readonly assets: WebAssets;
}

const entry = 'src/app/web/public/entry.tsx';
const pictureModule = 'src/features/pictures/web/parts/public/fill-picture-slot.ts';

/** The pages that other websites may frame if the studio allows it: the wizard and the page after it. */
const embeddable: ReadonlySet<PageName> = new Set(['booking', 'success']);

/** Mounts the public pages. Addresses without a route get the not-found page. */
export const publicPages = (server: FastifyInstance, options: PublicPagesOptions): void => {
  for (const { path, ...route } of publicRoutes) {
    server.get(path, (request, reply) => sendPage(route, options, request, reply));
  }
  server.get(previewPath, (request, reply) => {
    const reads = { ...options.reads, pageDesign: async () => previewedDesign(request) };
    return sendPage({ page: 'booking', index: false, framed: true }, { ...options, reads }, request, reply);
  });
  server.get('/*', (request, reply) => {
    if (/^\/(?:api|assets|uploads)(?:[/?]|$)/.test(request.url)) return reply.callNotFound();
    const meant = meantAddress(request.url);
    if (meant !== undefined) return redirected(reply, meant, true);
    return sendPage({ page: 'notFound', index: false }, options, request, reply);
  });
};

/** Only public fields of the studio are inlined in a page, whatever the read returns. */
const siteOf = (company: Site): Site => ({
  company_name: company.company_name,
  company_address: company.company_address,
  company_email: company.company_email,
  company_phone: company.company_phone,
  company_website: company.company_website,
  logo_url: company.logo_url,
  vat_regime: company.vat_regime,
  footer: company.footer,
});

interface SentPage {
  readonly page: PageName;
  readonly index: boolean;
  readonly language?: Language;
  /** Whether it is shown as a preview in a frame of the back office. */
  readonly framed?: boolean;
}

/** The origins that may frame a page. */
const mayEmbed = async ({ page, framed }: SentPage, reads: PageReads): Promise<readonly string[]> =>
  embeddable.has(page) && !framed ? reads.embeddingOrigins() : [];

// A former name may become the present one again, so no redirect is kept.
const redirected = (reply: FastifyReply, goTo: string, isMoved = false): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(goTo, isMoved ? 301 : 303);

/** Whether search engines may list the page with this data. */
const isListed = ({ index }: SentPage, { status = 200, unlisted = false }: Loaded<unknown>): boolean =>
  index && status === 200 && !unlisted;

const sendPage = async (
  route: SentPage,
  options: PublicPagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { reads, publicUrl, assets } = options;
  const [pathname = '/', query = ''] = request.url.split('?', 2);
  const asked = new URLSearchParams(query);
  const params = request.params as Readonly<Record<string, string>>;
  const failed = (error: unknown): void =>
    request.log.error({ err: error }, 'a page is rendered without a part that could not be read');
  const embeddedBy = await mayEmbed(route, reads).catch((error: unknown) => (failed(error), []));
  const embedded = embeddedBy.length > 0 && request.headers['sec-fetch-dest'] === 'iframe';
  // An embedded page takes its language from the address for this page only, because cookies in frames are unreliable.
  const choice = embedded ? undefined : languageChoice(request.url);
  if (choice) {
    return reply
      .headers({ 'set-cookie': languageCookie(choice.language), 'cache-control': 'no-store' })
      .redirect(choice.goTo, 303);
  }
  const language = route.language ?? pageLanguage(request.headers, embedded ? asked.get('language') : undefined);
  const [loaded, site, design] = await Promise.all([
    pageData[route.page]({
      reads,
      params,
      pathname,
      query: asked,
      language,
      chosen: chosenLanguage(request.headers),
      failed,
      network: networkOf(request.ip),
    }),
    reads.company().catch((error: unknown) => (failed(error), placeholderStudio)),
    reads.pageDesign().catch((error: unknown) => (failed(error), defaultPageDesign)),
  ]);
  if (loaded.goTo) return redirected(reply, loaded.goTo, loaded.isMoved);
  if (loaded.isMissing) return sendPage({ page: 'notFound', index: false }, options, request, reply);
  const props = {
    data: loaded.data as unknown,
    site: siteOf(site),
    params,
    search: query && `?${query}`,
    ...(embedded && { embedded }),
  };
  const state = { page: route.page, language, props };
  const nonce = newNonce();
  const findable = isListed(route, loaded)
    ? await findableOf({ ...state, ...loaded, site, reads, failed }, await publicUrl(), pathname)
    : {};
  const html = await htmlOf({ state, design, findable, embedded, nonce, assets, route });
  return sendHtml(request, reply, {
    html,
    nonce,
    status: loaded.status ?? 200,
    personal: !route.index,
    compressed: mayCompress(route.page, asked),
    framed: route.framed ?? false,
    embeddedBy,
  });
};

interface PageToRender {
  readonly state: {
    readonly page: PageName;
    readonly language: Language;
    readonly props: Parameters<typeof renderPage>[0]['props'];
  };
  readonly design: PageDesign;
  readonly findable: Findable;
  readonly embedded: boolean;
  readonly nonce: string;
  readonly assets: WebAssets;
  readonly route: SentPage;
}

const htmlOf = async ({ state, design, findable, embedded, nonce, assets, route }: PageToRender): Promise<string> => {
  const { page, language, props } = state;
  const rendered = await renderPage(state);
  const pictures = hasPictures(props) ? [pictureModule] : [];
  const modules = assets.urls(entry, [pageModules[page], textsModule(language), ...pictures]);
  const urls = { ...modules, ...(pictures[0] && { first: assets.urls(pictures[0]).script }) };
  // Public pages are compressed and contain their style sheet, so nothing delays the first paint.
  const inlined = route.index
    ? { assets: { ...urls, styles: [] }, css: assets.text(urls.styles) }
    : { assets: urls, css: '' };
  return htmlDocument(
    {
      language,
      title: rendered.title,
      description: rendered.description,
      earlyScript: earlyLanguageScript + [embedded && embeddedScript, rendered.earlyScript].filter(Boolean).join(';'),
      linksLeave: embedded,
      ...findable,
      siteName: props.site.company_name,
      assets: inlined.assets,
      fonts: fontPreloads(design.font_family, language),
      style: inlined.css + pageStyle(design) + (embedded ? embeddedStyle : ''),
      body: route.framed ? inertBody(rendered.body) : rendered.body,
      drawn: true,
      state: { id: pageStateId, value: state },
    },
    nonce,
  );
};

/** Where the back office shows a public page in a design that has not been saved. */
const previewPath = '/admin/page-design/preview';

/** The design in the query. Missing or invalid values get their defaults. */
const previewedDesign = (request: FastifyRequest): PageDesign => pageDesignFrom(request.query);

/** For display only: a click on a link in it must not navigate the frame. */
const inertBody = (body: string): string => `<div inert>${body}</div>`;
