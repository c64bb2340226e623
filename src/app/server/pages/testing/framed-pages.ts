import Fastify, { type FastifyInstance } from 'fastify';
import { defaultPageDesign } from '#features/settings/domain/design/default-page-design.ts';
import { addSecurityHeaders } from '#shared/server/http/security-headers.ts';
import { adminPages } from '../admin-pages.ts';
import { widgetPages } from '../embedding/widget-pages.ts';
import type { PageReads } from '../facts/page-reads.ts';
import { placeholderStudio } from '../facts/placeholder-studio.ts';
import type { WebAssets } from '../html/web-assets.ts';
import { publicPages } from '../public-pages.ts';

const assets: WebAssets = { urls: (entry) => ({ script: entry, styles: [], preloads: [] }), text: () => 'theWidget()' };

export const unknown = () => Promise.reject(new Error('not read here'));

export const friend = 'https://www.studio.de';

export const servers: FastifyInstance[] = [];

/** The pages of a studio whose wizard these origins may frame. */
export const pagesOf = (origins: () => Promise<readonly string[]>) => {
  const server = Fastify();
  servers.push(server);
  const reads: PageReads = {
    company: async () => placeholderStudio,
    pageDesign: async () => defaultPageDesign,
    services: async () => [],
    listedServices: unknown,
    listedPhotographers: unknown,
    openingHours: unknown,
    hasPortraits: unknown,
    homePicture: async () => undefined,
    paymentConfigs: unknown,
    publicPaymentConfig: unknown,
    calendarSettings: unknown,
    offersWhatsapp: unknown,
    sendsMail: unknown,
    issuesInvoices: unknown,
    mustConfirm: unknown,
    embeddingOrigins: origins,
    legalTexts: unknown,
    booking: unknown,
    paymentPage: unknown,
    offer: unknown,
    waiting: unknown,
    birthWindow: unknown,
    birthPlace: unknown,
    campaign: unknown,
    vouchers: unknown,
    voucherShop: unknown,
    voucherOrder: unknown,
    calendarEntry: unknown,
  };
  addSecurityHeaders(server, { secure: false });
  adminPages(server, assets, 'b1');
  widgetPages(server, reads, assets);
  publicPages(server, { reads, publicUrl: () => 'https://termine.studio.de', assets });
  return async (url: string, headers: Record<string, string> = {}) => {
    const response = await server.inject({ url, headers });
    const policy = String(response.headers['content-security-policy']);
    return {
      status: response.statusCode,
      body: response.body,
      headers: response.headers,
      framedBy: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
      olderFramedBy: response.headers['x-frame-options'],
    };
  };
};

export const inFrame = { 'sec-fetch-dest': 'iframe' };
