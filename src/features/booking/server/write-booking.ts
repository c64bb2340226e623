import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { takeTime } from '#features/availability/server/api.ts';
import type { RefundStage } from '#features/payments/domain/refund-rule.ts';
import { currentRefundTerms } from '#features/payments/server/api.ts';
import type { PhotographerRow } from '#features/photographers/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { AgreedVersions } from '#features/settings/server/api.ts';
import type { Language } from '#shared/contract/fields.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { auditInsert } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';
import { type MailedBooking, mailInsert } from '#shared/server/outbox.ts';
import { mailsOfNewBooking } from '../domain/booking-mails.ts';
import { confirmationCode } from '../domain/confirmation-code.ts';
import { type RememberedRequest, rememberAnswer } from './idempotency-store.ts';
import { insertBooking } from './store.ts';

/** A booking whose rules have been asked; what is left is to take its time before anybody else does. */
export interface NewBooking {
  readonly service: ServiceRow;
  readonly photographer: PhotographerRow;
  /** Epoch ms. */
  readonly start: number;
  /** Left out: as long as the service takes. */
  readonly end?: number | undefined;
  readonly buffer_minutes: number;
  readonly internal: boolean;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly whatsapp_notifications?: boolean | undefined;
  };
  readonly notes: string | null;
  readonly language: Language;
  readonly source: 'public' | 'admin';
  /** Who is booking: 'customer' or the id of an administrator. */
  readonly actor: string;
  readonly send_notifications: boolean;
  /** The wordings of privacy and terms the customer agreed to (SRV-26); null: nobody was asked. */
  readonly agreed: AgreedVersions | null;
  readonly request: RememberedRequest | undefined;
}

/** What the first answer says; repeated requests get it again. */
export interface BookedAnswer {
  readonly booking_id: string;
  readonly confirmation_code: string;
  readonly status: 'PENDING';
  readonly start: string;
  readonly end: string;
}

/**
 * Writes a booking and everything that belongs to it — its time, the answer to remember, the mails, the audit entry — as one
 * statement: all of it stands, or nothing does. Undefined: the time was taken by somebody else (SRV-10).
 */
export const writeBooking = async (context: Context, booking: NewBooking): Promise<BookedAnswer | undefined> => {
  const id = randomUUID();
  const terms = await currentRefundTerms(context.db);
  const end = booking.end ?? booking.start + booking.service.duration_min * MINUTE;
  const answer: BookedAnswer = {
    booking_id: id,
    confirmation_code: confirmationCode((below) => randomInt(below)),
    status: 'PENDING',
    start: formatInstant(booking.start),
    end: formatInstant(end),
  };
  const time = {
    booking_id: id,
    photographer_id: booking.photographer.id,
    start: booking.start,
    end,
    buffer_minutes: booking.buffer_minutes,
    internal: booking.internal,
  };
  const created = { actor: booking.actor, action: 'booking.created', booking_id: id, at: context.now() };
  const { rows } = await sql`
    WITH taken AS (${takeTime(time)}),
    booked AS (${insertBooking(rowOf(booking, { answer, end, terms }, context.now()), sql`taken`)}),
    remembered AS (${rememberAnswer(booking.request, answer, context.now(), sql`booked`)}),
    mailed AS (${mailInsert(mailsOfNewBooking(booking), recipientOf(booking, id), context.now(), sql`booked`)}),
    audited AS (${auditInsert(created, sql`booked`)})
    SELECT id FROM booked`.execute(context.db);
  return rows.length > 0 ? answer : undefined;
};

const recipientOf = ({ customer, language }: NewBooking, id: string): MailedBooking => ({
  id,
  customer_name: customer.name,
  customer_email: customer.email,
  language,
});

interface Decided {
  readonly answer: BookedAnswer;
  /** Epoch ms. */
  readonly end: number;
  readonly terms: readonly RefundStage[] | null;
}

const rowOf = (booking: NewBooking, { answer, end, terms }: Decided, now: number) => ({
  id: answer.booking_id,
  confirmation_code: answer.confirmation_code,
  status: answer.status,
  starts_at: at(booking.start),
  ends_at: at(end),
  occupied_id: answer.booking_id,
  service_id: booking.service.id,
  service_name: booking.service.name,
  service_name_de: booking.service.name_de,
  service_name_ru: booking.service.name_ru,
  service_price_cents: booking.service.price_cents,
  photographer_id: booking.photographer.id,
  photographer_name: booking.photographer.name,
  customer_name: booking.customer.name,
  customer_email: booking.customer.email,
  customer_phone: booking.customer.phone,
  customer_whatsapp_notifications: booking.customer.whatsapp_notifications ?? false,
  notes: booking.notes,
  language: booking.language,
  source: booking.source,
  internal: booking.internal,
  send_notifications: booking.send_notifications,
  refund_stages: terms && JSON.stringify(terms),
  consented_at: booking.agreed === null ? null : at(now),
  privacy_version: booking.agreed?.privacy ?? null,
  terms_version: booking.agreed?.terms ?? null,
  created_at: at(now),
  updated_at: at(now),
});
