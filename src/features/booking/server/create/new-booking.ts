import { sql } from 'kysely';
import type { RefundStage } from '#features/payments/domain/refund/refund-rule.ts';
import { type Item, priceOfItems } from '#features/services/domain/extras/booked-item.ts';
import { namesOfBoth } from '#features/services/domain/extras/booked-parts.ts';
import { agreedMoves, type MoveRules } from '#features/services/domain/move-rules.ts';
import { agreedWithdrawal } from '#features/services/domain/withdrawal-right.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { AgreedVersions } from '#features/settings/server/api.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { newMail } from '#shared/server/outbox.ts';
import { confirmBy } from '../../domain/confirm-by.ts';
import { mailsOfNewBooking } from '../../domain/mails/booking-mails.ts';
import { priceParts } from '../../domain/money/price-parts.ts';
import type { BookedResponse } from '../record/booked-response.ts';
import { originHash } from '../record/booking-origin.ts';
import { createdBooking, createdBookingWithItems } from '../record/booking-table.ts';
import { calendarUid } from '../record/calendar-uid.ts';
import type { IdempotentRequest } from '../record/idempotency-store.ts';
import { positioned } from '../record/item-store.ts';
import { assigneeOf, type Candidate } from './candidates.ts';

/** A booking that has passed all rules and is ready to be written. */
export interface NewBooking {
  /** As it is sold: price, duration and needs contain those of the items. */
  readonly service: ServiceRow;
  readonly items: readonly Item[];
  /** Who may take the session. The statement that writes chooses among several. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Whether the customer left it to the studio who takes the session. */
  readonly any_photographer: boolean;
  /** Epoch ms. */
  readonly start: number;
  /** Left out: the duration of the service. */
  readonly end?: number | undefined;
  readonly buffer_time_minutes: number;
  readonly internal: boolean;
  /** Whether the session may use what is kept for births; left out: it may not. */
  readonly uses_kept_hours?: boolean | undefined;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly whatsapp_notifications?: boolean | undefined;
  };
  readonly notes: string | null;
  readonly language: Language;
  readonly source: 'public' | 'admin';
  /** 'customer' or the ID of an administrator. */
  readonly actor: string;
  readonly send_notifications: boolean;
  /** The versions of privacy policy and terms that the customer accepted; null: none were presented. */
  readonly agreed: AgreedVersions | null;
  /** The version of the express request that the customer ticked; left out: none was. */
  readonly express_request?: string | undefined;
  /** The refund rule that applies to a cancellation; null: the studio has set none. */
  readonly refund_stages: readonly RefundStage[] | null;
  /** Which part of the price the terms ask of whoever does not come, in per cent; null, left out: nothing. */
  readonly no_show_fee_percent?: number | null | undefined;
  /** Whether missed sessions make the whole price due in advance; left out: not. */
  readonly pays_in_full?: boolean | undefined;
  /** The rules of the studio for moves by the customer; its service may have its own. */
  readonly studio_moves: MoveRules;
  readonly request: IdempotentRequest | undefined;
  /** The network of the request; left out: no request can pay for the booking without its token. */
  readonly network?: string | undefined;
  /** Whether the customer must confirm the e-mail address before the booking counts. */
  readonly must_confirm?: boolean | undefined;
  /** Whether it is a place that waits for a birth; left out: it has a time. */
  readonly awaits_birth?: boolean | undefined;
  /** Whether a daily limit may apply; left out: it does not. */
  readonly daily_limited?: boolean | undefined;
  /** How many future sessions the customer may hold; left out: no limit. */
  readonly most_ahead?: number | undefined;
  /** The id of the held time that it books; left out: the time is taken. */
  readonly held?: string | undefined;
  /** The Berlin date on which its mailbox may have no other spot of a campaign; left out: it is no spot, or may. */
  readonly only_spot_on?: string | undefined;
}

interface Identity {
  readonly id: string;
  readonly confirmation_code: string;
  /** The edition of the studio that the decision is based on; null: it was decided from current data. */
  readonly edition: string | null;
  /** Epoch ms. */
  readonly now: number;
  readonly secretKey: string;
}

/** The audit action for a booking that does not count before its address is confirmed. */
const unconfirmedAction: AuditAction = 'booking.created_unconfirmed';

/** Converts a booking into the parameters of the statement that writes bookings. */
export const bookingToWrite = (booking: NewBooking, { id, confirmation_code, edition, now, secretKey }: Identity) => {
  const { service, customer, agreed, request } = booking;
  const end = booking.end ?? booking.start + service.duration_min * MINUTE;
  const confirmation = confirmationOf(booking, now);
  const names = namesOfBoth(service, booking.items);
  const response: BookedResponse = {
    booking_id: id,
    confirmation_code,
    status: 'PENDING',
    start: formatInstant(booking.start),
    end: formatInstant(end),
    ...confirmation.response,
  };
  const addressee = { id, customer_name: customer.name, customer_email: customer.email, language: booking.language };
  return {
    id,
    edition,
    at: at(now),
    actor: booking.actor,
    buffer_time_minutes: booking.buffer_time_minutes,
    ...assigneeOf(booking),
    ...limitsOf(booking),
    response,
    request_key: request?.key ?? null,
    body_hash: request?.body_hash.toString('hex') ?? null,
    network_hash: booking.network === undefined ? null : originHash(secretKey, id, booking.network).toString('hex'),
    calendar_uid: calendarUid(secretKey, id),
    action: (booking.must_confirm ? unconfirmedAction : 'booking.created') satisfies AuditAction,
    mails: mailsOfNewBooking(booking).map((order) => newMail(order, addressee)),
    confirmation_code,
    status: response.status,
    starts_at: at(booking.start),
    ends_at: at(end),
    service_id: service.id,
    service_name: names.name,
    service_name_de: names.name_de,
    service_name_ru: names.name_ru,
    service_price_cents: service.price_cents,
    ...itemsToWrite(booking),
    minutes_before: service.minutes_before,
    minutes_after: service.minutes_after,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_whatsapp_notifications: customer.whatsapp_notifications ?? false,
    notes: booking.notes,
    language: booking.language,
    source: booking.source,
    internal: booking.internal,
    send_notifications: booking.send_notifications,
    ...agreedTerms(booking),
    move_rules: movesOf(booking),
    ...withdrawalOf(booking, now),
    consented_at: agreed === null ? null : at(now),
    privacy_version: agreed?.privacy ?? null,
    terms_version: agreed?.terms ?? null,
    confirm_by: confirmation.column,
  };
};

/** The limits that the database enforces. */
const limitsOf = ({ most_ahead, only_spot_on, daily_limited }: NewBooking) => ({
  most_ahead: most_ahead ?? null,
  only_spot_on: only_spot_on ?? null,
  daily_limited: daily_limited ?? false,
});

/** The terms that stay with the booking. To a fee for what the studio books nobody has agreed. */
const agreedTerms = ({ service, actor, refund_stages, pays_in_full, no_show_fee_percent }: NewBooking) => ({
  refund_stages,
  pays_in_full: (pays_in_full && service.price_cents > 0) || null,
  no_show_fee_percent: (actor === 'customer' && no_show_fee_percent) || null,
});

/** An internal appointment has no customer who could move it. */
const movesOf = ({ internal, service, studio_moves }: NewBooking) =>
  internal ? null : agreedMoves(service.move_rules, studio_moves);

/** The right of withdrawal that applies, and the express request. */
const withdrawalOf = ({ service, internal, express_request }: NewBooking, now: number) => {
  const requested = express_request !== undefined;
  const withdrawal_right = agreedWithdrawal(service.withdrawal_right, { requested, internal });
  const isRequested = withdrawal_right === 'express_request';
  return {
    withdrawal_right,
    express_request_at: isRequested ? at(now) : null,
    express_request_version: isRequested ? (express_request ?? null) : null,
  };
};

/** The deadline for confirming the address, for the response and for the column. */
const confirmationOf = ({ must_confirm, awaits_birth, start }: NewBooking, now: number) => {
  if (!must_confirm) return { response: {}, column: null };
  const until = confirmBy(now, awaits_birth ? null : start);
  return { response: { confirm_by: formatInstant(until) }, column: at(until) };
};

/** Left out for a booking without items, so that it costs nothing more. */
const itemsToWrite = ({ service, items }: NewBooking) => {
  if (items.length === 0) return {};
  const { own_price_cents, items_cents } = priceParts(service.price_cents - priceOfItems(items), items);
  return { own_price_cents, items_cents, items: positioned(items) };
};

export type BookingToWrite = ReturnType<typeof bookingToWrite>;

/** A value for every column that a new booking is written with. */
export type CreatedValues = Readonly<Record<keyof typeof createdBooking.columns, unknown>>;

/** Further parameters of the statement for each booking. */
const statementInputs = {
  edition: 'uuid',
  at: 'timestamptz',
  actor: 'text',
  action: 'text',
  buffer_time_minutes: 'integer',
  lanes: 'integer[]',
  candidates: 'jsonb',
  week_from: 'timestamptz',
  week_to: 'timestamptz',
  response: 'jsonb',
  request_key: 'text',
  body_hash: 'text',
  network_hash: 'text',
  mails: 'jsonb',
} satisfies Partial<Record<keyof BookingToWrite, string>>;

const inputsOfItems = { items: 'jsonb' } satisfies Partial<Record<keyof BookingToWrite, string>>;

type Columns = Readonly<Record<string, string>>;

/** What the statement decides where it chooses the photographer, from `decided` and `chosen`. */
const columnsOfChoice: Partial<Record<string, string>> = {
  photographer_id: 'coalesce(chosen.photographer_id, decided.photographer_id)',
  photographer_name: 'coalesce(chosen.photographer_name, decided.photographer_name)',
  lanes: 'coalesce(chosen.lanes, decided.lanes)',
  response: `decided.response || CASE WHEN chosen.id IS NULL THEN '{}' ELSE jsonb_build_object(
    'photographer_id', chosen.photographer_id, 'photographer_name', chosen.photographer_name) END`,
};

const columnLists = (
  created: Pick<typeof createdBooking, 'names' | 'typedNames'> & { readonly columns: object },
  inputs: Columns,
) => ({
  /** The columns of a booking. */
  inserted: created.names,
  /** All columns with their types. */
  typed: sql`${created.typedNames}, ${sql.raw(
    Object.entries(inputs)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )}`,
  /** All columns, with the chosen photographers. */
  chosen: sql.raw(
    Object.keys({ ...created.columns, ...inputs })
      .map((name) => `${columnsOfChoice[name] ?? `decided.${name}`} AS ${name}`)
      .join(', '),
  ),
});

/** The columns of the statement, as SQL. */
export const columnsWithoutItems = columnLists(createdBooking, statementInputs);
export const columnsWithItems = columnLists(createdBookingWithItems, {
  ...statementInputs,
  ...inputsOfItems,
});
