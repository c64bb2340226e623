import type { BookingStatus } from '#features/booking/domain/booking-status.ts';
import type { CancelCode } from '#features/booking/domain/cancel-code.ts';
import type { ItemKind } from '#features/services/domain/extras/booked-item.ts';
import type { CompanySettings } from '#features/settings/domain/company.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { MailDesign } from '../email-settings.ts';

export interface MailResource {
  readonly name: string;
  /** Null: Russian readers see `name`. */
  readonly name_ru: string | null;
  readonly shown_to_customers: boolean;
}

/** What was booked besides the service. */
export interface MailItem {
  readonly kind: ItemKind;
  readonly name_de: string;
  readonly name_ru: string | null;
  readonly count: number;
  /** For the whole count. */
  readonly price_cents: number;
  /** Of one of them. */
  readonly unit_minutes: number;
  /** Of a second session: minutes between the two. */
  readonly gap_minutes?: number | undefined;
}

/** A booking as used in mails, read when the mail is sent. Instants are epoch ms, money is whole cents. */
export interface MailBooking {
  readonly id: string;
  /** The UID of the session in the customer's calendar; null uses the booking's id. */
  readonly calendar_uid: string | null;
  readonly confirmation_code: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  readonly items: readonly MailItem[];
  /** Null: no price is shown, as for system services. */
  readonly price_cents: number | null;
  readonly photographer_name: string;
  /** The rooms, equipment and people that the session uses besides its photographer. */
  readonly resources: readonly MailResource[];
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  /** Whether the customer has agreed to messages by WhatsApp. */
  readonly customer_whatsapp_notifications: boolean;
  /** Only sent to the studio: a stranger's text must not be sent in the studio's name. */
  readonly notes: string | null;
  readonly language: Language;
  /** Who created it: a visitor of the public pages, or the studio. */
  readonly source: 'public' | 'admin';
  readonly cancel_code: CancelCode | null;
  readonly cancel_reason: string | null;
  readonly cancelled_by: 'customer' | 'admin' | 'system' | null;
  /** The deadline for confirming the address; null if nothing must be confirmed. */
  readonly confirm_by: number | null;
  /** False: a place until a birth without an hour. */
  readonly has_time: boolean;
  /** What must still be paid before the session; null if nothing. */
  readonly open_prepayment_cents: number | null;
  /** What is left of the price and can be paid online; null if nothing. */
  readonly rest_online_cents: number | null;
  /** Refunds that are pending or completed. */
  readonly refund_cents: number;
}

/** The data that every mail uses. */
export interface CommonFacts {
  readonly company: Omit<CompanySettings, 'logo_url'>;
  readonly design: MailDesign;
  /** Image address for `src`: `cid:…` in a mail, a path or data: URL in a preview. */
  readonly logo: string | null;
  /** Without a trailing slash. */
  readonly public_url: string;
  /** The secret link that ends a session, in the mail about it; the stored copy of the mail has none. */
  readonly end_sign_in_url?: string;
  /** The secret link with which a person joins the team, likewise. */
  readonly invitation_url?: string;
  /** The secret link with which a customer confirms a declaration of withdrawal, likewise. */
  readonly confirm_withdrawal_url?: string;
}

/** An offer as used in its mail, read when the mail is sent. Instants are epoch ms, money is whole cents. */
export interface MailOffer {
  readonly customer_name: string;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  /** Null: no price is shown, as for system services. */
  readonly price_cents: number | null;
  readonly items: readonly MailItem[];
  readonly held_until: number;
  readonly times: readonly { readonly start: number; readonly end: number; readonly photographer_name: string }[];
}

/** The data of a mail about an offer. */
export interface OfferFacts extends CommonFacts {
  readonly offer: MailOffer;
  /** The page of the offer, with its secret. */
  readonly offer_url: string;
  /** The page of the waiting entry, with its secret, if the time became free for it. */
  readonly waiting_url?: string | undefined;
}

/** A waiting entry as used in its mail, read when the mail is sent. */
export interface MailEntry {
  readonly customer_name: string;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  readonly photographer_name: string | null;
  /** Berlin dates, both included. */
  readonly first_day: string;
  readonly last_day: string;
  readonly place: number;
  /** Until when the address must be confirmed, epoch ms; null: it need not, or was. */
  readonly confirm_by: number | null;
}

/** The data of a mail about a waiting entry. */
export interface WaitingFacts extends CommonFacts {
  readonly entry: MailEntry;
  /** The page of the entry, with its secret. */
  readonly waiting_url: string;
}

/** A voucher as used in its mail, read when the mail is sent. */
export interface MailVoucher {
  readonly amount_cents: number;
  /** Its last day, a Berlin date. */
  readonly valid_until: string;
  /** '': nobody was named. */
  readonly buyer_name: string;
  readonly recipient_name: string;
  readonly dedication: string;
}

/** The data of the mail with a voucher. */
export interface VoucherFacts extends CommonFacts {
  readonly voucher: MailVoucher;
  /** Whom the mail greets; '': nobody was named. */
  readonly to_name: string;
  /** Whether it goes to who has bought the voucher. */
  readonly to_buyer: boolean;
  /** The page of the balance, with the code; the stored copy has none. */
  readonly voucher_url: string;
}

/** A place that waits for a birth, as used in mails. Berlin dates. */
export interface MailPlace {
  /** The Monday of its week. */
  readonly week: string;
  readonly due_on: string;
  /** Whether the week is full, and the family waits for a place. */
  readonly waiting_list: boolean;
  readonly is_born: boolean;
  /** How many places of the same service the mailbox has besides. */
  readonly other_places: number;
}

/** A transfer as used in its mail: whole cents, epoch ms. */
export interface MailTransfer {
  readonly account_holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount_cents: number;
  readonly reference: string;
  readonly due_at: number;
  /** Where the mail finds the GiroCode: `cid:…`; left out where it has none. */
  readonly picture?: string;
  /** The page with the GiroCode, with the token that allows paying. */
  readonly url: string;
}

/** The data of a mail about a booking. */
export interface MailFacts extends CommonFacts {
  readonly booking: MailBooking;
  readonly cancel_url: string;
  /** Where the customer moves the session; undefined if it cannot be moved now. */
  readonly move_url?: string | undefined;
  /** The request of the studio to choose another time; null or undefined: there is none. */
  readonly request?: {
    readonly explanation: string | null;
    /** A time that is held for the customer; epoch ms. */
    readonly substitute: { readonly start: number; readonly until: number } | null;
  } | null;
  /** The place of a booking that waits for a birth, and its page. */
  readonly place?: (MailPlace & { readonly url: string }) | null;
  /** What the customer has to transfer; null or undefined: no transfer is awaited. */
  readonly transfer?: MailTransfer | null;
  /** The page of the booking, with the token that allows paying for it. */
  readonly booking_url: string;
  /** The page where the customer confirms the address. */
  readonly confirm_url: string;
}
