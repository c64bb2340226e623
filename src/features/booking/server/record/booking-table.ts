import type { RefundStage } from '#features/payments/domain/refund/refund-rule.ts';
import type { LinkMoves } from '#features/services/domain/move-rules.ts';
import type { WithdrawalRight } from '#features/services/domain/withdrawal-right.ts';
import type { Language } from '#shared/kernel/language.ts';
import {
  bigint,
  boolean,
  date,
  instant,
  integer,
  json,
  text,
  textOf,
  uuid,
} from '#shared/server/database/table/column.ts';
import { type RowOf, table } from '#shared/server/database/table/table.ts';
import type { BookingStatus } from '../../contract.ts';
import type { CancelCode } from '../../domain/cancel-code.ts';

/** What every new booking is written with; see `bookingToWrite`. */
const createdColumns = {
  id: uuid,
  confirmation_code: text,
  status: textOf<BookingStatus>(),
  starts_at: instant,
  ends_at: instant,
  service_id: uuid,
  service_name: text,
  service_name_de: text.orNull,
  service_name_ru: text.orNull,
  /** The whole price: of the service and of the items. */
  service_price_cents: integer,
  /** Minutes that the session needs before its start and after its end, as its service did when it was booked. */
  minutes_before: integer,
  minutes_after: integer,
  photographer_id: uuid,
  photographer_name: text,
  /** Whether it was left to the studio who takes the session when it was booked. */
  any_photographer: boolean,
  customer_name: text,
  customer_email: text,
  customer_phone: text,
  customer_whatsapp_notifications: boolean,
  notes: text.orNull,
  language: textOf<Language>(),
  source: textOf<'public' | 'admin'>(),
  internal: boolean,
  send_notifications: boolean,
  /** The refund rule in effect when it was booked; null: there was none. */
  refund_stages: json<readonly RefundStage[]>().orNull,
  /** Which part of the price its customer agreed to owe for not coming, in per cent; null: nothing. */
  no_show_fee_percent: integer.orNull,
  /** Whether missed sessions made the whole price due in advance when it was booked; null: not. */
  pays_in_full: boolean.orNull,
  /** The rules for moves by the customer that were agreed when it was booked; see customer-move.ts. */
  move_rules: json<LinkMoves>().orNull,
  /** The right of withdrawal that applied when it was booked; see services/domain/withdrawal-right.ts. */
  withdrawal_right: textOf<WithdrawalRight>(),
  express_request_at: instant.orNull,
  express_request_version: text.orNull,
  consented_at: instant.orNull,
  privacy_version: text.orNull,
  terms_version: text.orNull,
  most_ahead: integer.orNull,
  only_spot_on: date.orNull,
  daily_limited: boolean,
  /** UID in the customer's calendar; null: its ID is used, as for bookings of earlier versions. */
  calendar_uid: text.orNull,
  /** The deadline for confirming the e-mail address, epoch ms; see confirm-by.ts. */
  confirm_by: instant.orNull,
};

/** What a booking with items is written with, too. */
const itemColumns = {
  /** The part of the service; null: there are no items. */
  own_price_cents: integer.orNull,
  items_cents: integer,
};

/** What later changes and the database set. */
const laterColumns = {
  version: integer,
  occupied_id: uuid.orNull,
  photos_delivered: integer.orNull,
  actual_revenue_cents: bigint.orNull,
  revenue_notes: text.orNull,
  /** The fee for not coming that is in force; null: none. */
  no_show_fee_cents: integer.orNull,
  moves_by_customer: integer,
  agreed_starts_at: instant.orNull,
  refund_starts_at: instant.orNull,
  /** Whether it is a place in a week that waits for a birth; false: such a place ended; null: any other booking. */
  awaits_birth: boolean.orNull,
  /** Whether it has, or had, a time. Of a place until a birth without an hour, starts_at is only what orders it. */
  has_time: boolean,
  /** When it was first confirmed; null: never, or by an earlier version of the program. */
  contract_at: instant.orNull,
  cancel_code: textOf<CancelCode>().orNull,
  /** What the studio typed; only texts/cancel-reasons.ts reads it. */
  cancel_reason: text.orNull,
  cancelled_at: instant.orNull,
  cancelled_by: textOf<'customer' | 'admin' | 'system'>().orNull,
  /** The version of the only valid customer link; see cancel-token.ts. */
  link_version: integer,
  /** When the data of its customer was erased; null: it was not. */
  erased_at: instant.orNull,
  created_at: instant,
  updated_at: instant,
};

const named = <Columns extends object>(columns: Columns) => Object.keys(columns) as (keyof Columns & string)[];

export const bookingTable = table('booking', { ...createdColumns, ...itemColumns, ...laterColumns });

/** The columns that a new booking is written with, without items and with items. */
export const createdBooking = bookingTable.pick(...named(createdColumns));
export const createdBookingWithItems = bookingTable.pick(...named(createdColumns), ...named(itemColumns));

/** The columns that only the database and the records of its customer read. */
export const unreadColumns = [
  'occupied_id',
  'express_request_version',
  'consented_at',
  'privacy_version',
  'terms_version',
  'most_ahead',
  'only_spot_on',
  'daily_limited',
] as const;

export type StoredBooking = Omit<RowOf<typeof bookingTable>, (typeof unreadColumns)[number]>;

/** Changes of a booking; instants in epoch ms. */
export type BookingColumns = Partial<Omit<RowOf<typeof bookingTable>, 'id' | 'version' | 'updated_at'>>;
