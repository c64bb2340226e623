import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { adminAppFiles, readAdminApp } from './admin-app.ts';
import { adminPages } from './admin-pages.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { widgetPages } from './embedding/widget-pages.ts';
import { favicon } from './findable/favicon.ts';
import { robots, sitemap } from './findable/sitemap.ts';
import { distFolder, readWebAssets } from './html/web-assets.ts';
import { paymentPages } from './payment-page.ts';
import type { PublicPagesOptions } from './public-pages.ts';
import { publicPages } from './public-pages.ts';

export type WebPagesOptions = Omit<PublicPagesOptions, 'assets'> & {
  /** The folder of the build; default: the one of this process. */
  readonly dist?: string;
};

/**
 * Serves everything for browsers except the API: public pages, back office, their files, and what crawlers request.
 */
export const webPages = async (server: FastifyInstance, options: WebPagesOptions): Promise<void> => {
  const dist = options.dist ?? distFolder();
  await server.register(fastifyStatic, {
    root: join(dist, 'web'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    // Every file name contains a hash of its content.
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  // Requested by clients that do not parse pages: bookmarks, feed readers, some browsers.
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    server.get(path, (_, reply) =>
      reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).send(favicon),
    );
  }
  server.get('/robots.txt', async (_, reply) => reply.type('text/plain').send(robots(await options.publicUrl())));
  server.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml').send(await sitemap(options.reads, await options.publicUrl())),
  );
  // Where password managers look for the page that changes a password.
  server.get('/.well-known/change-password', (_, reply) => reply.redirect('/admin/account', 302));
  if (import.meta.env?.DEV) liveReload(server);
  bookingCalendar(server, options.reads);
  const adminAssets = readWebAssets(dist, 'admin');
  const app = readAdminApp(dist, adminAssets);
  adminPages(server, adminAssets, app.shell.build);
  adminAppFiles(server, app, options.reads.company);
  const assets = readWebAssets(dist, 'public');
  widgetPages(server, options.reads, assets);
  paymentPages(server, { ...options, assets });
  publicPages(server, { ...options, assets });
};

/** An event stream that breaks when the server restarts; see live-reload.ts. */
const liveReload = (server: FastifyInstance): void => {
  server.get('/dev/live', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 300\n\n');
  });
};
