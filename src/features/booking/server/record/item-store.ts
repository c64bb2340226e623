import { type RawBuilder, sql } from 'kysely';
import type { Item } from '#features/services/domain/extras/booked-item.ts';
import type { Database } from '#shared/server/database/database.ts';

const names = [
  'position',
  'kind',
  'option_id',
  'name_de',
  'name_ru',
  'count',
  'included',
  'unit_price_cents',
  'unit_minutes',
  'service_id',
  'gap_minutes',
  'discount_code_id',
];
const columns = sql.raw(names.join(', '));
/** The same of `item`: a booking has a service_id, too. */
const columnsOfItem = sql.raw(names.map((name) => `item.${name}`).join(', '));

/** The rows of a JSON array of items. */
const rowsOf = (items: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${items}) AS item (position integer, kind text, option_id uuid, name_de text, name_ru text,
    count integer, included integer, unit_price_cents integer, unit_minutes integer, service_id uuid,
    gap_minutes integer, discount_code_id uuid)`;

/**
 * The items of the booking `id`, as a column. Only a booking with items has a price of its own: for others no row is
 * looked up.
 */
export const itemsOfBooking = sql<readonly Item[]>`
  CASE WHEN own_price_cents IS NULL THEN '[]' ELSE (
    SELECT coalesce(jsonb_agg(to_jsonb(item) - '{booking_id,position}'::text[] ORDER BY item.position), '[]')
    FROM booking_item AS item WHERE item.booking_id = id) END`;

/** Inserts the items of each row of `booked` (id, items). */
export const itemsInsert = (booked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  INSERT INTO booking_item (booking_id, ${columns})
  SELECT booked.id, ${columnsOfItem} FROM ${booked} AS booked, ${rowsOf(sql`booked.items`)}`;

export const positioned = (items: readonly Item[]) =>
  items.map((item, i) => ({ position: i + 1, ...item, gap_minutes: item.gap_minutes ?? 0 }));

/** Replaces the items of a booking. The caller also stores their sum: the database checks it at the end. */
export const replaceItems = async (trx: Database, bookingId: string, items: readonly Item[]): Promise<void> => {
  await sql`DELETE FROM booking_item WHERE booking_id = ${bookingId}`.execute(trx);
  await sql`
    INSERT INTO booking_item (booking_id, ${columns})
    SELECT ${bookingId}::uuid, ${columnsOfItem} FROM ${rowsOf(sql`${JSON.stringify(positioned(items))}::jsonb`)}`.execute(
    trx,
  );
};

/** Returns the IDs of all bookings that have items. */
export const bookingsWithItems = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ booking_id: string }>`SELECT DISTINCT booking_id FROM booking_item`.execute(db);
  return new Set(rows.map(({ booking_id }) => booking_id));
};
