import type { FastifyInstance } from 'fastify';
import { adminRoutes } from '../../web/admin/admin-routes.ts';
import { textsModule } from '../../web/admin/texts/load-texts.ts';
import { htmlDocument, newNonce } from './html/html-document.ts';
import { sendHtml } from './html/send-html.ts';
import type { WebAssets } from './html/web-assets.ts';
import { pageLanguage } from './page-language.ts';
import { fontFaces, fontPreloads } from './page-style.ts';

const entry = 'src/app/web/admin/entry.tsx';

// The dark theme exists under /admin only. The class is set before the first paint, to avoid a flash of the light
// theme.
const earlyTheme = `try{const t=localStorage.getItem('admin_theme');if(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.classList.add('dark')}catch{}`;

// The service worker makes the back office open without a network; without one everything works, but online. Not part of
// the scripts, whose size is limited.
const registration = `if('serviceWorker' in navigator)addEventListener('load',()=>{navigator.serviceWorker.register('/admin-worker.js',{scope:'/admin'}).catch(()=>{})})`;

/**
 * Serves the HTML of the back office at each of its addresses, and at unknown ones with status 404. The service worker
 * learns from the header `x-admin-build` which build a page belongs to.
 */
export const adminPages = (server: FastifyInstance, assets: WebAssets, build: string): void => {
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
          earlyScript: `${earlyTheme};${registration}`,
          app: { manifest: '/admin.webmanifest', icon: '/admin-icon-192.png' },
          body: '<div id="app"></div>',
        },
        nonce,
      );
      reply.header('x-admin-build', build);
      return sendHtml(request, reply, { html, nonce, status, personal: true, compressed: true, worker: true });
    });
  };
  for (const path of adminRoutes) send(path, 200);
  send('/admin/*', 404);
};
