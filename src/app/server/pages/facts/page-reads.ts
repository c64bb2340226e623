import type { PublicPlace, PublicWindow } from '#features/births/contract.ts';
import type { PublicBooking } from '#features/booking/contract.ts';
import type { PaymentPage } from '#features/booking/transfer-contract.ts';
import type { PublicCampaign } from '#features/campaigns/contract.ts';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import type { OpeningHours } from '#features/hours/server/api.ts';
import type { PublicOffer } from '#features/offers/contract.ts';
import type { PublicPaymentConfig, ServicePaymentConfig } from '#features/payments/contract.ts';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import type { PublicPicture } from '#features/pictures/contract.ts';
import type { PublicService } from '#features/services/contract.ts';
import type { CompanyInfo, PageDesign } from '#features/settings/contract.ts';
import type { LegalKind } from '#features/settings/domain/legal/legal-kinds.ts';
import type { LegalTexts } from '#features/settings/texts/legal/legal-texts.ts';
import type { VoucherOrderView, VoucherShop } from '#features/vouchers/order-contract.ts';
import type { WaitingEntry } from '#features/waiting/contract.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Site } from '#shared/web/page.ts';

export interface BookingReader {
  readonly token?: string | undefined;
  readonly language: Language;
  /** The caller's network address, as limits count it. */
  readonly network?: string;
}

export interface PaymentReader {
  readonly token: string | undefined;
  readonly language: Language;
  readonly network: string;
}

/** Something with a page of its own. The examples of a new studio are shown, but search engines must not list them. */
export interface ListedService {
  readonly service: PublicService;
  readonly is_example: boolean;
}
export interface ListedPhotographer {
  readonly photographer: PublicPhotographer;
  readonly is_example: boolean;
}

/** The reads that pages consist of. Each may fail alone; the page is then rendered without it. */
export interface PageReads {
  readonly company: () => Promise<CompanyInfo & Pick<Site, 'footer'>>;
  readonly pageDesign: () => Promise<PageDesign>;
  readonly services: () => Promise<readonly PublicService[]>;
  readonly listedServices: () => Promise<readonly ListedService[]>;
  readonly listedPhotographers: () => Promise<readonly ListedPhotographer[]>;
  readonly openingHours: () => Promise<OpeningHours>;
  /** Whether photographers have portraits, which the wizard loads later. */
  readonly hasPortraits: () => Promise<boolean>;
  /** The picture of the home page; undefined: none. */
  readonly homePicture: () => Promise<PublicPicture | undefined>;
  /** Prepayment by service id. */
  readonly paymentConfigs: () => Promise<Readonly<Record<string, ServicePaymentConfig>>>;
  readonly publicPaymentConfig: () => Promise<PublicPaymentConfig>;
  readonly calendarSettings: () => Promise<PublicCalendarSettings>;
  /** Whether the studio can send reminders by WhatsApp. */
  readonly offersWhatsapp: () => Promise<boolean>;
  /** Whether customers must confirm their e-mail address before a booking counts. */
  readonly mustConfirm: () => Promise<boolean>;
  /** Whether mails are sent, so that a page may announce one. */
  readonly sendsMail: () => Promise<boolean>;
  /** Whether documents of money are issued. */
  readonly issuesInvoices: () => Promise<boolean>;
  /** Origins of websites that may frame the wizard. */
  readonly embeddingOrigins: () => Promise<readonly string[]>;
  /** The legal text in force. */
  readonly legalTexts: (kind: LegalKind) => Promise<LegalTexts>;
  /** Throws a Problem (404, 403) like the endpoint of the same name. */
  readonly booking: (id: string, reader: BookingReader) => Promise<PublicBooking>;
  /** What the customer can choose from to pay; undefined: nothing. Throws a Problem (403). */
  readonly paymentPage: (id: string, reader: PaymentReader) => Promise<PaymentPage | undefined>;
  /** Whether the studio has sold a voucher, and whether customers can buy one on the website. */
  readonly vouchers: () => Promise<{ readonly sold: boolean; readonly sells: boolean }>;
  /** What customers can buy, and the day in Berlin; undefined: no vouchers are sold on the website. */
  readonly voucherShop: () => Promise<(VoucherShop & { readonly today: string }) | undefined>;
  /** The order of a voucher as it is known. Throws a Problem (404). */
  readonly voucherOrder: (id: string) => Promise<VoucherOrderView>;
  /** Throws a Problem (404) like the endpoint of the same name. */
  readonly offer: (link: string) => Promise<PublicOffer>;
  /** The same for a waiting entry. */
  readonly waiting: (link: string) => Promise<WaitingEntry>;
  /** Throws a Problem (404) like the endpoint of the same name. */
  readonly campaign: (slug: string, early: string | undefined) => Promise<PublicCampaign>;
  /** The same for the window of a service, and for a place until a birth. */
  readonly birthWindow: (serviceId: string, language: Language) => Promise<PublicWindow>;
  readonly birthPlace: (id: string, reader: Omit<BookingReader, 'network'>) => Promise<PublicPlace>;
  /** The UID and sequence of a booking in the customer's calendar; throws 404 as above. */
  readonly calendarEntry: (id: string) => Promise<{ readonly uid: string; readonly sequence: number }>;
}
