import { randomBytes } from 'node:crypto';
import type { Language } from '#shared/contract/fields.ts';
import { escapeHtml } from '#shared/kernel/escape-html.ts';
import { favicon } from './favicon.ts';
import type { AssetUrls } from './web-assets.ts';

export interface HtmlDocument {
  readonly language: Language;
  readonly title: string;
  readonly description?: string | undefined;
  /** Absolute address of the page, for search engines and link previews; undefined keeps it out of both. */
  readonly canonical?: string | undefined;
  readonly siteName?: string;
  readonly assets: AssetUrls;
  readonly fonts?: readonly string[];
  /** CSS of this page alone. */
  readonly style: string;
  /** A script that must run before the first paint. */
  readonly earlyScript?: string | undefined;
  readonly body: string;
  /** Whether plain links lead out of the frame the page is shown in, into a tab of their own. */
  readonly linksLeave?: boolean;
  /** Whether the body can be read as it is, before any script has run. */
  readonly drawn?: boolean;
  /** Inlined as JSON under this id. */
  readonly state?: { readonly id: string; readonly value: unknown };
}

export const newNonce = (): string => randomBytes(16).toString('base64');

export interface PolicyNeeds {
  /** Our own pages may show it in a frame; others never. */
  readonly framed?: boolean;
  /** Origins of websites that may show it in a frame, besides our own pages. */
  readonly embeddedBy?: readonly string[];
}

/** Only what we serve ourselves, and of scripts and styles in the page only those that carry this answer's nonce (SRV-67). */
export const contentSecurityPolicy = (nonce: string, { framed = false, embeddedBy = [] }: PolicyNeeds = {}): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
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
${[...metaTags(page), ...assetTags(page, nonce)].join('\n')}
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
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', page.canonical),
    meta('property', 'og:title', page.title),
    ...(page.description ? [meta('property', 'og:description', page.description)] : []),
    ...(page.siteName ? [meta('property', 'og:site_name', page.siteName)] : []),
    meta('property', 'og:locale', page.language === 'ru' ? 'ru_RU' : 'de_DE'),
  ];
};

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const assetTags = (page: HtmlDocument, nonce: string): string[] => [
  // In the page: one request less on the first visit.
  `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(favicon)}">`,
  ...(page.fonts ?? []).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
  ...(page.earlyScript ? [`<script nonce="${nonce}">${page.earlyScript}</script>`] : []),
  ...page.assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
  `<style nonce="${nonce}">${page.style}</style>`,
  ...(page.drawn ? [startOnceSeen(page.assets, nonce)] : startAtOnce(page.assets)),
];

const startAtOnce = ({ script, preloads }: AssetUrls): string[] => [
  ...[script, ...preloads].map((url) => `<link rel="modulepreload" href="${url}">`),
  `<script type="module" src="${script}"></script>`,
];

// A page that is already drawn is painted before any of its code is asked for: on a slow line nothing shares the line
// with what is read first.
const startOnceSeen = ({ script, preloads }: AssetUrls, nonce: string): string => {
  const start = `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("${script}")`;
  return `<script type="module" nonce="${nonce}">requestAnimationFrame(()=>setTimeout(()=>{${start}}))</script>`;
};

const stateTag = ({ id, value }: { readonly id: string; readonly value: unknown }): string =>
  `<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`;

/** JSON that no HTML parser can leave: `<` opens nothing, and the line separators of old parsers are spelled out. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
