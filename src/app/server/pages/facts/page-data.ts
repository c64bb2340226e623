import type { PublicBooking } from '#features/booking/contract.ts';
import type { CampaignData } from '#features/campaigns/web/public/campaign-page.tsx';
import type { OfferData } from '#features/offers/web/public/offer-page.tsx';
import type { LegalKind } from '#features/settings/domain/legal/legal-kinds.ts';
import { type LegalTexts, legalTexts } from '#features/settings/texts/legal/legal-texts.ts';
import type { WaitingData } from '#features/waiting/web/public/waiting-page.tsx';
import { Problem } from '#shared/contract/problem.ts';
import type { DataOf, PageName } from '../../../web/public/pages.ts';
import type { Loaded, PageRequest } from '../page-request.ts';
import { birthPlaceOf, birthWindowOf, placeToConfirm } from './birth-page-data.ts';
import { photographerOf, serviceAddresses, serviceOf } from './catalogue-page-data.ts';
import { placeholderStudio } from './placeholder-studio.ts';
import { voucherPageOf } from './voucher-page-data.ts';

type Loaders = { readonly [N in PageName]: (request: PageRequest) => Promise<Loaded<DataOf<N>>> };

/** Loads the data of each page on the server, before it is rendered. */
export const pageData: Loaders = {
  home: async (request) => {
    const [services, mails, picture] = await Promise.all([
      orUndefined(request, request.reads.services()),
      orUndefined(request, request.reads.sendsMail()),
      orUndefined(request, request.reads.homePicture()),
    ]);
    const { language } = request;
    const pages = (services ?? []).map((one): [string, string] => [one.id, serviceAddresses(one)[language]]);
    return { data: { services, pages: Object.fromEntries(pages), mails, ...(picture && { picture }) } };
  },
  service: serviceOf,
  photographer: photographerOf,
  success: async (request) => {
    const [found, mails, invoices] = await Promise.all([
      bookingOf(request, request.params.id ?? '', request.query.get('token') ?? undefined),
      orUndefined(request, request.reads.sendsMail()),
      orUndefined(request, request.reads.issuesInvoices()),
    ]);
    return { ...found, ...placePage(request, found.data.booking), data: { ...found.data, mails, invoices } };
  },
  cancel: async (request) => {
    const token = request.query.get('token');
    if (!request.params.id || !token) return { data: { problem: 'Invalid cancellation link' }, status: 400 };
    const [found, settings, mails] = await Promise.all([
      bookingOf(request, request.params.id, token),
      orUndefined(request, request.reads.calendarSettings()),
      orUndefined(request, request.reads.sendsMail()),
    ]);
    return { ...found, data: { ...found.data, cancel_window_hours: settings?.cancel_window_hours, mails } };
  },
  move: async (request) => {
    const token = request.query.get('token');
    if (!request.params.id || !token) return { data: { problem: 'Invalid link' }, status: 400 };
    const [found, mails] = await Promise.all([
      bookingOf(request, request.params.id, token),
      orUndefined(request, request.reads.sendsMail()),
    ]);
    return { ...found, data: { ...found.data, mails } };
  },
  confirm: async (request) => {
    const found = await bookingOf(request, request.params.id ?? '', undefined);
    const place = await orUndefined(request, placeToConfirm(request, found.data.booking));
    return { ...found, data: { ...found.data, ...(place && { place }) } };
  },
  offer: async (request) => {
    const [found, mustConfirm, whatsapp] = await Promise.all([
      offerOf(request, request.params.link ?? ''),
      orUndefined(request, request.reads.mustConfirm()),
      orUndefined(request, request.reads.offersWhatsapp()),
    ]);
    return { ...found, data: { ...found.data, mustConfirm, whatsapp } };
  },
  waiting: (request) => waitingOf(request, request.params.link ?? ''),
  birthWindow: async (request) => {
    const [found, whatsapp] = await Promise.all([
      birthWindowOf(request, request.query.get('service') ?? ''),
      orUndefined(request, request.reads.offersWhatsapp()),
    ]);
    return { ...found, data: { ...found.data, whatsapp } };
  },
  birthPlace: (request) => birthPlaceOf(request, request.params.id ?? '', request.query.get('token') ?? undefined),
  campaign: async (request) => {
    const [found, mustConfirm, whatsapp] = await Promise.all([
      campaignOf(request, request.params.slug ?? '', request.query.get('early') ?? undefined),
      orUndefined(request, request.reads.mustConfirm()),
      orUndefined(request, request.reads.offersWhatsapp()),
    ]);
    return { ...found, data: { ...found.data, mustConfirm, whatsapp } };
  },
  voucher: voucherPageOf,
  imprint: async (request) => ({ data: { texts: await legalPage(request, 'imprint') } }),
  privacy: async (request) => ({ data: { texts: await legalPage(request, 'privacy') } }),
  terms: async (request) => ({ data: { texts: await legalPage(request, 'terms') } }),
  accessibility: async (request) => ({ data: { texts: await legalPage(request, 'accessibility') } }),
  withdrawal: async () => ({ data: null }),
  contact: async () => ({ data: null }),
  booking: async (request) => {
    const [services, paymentConfigs, payment, calendar, whatsapp, mustConfirm, portraits] = await Promise.all([
      orUndefined(request, request.reads.services()),
      orUndefined(request, request.reads.paymentConfigs()),
      orUndefined(request, request.reads.publicPaymentConfig()),
      orUndefined(request, request.reads.calendarSettings()),
      orUndefined(request, request.reads.offersWhatsapp()),
      orUndefined(request, request.reads.mustConfirm()),
      orUndefined(request, request.reads.hasPortraits()),
    ]);
    const data = { services, paymentConfigs, payment, calendar, whatsapp, mustConfirm };
    return { data: { ...data, ...(portraits && { picturesLater: true as const }) } };
  },
  notFound: async () => ({ data: null, status: 404 }),
};

/** A place that waits for a birth has a page of its own. */
const placePage = ({ query }: PageRequest, booking: PublicBooking | undefined): { readonly goTo?: string } =>
  booking?.awaits_birth ? { goTo: `/birth-place/${booking.booking_id}${query.size > 0 ? `?${query}` : ''}` } : {};

/** The result, or undefined after an error: a page does not fail because of one part. */
const orUndefined = async <T>(request: PageRequest, reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    request.failed(error);
    return undefined;
  });

interface BookingData {
  readonly booking?: PublicBooking;
  /** The error code of the response; without code and result, the read failed. */
  readonly problem?: string;
}

const bookingOf = async (request: PageRequest, id: string, token: string | undefined): Promise<Loaded<BookingData>> => {
  const { language, network } = request;
  try {
    return { data: { booking: await request.reads.booking(id, { token, language, network }) } };
  } catch (error) {
    if (error instanceof Problem) return { data: { problem: error.message }, status: error.status };
    request.failed(error);
    return { data: {}, status: 503 };
  }
};

const offerOf = async (request: PageRequest, link: string): Promise<Loaded<OfferData>> => {
  try {
    return { data: { offer: await request.reads.offer(link) } };
  } catch (error) {
    if (error instanceof Problem) return { data: { isUnknown: true }, status: error.status };
    request.failed(error);
    return { data: {}, status: 503 };
  }
};

const waitingOf = async (request: PageRequest, link: string): Promise<Loaded<WaitingData>> => {
  try {
    return { data: { entry: await request.reads.waiting(link) } };
  } catch (error) {
    if (error instanceof Problem) return { data: { isUnknown: true }, status: error.status };
    request.failed(error);
    return { data: {}, status: 503 };
  }
};

const campaignOf = async (
  request: PageRequest,
  slug: string,
  early: string | undefined,
): Promise<Loaded<CampaignData>> => {
  try {
    return { data: { campaign: await request.reads.campaign(slug, early) } };
  } catch (error) {
    if (error instanceof Problem) return { data: { isUnknown: true }, status: error.status };
    request.failed(error);
    return { data: {}, status: 503 };
  }
};

/**
 * The legal text in force; if it cannot be read, the template with all optional paragraphs: a superfluous paragraph is
 * better than a missing one.
 */
const legalPage = async (request: PageRequest, kind: LegalKind): Promise<LegalTexts> =>
  (await orUndefined(request, request.reads.legalTexts(kind))) ??
  legalTexts(kind, { ...placeholderStudio, cancel_window_hours: undefined, online_payment: true });
