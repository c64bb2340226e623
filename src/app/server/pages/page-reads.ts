import type { PublicCalendarSettings } from '#features/availability/contract.ts';
import type { PublicBooking } from '#features/booking/contract.ts';
import type { PublicPaymentConfig, ServicePaymentConfig } from '#features/payments/contract.ts';
import type { PublicService } from '#features/services/contract.ts';
import type { CompanyInfo, PageDesign } from '#features/settings/contract.ts';
import type { LegalKind } from '#features/settings/domain/legal-kinds.ts';
import type { LegalTexts } from '#features/settings/texts/legal/legal-texts.ts';
import type { Language } from '#shared/contract/fields.ts';

export interface BookingReader {
  readonly token?: string | undefined;
  readonly language: Language;
  /** Where the page is read, as limits count it. */
  readonly network?: string;
}

/** What pages are made of. Each read may fail alone; a page then stands without it. */
export interface PageReads {
  readonly company: () => Promise<CompanyInfo>;
  readonly pageDesign: () => Promise<PageDesign>;
  readonly services: () => Promise<readonly PublicService[]>;
  /** Prepayment by service id. */
  readonly paymentConfigs: () => Promise<Readonly<Record<string, ServicePaymentConfig>>>;
  readonly publicPaymentConfig: () => Promise<PublicPaymentConfig>;
  readonly calendarSettings: () => Promise<PublicCalendarSettings>;
  /** Whether the studio can remind customers by WhatsApp. */
  readonly offersWhatsapp: () => Promise<boolean>;
  /** Whether mails leave, so that a page may announce one. */
  readonly sendsMail: () => Promise<boolean>;
  /** Websites that may show the wizard in a frame, as origins. */
  readonly embeddingOrigins: () => Promise<readonly string[]>;
  /** A legal page as it is in force. */
  readonly legalTexts: (kind: LegalKind) => Promise<LegalTexts>;
  /** Throws a Problem (404, 403) as the endpoint of the same name does. */
  readonly booking: (id: string, reader: BookingReader) => Promise<PublicBooking>;
  /** What the customer's calendar knows a booking by, and how often it has changed; 404 as above. */
  readonly calendarEntry: (id: string) => Promise<{ readonly uid: string; readonly sequence: number }>;
}
