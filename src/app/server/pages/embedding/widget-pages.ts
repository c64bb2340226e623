import type { FastifyInstance } from 'fastify';
import type { PageDesign } from '#features/settings/contract.ts';
import { defaultPageDesign } from '#features/settings/domain/design/default-page-design.ts';
import { themeOf } from '#features/settings/domain/design/theme.ts';
import type { Language } from '#shared/kernel/language.ts';
import { escapeHtml } from '#shared/kernel/text/escape-html.ts';
import { sendCompressed } from '#shared/server/http/compressed.ts';
import { widgetTexts } from '../../../web/widget/widget-appearance.ts';
import type { PageReads } from '../facts/page-reads.ts';
import { newNonce } from '../html/html-document.ts';
import { sendHtml } from '../html/send-html.ts';
import type { WebAssets } from '../html/web-assets.ts';
import { pageLanguage } from '../page-language.ts';

const entry = 'src/app/web/widget/entry.ts';

/** Serves the script that embeds the wizard in another website (docs/widget.md), and a page that demonstrates it. */
export const widgetPages = (
  server: FastifyInstance,
  reads: Pick<PageReads, 'pageDesign' | 'embeddingOrigins'>,
  assets: WebAssets,
): void => {
  server.get('/widget.js', async (request, reply) => {
    const design = await reads.pageDesign().catch(() => defaultPageDesign);
    const appearance = JSON.stringify({ css: widgetStyle(design), texts: widgetTexts });
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      // Every page of the website requests it; a change of the design appears after some minutes.
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    const { script } = assets.urls(entry);
    return sendCompressed(request, reply, `(()=>{const fotobooking=${appearance};${assets.text([script])}})()`);
  });
  server.get('/widget/demo', async (request, reply) => {
    const nonce = newNonce();
    const asked = new URLSearchParams(request.url.split('?', 2)[1]);
    const language = pageLanguage(request.headers, asked.get('language'));
    // Without any allowed website the demo page may not frame the wizard either.
    const shown = (await reads.embeddingOrigins()).length > 0;
    const html = shown ? demoPage(asked, language, nonce) : noWebsitePage(language, nonce);
    const status = shown ? 200 : 404;
    return sendHtml(request, reply, { html, nonce, status, personal: false, compressed: true, framed: shown });
  });
};

const words = {
  de: {
    title: 'Eine Website mit Ihrer Buchung',
    lead: 'So steht die Buchung auf einer fremden Website. Alles darum herum gehört dieser Website, auch die Schrift.',
    after: 'Hier geht die Website weiter.',
    none: 'Noch darf keine Website Ihre Buchung zeigen',
    noneText: 'Tragen Sie zuerst die Adresse Ihrer Website ein, dann sehen Sie hier, wie die Buchung dort aussieht.',
    enter: 'Website eintragen',
  },
  ru: {
    title: 'Сайт с вашей записью',
    lead: 'Так запись выглядит на другом сайте. Всё вокруг принадлежит этому сайту, и шрифт тоже.',
    after: 'Здесь сайт продолжается.',
    none: 'Пока ни один сайт не может показывать вашу запись',
    noneText: 'Сначала укажите адрес своего сайта, и здесь будет видно, как запись выглядит на нём.',
    enter: 'Указать сайт',
  },
} as const;

const demoStyle =
  'body{max-width:60rem;margin:0 auto;padding:2rem min(1rem,3vw);font:1.125rem/1.6 Georgia,serif;color:#222;background:#fff}h1{font-size:1.75rem;line-height:1.2}';

const demoPage = (asked: URLSearchParams, language: Language, nonce: string): string => {
  const { title, lead, after } = words[language];
  const service = asked.get('service');
  const chosen = service ? ` data-service="${escapeHtml(service)}"` : '';
  const mode = asked.get('mode') === 'button' ? 'button' : 'inline';
  return documentOf({
    language,
    nonce,
    title,
    content: `<p>${lead}</p>
<script src="/widget.js" data-mode="${mode}"${chosen}></script>
<p>${after}</p>`,
  });
};

/** Shown instead of the demo while no website is entered: explains where to enter it. */
const noWebsitePage = (language: Language, nonce: string): string => {
  const { none, noneText, enter } = words[language];
  return documentOf({
    language,
    nonce,
    title: none,
    content: `<p>${noneText}</p>
<p><a href="/admin/widget">${enter}</a></p>`,
  });
};

interface PlainDocument {
  readonly language: Language;
  readonly nonce: string;
  readonly title: string;
  readonly content: string;
}

const documentOf = ({ language, nonce, title, content }: PlainDocument): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${demoStyle}</style>
</head>
<body><article>
<h1>${title}</h1>
${content}
</article></body>
</html>
`;

/** CSS of the widget inside another website: its own class names, the website's font, the studio's colours. */
const widgetStyle = (design: PageDesign): string => {
  const theme = themeOf(design);
  const of = (name: `--${string}`): string => theme[name] ?? '';
  return [
    `.fotobooking-inline,.fotobooking-full{display:block;width:100%;border:0;background:${of('--ground')}}`,
    `.fotobooking-inline{border-radius:${of('--card-radius')}}`,
    '.fotobooking-full{flex:1;min-height:0}',
    `.fotobooking-button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:${of('--button-radius')};box-shadow:inset 0 0 0 1px ${of('--action-edge')};background-color:${of('--primary')};background-image:${of('--action-image')};color:${of('--action-ink')};font:inherit;font-weight:600;text-decoration:none;cursor:pointer}`,
    `.fotobooking-button:focus-visible,.fotobooking-close:focus-visible{outline:2px solid ${of('--accent')};outline-offset:3px}`,
    '.fotobooking-close:focus-visible{outline-offset:-3px}',
    '.fotobooking-dialog{box-sizing:border-box;width:min(60rem,calc(100vw - 2rem));height:min(56rem,calc(100dvh - 2rem));max-width:none;max-height:none;margin:auto;padding:0;border:0;border-radius:.75rem;overflow:hidden;overscroll-behavior:contain;background:#fff;color:#1e1b26;color-scheme:light}',
    '.fotobooking-dialog[open]{display:flex;flex-direction:column}',
    '.fotobooking-bar{display:flex;flex:none;align-items:center;justify-content:space-between;gap:1rem;min-height:3.25rem;padding:0 .25rem 0 1rem;font-weight:600;line-height:1.3}',
    '.fotobooking-dialog>.fotobooking-button{position:absolute;inset:0;width:max-content;height:max-content;margin:auto}',
    '.fotobooking-dialog::backdrop{background:rgb(0 0 0/.5)}',
    '.fotobooking-close{flex:none;width:2.75rem;height:2.75rem;border:0;border-radius:50%;background:none;color:inherit;font:1.5rem/1 sans-serif;cursor:pointer}',
    '.fotobooking-close:hover{background:rgb(0 0 0/.06)}',
    '@media(max-width:40rem){.fotobooking-dialog{width:100vw;height:100dvh;border-radius:0}}',
  ].join('');
};
