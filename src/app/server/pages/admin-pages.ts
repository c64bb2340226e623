import type { FastifyInstance } from 'fastify';
import { adminRoutes } from '../../web/admin/admin-routes.ts';
import { textsModule } from '../../web/admin/texts/load-texts.ts';
import { htmlDocument, newNonce } from './html-document.ts';
import { pageLanguage } from './page-language.ts';
import { fontFaces, fontPreloads } from './page-style.ts';
import { sendHtml } from './send-html.ts';
import type { WebAssets } from './web-assets.ts';

const entry = 'src/app/web/admin/entry.tsx';

// The dark theme exists under /admin only. The class is set before the first paint, to avoid a flash of the light
// theme.
const earlyTheme = `try{if(localStorage.getItem('admin_theme')==='dark')document.documentElement.classList.add('dark')}catch{}`;

/** Serves the HTML of the back office at each of its addresses, and at unknown ones with status 404. */
export const adminPages = (server: FastifyInstance, assets: WebAssets): void => {
  const send = (path: string, status: number): void => {
    server.get(path, (request, reply) => {
      const nonce = newNonce();
      const language = pageLanguage(request.headers);
      const html = htmlDocument(
        {
          language,
          title: 'FotoBooking',
          assets: assets.urls(entry, [textsModule(language)]),
          fonts: fontPreloads('Inter', language),
          style: fontFaces('Inter'),
          earlyScript: earlyTheme,
          body: '<div id="app"></div>',
        },
        nonce,
      );
      return sendHtml(request, reply, { html, nonce, status, personal: true, compressed: true });
    });
  };
  for (const path of adminRoutes) send(path, 200);
  send('/admin/*', 404);
};
