import { randomBytes } from 'node:crypto';
import type { Language } from '#shared/kernel/language.ts';
import { escapeHtml } from '#shared/kernel/text/escape-html.ts';
import { favicon } from '../findable/favicon.ts';
import type { PreviewPicture } from '../findable/preview-picture.ts';
import type { Addresses } from '../page-addresses.ts';
import type { AssetUrls } from './web-assets.ts';

export interface HtmlDocument {
  readonly language: Language;
  readonly title: string;
  readonly description?: string | undefined;
  /** Absolute address of the page, for search engines and link previews; undefined excludes it from both. */
  readonly canonical?: string | undefined;
  /** Absolute addresses of the page in each language, if they differ. */
  readonly alternates?: Addresses | undefined;
  /** What the page is about, as schema.org describes it; for search engines. */
  readonly about?: object | undefined;
  /** What previews of links to the page show. */
  readonly picture?: PreviewPicture | undefined;
  readonly siteName?: string;
  readonly assets: AssetUrls;
  readonly fonts?: readonly string[];
  /** CSS of this page only. */
  readonly style: string;
  /** A script that must run before the first paint. */
  readonly earlyScript?: string | undefined;
  /** What makes the page installable. */
  readonly app?: { readonly manifest: string; readonly icon: string };
  readonly body: string;
  /** Whether plain links open in a new tab instead of the frame that shows the page. */
  readonly linksLeave?: boolean;
  /** Whether the body is readable before any script has run. */
  readonly drawn?: boolean;
  /** The only script of a page without the application. */
  readonly ownScript?: string;
  /** State inlined as JSON under this id. */
  readonly state?: { readonly id: string; readonly value: unknown };
}

export const newNonce = (): string => randomBytes(16).toString('base64');

export interface PolicyNeeds {
  /** Whether our own pages may frame it; other websites never. */
  readonly framed?: boolean;
  /** Origins of websites that may frame it, besides our own pages. */
  readonly embeddedBy?: readonly string[];
  /** Whether it registers our service worker. */
  readonly worker?: boolean;
}

/**
 * Allows only resources of our own server, and only those inline scripts and styles that carry this response's nonce.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { framed = false, embeddedBy = [], worker = false }: PolicyNeeds = {},
): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    `worker-src ${worker ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed || embeddedBy.length > 0 ? ["'self'", ...embeddedBy].join(' ') : "'none'"}`,
  ].join('; ');

export const htmlDocument = (page: HtmlDocument, nonce: string): string =>
  `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
${[...metaTags(page), ...assetTags(page, nonce), ...aboutTag(page, nonce)].join('\n')}
</head>
<body>${page.body}${page.state ? stateTag(page.state) : ''}</body>
</html>
`;

const metaTags = (page: HtmlDocument): string[] => [
  ...(page.linksLeave ? ['<base target="_blank">'] : []),
  ...findableTags(page),
];

const findableTags = (page: HtmlDocument): string[] => {
  const description = page.description ? [meta('name', 'description', page.description)] : [];
  if (!page.canonical) return [meta('name', 'robots', 'noindex'), ...description];
  return [
    ...description,
    `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    ...alternateTags(page.alternates),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', page.canonical),
    meta('property', 'og:title', page.title),
    ...(page.description ? [meta('property', 'og:description', page.description)] : []),
    ...(page.siteName ? [meta('property', 'og:site_name', page.siteName)] : []),
    meta('property', 'og:locale', page.language === 'ru' ? 'ru_RU' : 'de_DE'),
    ...pictureTags(page.picture),
  ];
};

const pictureTags = (picture: PreviewPicture | undefined): string[] =>
  picture
    ? [
        meta('property', 'og:image', picture.url),
        meta('property', 'og:image:type', 'image/webp'),
        meta('property', 'og:image:width', `${picture.width}`),
        meta('property', 'og:image:height', `${picture.height}`),
        ...(picture.alt ? [meta('property', 'og:image:alt', picture.alt)] : []),
        meta('name', 'twitter:card', 'summary_large_image'),
      ]
    : [];

const alternateTags = (alternates: Addresses | undefined): string[] =>
  alternates
    ? [...Object.entries(alternates), ['x-default', alternates.de] as const].map(
        ([language, url]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
      )
    : [];

const aboutTag = ({ about, canonical }: HtmlDocument, nonce: string): string[] =>
  about && canonical ? [`<script type="application/ld+json" nonce="${nonce}">${jsonForHtml(about)}</script>`] : [];

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const assetTags = (page: HtmlDocument, nonce: string): string[] => [
  // Inlined: saves a request on the first visit.
  `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(favicon)}">`,
  ...(page.app
    ? [`<link rel="manifest" href="${page.app.manifest}">`, `<link rel="apple-touch-icon" href="${page.app.icon}">`]
    : []),
  ...(page.fonts ?? []).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
  ...(page.earlyScript ? [`<script nonce="${nonce}">${page.earlyScript}</script>`] : []),
  ...page.assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
  `<style nonce="${nonce}">${page.style}</style>`,
  ...scriptTags(page, nonce),
];

const scriptTags = ({ ownScript, drawn, assets }: HtmlDocument, nonce: string): string[] => {
  if (ownScript !== undefined) return [`<script type="module" nonce="${nonce}">${ownScript}</script>`];
  return drawn ? [startOnceSeen(assets, nonce)] : startAtOnce(assets);
};

const startAtOnce = ({ script, preloads }: AssetUrls): string[] => [
  ...[script, ...preloads].map((url) => `<link rel="modulepreload" href="${url}">`),
  `<script type="module" src="${script}"></script>`,
];

// A page that is already rendered is painted before its code is requested, so that on a slow connection the code does
// not delay the content.
const startOnceSeen = ({ script, first, preloads }: AssetUrls, nonce: string): string => {
  const run = first ? `import("${first}").finally(()=>import("${script}"))` : `import("${script}")`;
  const start = `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${run}`;
  return `<script type="module" nonce="${nonce}">requestAnimationFrame(()=>setTimeout(()=>{${start}}))</script>`;
};

const stateTag = ({ id, value }: { readonly id: string; readonly value: unknown }): string =>
  `<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`;

/** JSON that cannot end a script element: `<` and the line separators are escaped. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
