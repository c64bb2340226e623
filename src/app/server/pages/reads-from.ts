import { readOpeningHours, readPublicCalendar } from '#features/availability/server/api.ts';
import { birthWindow, publicPlace } from '#features/births/server/api.ts';
import { calendarEntry, publicBooking, readLegalFacts, wantsConfirmation } from '#features/booking/server/api.ts';
import { publicCampaign } from '#features/campaigns/server/api.ts';
import { issuesInvoices } from '#features/invoices/server/api.ts';
import { offersWhatsapp, sendsMail } from '#features/notifications/server/api.ts';
import { publicOffer } from '#features/offers/server/api.ts';
import { paymentConfigs, publicPaymentConfig } from '#features/payments/server/api.ts';
import { listedPhotographers } from '#features/photographers/server/api.ts';
import { shownPictures, shownPicturesOf } from '#features/pictures/server/api.ts';
import { listedServices, publicServices, servicesOnOffer } from '#features/services/server/api.ts';
import { readCompany, readLegalTexts, readPageDesign } from '#features/settings/server/api.ts';
import { publicEntry } from '#features/waiting/server/api.ts';
import { readWidget } from '#features/widget/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { PageReads } from './page-reads.ts';

/** The reads of pages, with the functions that the endpoints use. */
export const readsFrom = (context: Context): PageReads => ({
  company: () => readCompany(context.db),
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
  offer: (link) => publicOffer(context, link),
  waiting: (link) => publicEntry(context, link),
  campaign: (slug, early) => publicCampaign(context, slug, early),
  birthWindow: (id, language) => birthWindow(context, id, { due_on: undefined, language }),
  birthPlace: (id, reader) => publicPlace(context, id, reader),
  calendarEntry: (id) => calendarEntry(context, id),
});
