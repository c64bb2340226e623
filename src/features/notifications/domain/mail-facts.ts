import type { BookingStatus } from '#features/booking/contract.ts';
import type { CompanySettings } from '#features/settings/domain/company.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { MailDesign } from './email-settings.ts';

/** A booking as its mails see it, read when the mail is sent. Instants are epoch ms, money whole cents. */
export interface MailBooking {
  readonly id: string;
  /** What the customer's calendar knows it by; null: by its id. */
  readonly calendar_uid: string | null;
  readonly confirmation_code: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  /** null: no price is shown, as for system services (AMB-012). */
  readonly price_cents: number | null;
  readonly photographer_name: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  /** Whether the customer has agreed to messages by WhatsApp. */
  readonly customer_whatsapp_notifications: boolean;
  /** Shown to the studio only: a stranger's words must not travel in the studio's name. */
  readonly notes: string | null;
  readonly language: Language;
  /** Who made it: a visitor of the public pages, or the studio. */
  readonly source: 'public' | 'admin';
  readonly cancel_reason: string | null;
  readonly cancelled_by: 'customer' | 'admin' | 'system' | null;
  /** What is still to be paid before the session; null: nothing. */
  readonly open_prepayment_cents: number | null;
  /** What is on its way back to the customer, or has arrived. */
  readonly refund_cents: number;
}

/** What every mail is written from, whatever it tells of. */
export interface HouseFacts {
  readonly company: Omit<CompanySettings, 'logo_url'>;
  readonly design: MailDesign;
  /** Address of an image for `src`: `cid:…` in a mail, a path or data: address in a preview. */
  readonly logo: string | null;
  /** Without a slash at its end. */
  readonly public_url: string;
}

/** Everything a mail about a booking is written from. */
export interface MailFacts extends HouseFacts {
  readonly booking: MailBooking;
  readonly cancel_url: string;
  /** The page of the booking, with the token that pays for it. */
  readonly booking_url: string;
}
