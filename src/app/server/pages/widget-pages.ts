import type { FastifyInstance } from 'fastify';
import { defaultPageDesign } from '#features/settings/domain/default-page-design.ts';
import { escapeHtml } from '#shared/kernel/escape-html.ts';
import { widgetTexts } from '../../web/widget/widget-appearance.ts';
import { newNonce } from './html-document.ts';
import { pageLanguage } from './page-language.ts';
import type { PageReads } from './page-reads.ts';
import { sendCompressed, sendHtml } from './send-html.ts';
import type { WebAssets } from './web-assets.ts';
import { widgetStyle } from './widget-style.ts';

const entry = 'src/app/web/widget/entry.ts';

/** The script that puts the wizard into another website (docs/widget.md), and a page that has it. */
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
      // Every page of the website asks for it; a change of the design shows after some minutes.
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    const { script } = assets.urls(entry);
    return sendCompressed(request, reply, `(()=>{const fotobooking=${appearance};${assets.text([script])}})()`);
  });
  server.get('/widget/demo', async (request, reply) => {
    // Where nobody may show the wizard, this page may not either.
    if ((await reads.embeddingOrigins()).length === 0) return reply.callNotFound();
    const nonce = newNonce();
    const asked = new URLSearchParams(request.url.split('?', 2)[1]);
    const html = demoPage(asked, pageLanguage(request.headers, asked.get('language')), nonce);
    return sendHtml(request, reply, { html, nonce, status: 200, personal: false, framed: true });
  });
};

const words = {
  de: {
    title: 'Eine Website mit Ihrer Buchung',
    lead: 'So steht die Buchung auf einer fremden Website. Alles darum herum gehört dieser Website, auch die Schrift.',
    after: 'Hier geht die Website weiter.',
  },
  ru: {
    title: 'Сайт с вашей записью',
    lead: 'Так запись выглядит на другом сайте. Всё вокруг принадлежит этому сайту, и шрифт тоже.',
    after: 'Здесь сайт продолжается.',
  },
} as const;

const demoStyle =
  'body{max-width:60rem;margin:0 auto;padding:2rem min(1rem,3vw);font:1.125rem/1.6 Georgia,serif;color:#222;background:#fff}h1{font-size:1.75rem;line-height:1.2}';

const demoPage = (asked: URLSearchParams, language: 'de' | 'ru', nonce: string): string => {
  const { title, lead, after } = words[language];
  const service = asked.get('service');
  const chosen = service ? ` data-service="${escapeHtml(service)}"` : '';
  return `<!doctype html>
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
<p>${lead}</p>
<script src="/widget.js" data-mode="${asked.get('mode') === 'button' ? 'button' : 'inline'}"${chosen}></script>
<p>${after}</p>
</article></body>
</html>
`;
};
