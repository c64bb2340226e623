import { type RawBuilder, sql } from 'kysely';
import { namesOfFirst } from '#features/services/domain/extras/booked-parts.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DateRange } from '#shared/server/date-range.ts';
import type { Group, Money, ServiceGroup, Totals } from '../domain/overview.ts';
import { type BookedSession, secondSessionOf } from './second-session-reads.ts';

const within = ({ from, until }: DateRange): RawBuilder<unknown> => sql`
  (${from === null ? null : at(from)}::timestamptz IS NULL OR starts_at >= ${from === null ? null : at(from)})
  AND (${until === null ? null : at(until)}::timestamptz IS NULL OR starts_at < ${until === null ? null : at(until)})`;

const cents = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(sum(value_cents) FILTER (WHERE ${which}), 0)::bigint`;

/**
 * Counts and sums over the bookings whose session starts within `range`, with their status at `now`; those of `month`
 * and since `recent` over all bookings.
 */
export const selectTotals = async (
  db: Database,
  range: DateRange,
  { now, month, recent }: { now: number; month: TimeRange; recent: number },
): Promise<Totals> => {
  const inMonth = sql`starts_at >= ${at(month.start)} AND starts_at < ${at(month.end)}`;
  const { rows } = await sql<Totals>`
    SELECT count(*) FILTER (WHERE inside AND status = 'PENDING') AS pending,
           count(*) FILTER (WHERE inside AND status = 'CONFIRMED') AS confirmed,
           count(*) FILTER (WHERE inside AND status = 'PAYMENT_PENDING') AS payment_pending,
           count(*) FILTER (WHERE inside AND status = 'COMPLETED') AS completed,
           count(*) FILTER (WHERE inside AND status = 'CANCELLED') AS cancelled,
           ${cents(sql`inside`)} AS value_cents,
           ${cents(sql`inside AND status = 'CONFIRMED'`)} AS confirmed_cents,
           ${cents(sql`inside AND status = 'COMPLETED'`)} AS completed_cents,
           ${cents(inMonth)} AS monthly_cents,
           count(*) FILTER (WHERE created_at > ${at(recent)}) AS recent
    FROM (SELECT booking_status_at(status, ends_at, ${at(now)}) AS status, starts_at, created_at, value_cents, (${within(range)}) AS inside FROM booking_fact
          WHERE NOT never_counted) AS fact`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('SELECT of a count returned no row');
  return totals;
};

/** Sums what was paid and refunded for the bookings whose session starts within `range`, and what is still open. */
export const selectMoney = async (db: Database, range: DateRange): Promise<Money> => {
  const { rows } = await sql<Money>`
    SELECT coalesce(sum(paid_cents), 0)::bigint AS paid_cents,
           coalesce(sum(refunded_cents), 0)::bigint AS refunded_cents,
           coalesce(sum(open_cents), 0)::bigint AS open_cents,
           coalesce((array_agg(booking_id ORDER BY starts_at, booking_id) FILTER (WHERE refund_needed))[:${sql.lit(refundsListed)}],
                    '{}') AS refunds_needed,
           coalesce((array_agg(booking_id ORDER BY starts_at, booking_id) FILTER (WHERE is_contested))[:${sql.lit(refundsListed)}],
                    '{}') AS contested
    FROM booking_money WHERE ${within(range)}`.execute(db);
  const [money] = rows;
  if (!money) throw new Error('SELECT of a sum returned no row');
  return money;
};

const refundsListed = 10;

/** Sums all bookings of a service or photographer within a range, grouped by the given column. */
const sumsBy = (column: 'photographer_id' | 'service_id', range: DateRange): RawBuilder<unknown> => sql`
  SELECT ${sql.ref(column)} AS id, count(*) AS bookings, sum(value_cents)::bigint AS value_cents
  FROM booking_fact WHERE counts AND ${within(range)} GROUP BY 1`;

// Name and price are those of the newest booking, also for a deleted service or photographer. They are looked up once
// per group; sorting all bookings of each group takes four times as long.
export const selectPhotographerGroups = async (db: Database, range: DateRange): Promise<Group[]> => {
  const { rows } = await sql<Group>`
    SELECT sums.id, newest.name, sums.bookings, sums.value_cents
    FROM (${sumsBy('photographer_id', range)}) AS sums, LATERAL (
      SELECT photographer_name AS name FROM booking_fact
      WHERE photographer_id = sums.id AND counts AND ${within(range)} ORDER BY created_at DESC, id LIMIT 1) AS newest`.execute(
    db,
  );
  return rows;
};

export const selectServiceGroups = async (db: Database, range: DateRange): Promise<ServiceGroup[]> => {
  const { rows } = await sql<ServiceGroup & { readonly second: readonly BookedSession[] }>`
    SELECT sums.id, newest.name, newest.name_de, newest.name_ru, newest.price_cents, newest.second, sums.bookings, sums.value_cents
    FROM (${sumsBy('service_id', range)}) AS sums, LATERAL (
      SELECT service_name AS name, service_name_de AS name_de, service_name_ru AS name_ru, service_price_cents AS price_cents,
             ${secondSessionOf(sql`booking_fact.id`)} AS second
      FROM booking_fact
      WHERE service_id = sums.id AND counts AND ${within(range)} ORDER BY created_at DESC, id LIMIT 1) AS newest`.execute(
    db,
  );
  return rows.map(({ second, ...group }) => ({ ...group, ...namesOfFirst(group, second) }));
};
