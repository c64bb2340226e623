import { birthWindow, publicPlace } from '#features/births/server/api.ts';
import {
  calendarEntry,
  paymentPage,
  publicBooking,
  readLegalFacts,
  wantsConfirmation,
} from '#features/booking/server/api.ts';
import { publicCampaign } from '#features/campaigns/server/api.ts';
import { readOpeningHours, readPublicCalendar } from '#features/hours/server/api.ts';
import { issuesInvoices, saleDocuments } from '#features/invoices/server/api.ts';
import { offersWhatsapp, sendsMail } from '#features/notifications/server/api.ts';
import { publicOffer } from '#features/offers/server/api.ts';
import { paymentConfigs, publicPaymentConfig } from '#features/payments/server/api.ts';
import { listedPhotographers } from '#features/photographers/server/api.ts';
import { shownPictures, shownPicturesOf } from '#features/pictures/server/api.ts';
import { listedServices, publicServices, servicesOnOffer } from '#features/services/server/api.ts';
import { readCompany, readLegalTexts, readPageDesign } from '#features/settings/server/api.ts';
import { hasSoldVouchers, readOrder, sellsVouchersOnline, voucherShop } from '#features/vouchers/server/api.ts';
import { publicEntry } from '#features/waiting/server/api.ts';
import { readWidget } from '#features/widget/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { footerPages } from '../footer-pages.ts';
import type { PageReads } from './page-reads.ts';

/** The reads of pages, with the functions that the endpoints use. */
export const readsFrom = (context: Context): PageReads => ({
  company: async () => {
    const [company, vouchers] = await Promise.all([readCompany(context.db), aboutVouchers(context)]);
    return { ...company, footer: footerPages(vouchers.sold || vouchers.sells) };
  },
  pageDesign: () => readPageDesign(context.db),
  services: () => publicServices(context),
  listedServices: () => listedServices(context),
  listedPhotographers: () => listedPhotographers(context),
  openingHours: () => readOpeningHours(context),
  hasPortraits: async () => (await shownPictures(context.db, 'photographer')).size > 0,
  homePicture: async () => (await shownPicturesOf(context.db, { kind: 'home', id: null }))[0],
  paymentConfigs: async () => paymentConfigs(context, await servicesOnOffer(context)),
  publicPaymentConfig: () => publicPaymentConfig(context),
  calendarSettings: () => readPublicCalendar(context),
  offersWhatsapp: () => offersWhatsapp(context),
  sendsMail: () => sendsMail(context),
  issuesInvoices: () => issuesInvoices(context),
  mustConfirm: () => wantsConfirmation(context.db),
  embeddingOrigins: async () => (await readWidget(context.db)).origins,
  legalTexts: async (kind) => readLegalTexts(context.db, kind, await readLegalFacts(context)),
  booking: (id, reader) => publicBooking(context, { id, ...reader }),
  paymentPage: (id, reader) => paymentPage(context, id, { ...reader, administrator: undefined }),
  offer: (link) => publicOffer(context, link),
  waiting: (link) => publicEntry(context, link),
  campaign: (slug, early) => publicCampaign(context, slug, early),
  birthWindow: (id, language) => birthWindow(context, id, { due_on: undefined, language }),
  birthPlace: (id, reader) => publicPlace(context, id, reader),
  vouchers: () => aboutVouchers(context),
  voucherShop: async () => {
    const shop = await voucherShop(context, saleDocuments);
    return shop && { ...shop, today: berlinDateOf(context.now()) };
  },
  voucherOrder: (id) => readOrder(context, id),
  calendarEntry: (id) => calendarEntry(context, id),
});

/** Whether the studio has sold a voucher, and whether customers can buy one. */
const aboutVouchers = async (context: Context) => {
  const [sold, sells] = await Promise.all([hasSoldVouchers(context.db), sellsVouchersOnline(context)]);
  return { sold, sells };
};
