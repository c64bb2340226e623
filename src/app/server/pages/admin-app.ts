import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { languages } from '#shared/kernel/language.ts';
import { sendCompressed } from '#shared/server/http/compressed.ts';
import { textsModule } from '../../web/admin/texts/load-texts.ts';
import type { ShellFiles } from '../../web/worker/offline-shell.ts';
import type { PageReads } from './facts/page-reads.ts';
import type { WebAssets } from './html/web-assets.ts';
import { fontPreloads } from './page-style.ts';

/** What the back office needs to start without a network, beside its frame: modules of the screens that work then. */
const offlineModules: readonly string[] = [
  'src/features/calendar/web/admin/today/today-screen.tsx',
  // What the palette lists.
  'src/app/web/admin/palette/palette-pages.ts',
  // Who was signed in here, and the form if nobody was.
  'src/features/auth/web/parts/sealed-store.ts',
  'src/features/auth/web/admin/sign-in/login-form.tsx',
];

const entry = 'src/app/web/admin/entry.tsx';
/** Where the installed back office opens; a role that may not see it is led to its own first page. */
const start = '/admin/today';
/** Its HTML is that of every page. */
const page = '/admin';

export interface AdminApp {
  readonly shell: ShellFiles;
  /** The service worker. */
  readonly worker: string;
  /** Returns an icon of this name. */
  readonly icon: (name: string) => Buffer;
}

export const readAdminApp = (dist: string, assets: WebAssets): AdminApp =>
  adminApp(assets, readFileSync(join(dist, 'worker/admin-worker.js'), 'utf8'), (name) =>
    readFileSync(join(dist, 'icons', name)),
  );

export const adminApp = (assets: WebAssets, code: string, icon: AdminApp['icon']): AdminApp => {
  const files = [
    ...new Set(
      languages.flatMap((language) => {
        const { script, styles, preloads } = assets.urls(entry, [textsModule(language), ...offlineModules]);
        return [script, ...styles, ...preloads, ...fontPreloads('Inter', language)];
      }),
    ),
  ];
  const build = createHash('sha256')
    .update(JSON.stringify([code, files]))
    .digest('hex')
    .slice(0, 16);
  const shell = { build, page, files };
  return { shell, worker: `(()=>{const shellFiles=${JSON.stringify(shell)};${code}})()`, icon };
};

/** Serves what makes the back office installable: its manifest with icons, and its service worker. */
export const adminAppFiles = (
  server: FastifyInstance,
  { worker, icon }: AdminApp,
  company: PageReads['company'],
): void => {
  server.get('/admin-worker.js', (request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // What the worker itself may load: files of our own server.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      vary: 'Accept-Encoding',
    });
    return sendCompressed(request, reply, worker);
  });
  server.get('/admin.webmanifest', async (_, reply) => {
    const { company_name } = await company();
    reply.headers({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' });
    return reply.send(JSON.stringify(manifestOf(company_name)));
  });
  for (const [name, type] of icons) {
    server.get(`/admin-${name}`, (_, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' }).send(icon(name)),
    );
  }
};

const icons = [
  ['icon.svg', 'image/svg+xml'],
  ['icon-192.png', 'image/png'],
  ['icon-512.png', 'image/png'],
] as const;

const manifestOf = (name: string): object => ({
  id: '/admin',
  name,
  start_url: start,
  scope: '/admin',
  display: 'standalone',
  // The ground of the light theme (admin.css).
  background_color: '#f6f5f9',
  theme_color: '#f6f5f9',
  icons: [
    { src: '/admin-icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...['192', '512'].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/admin-icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ),
  ],
});
