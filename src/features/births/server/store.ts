import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface PlaceRow {
  readonly booking_id: string;
  readonly service_id: string;
  readonly photographer_id: string;
  /** Berlin dates; the week is its Monday. */
  readonly week: string;
  readonly due_on: string;
  readonly born_on: string | null;
  /** null: on the waiting list. */
  readonly place: number | null;
  readonly above_plan: boolean;
  /** Epoch ms. */
  readonly created_at: number;
}

const columns = sql`
  booking_id, service_id, photographer_id, week::text AS week, due_on::text AS due_on, born_on::text AS born_on, place,
  above_plan, created_at`;

const select = async (
  db: Database,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<PlaceRow[]> =>
  (await sql<PlaceRow>`SELECT ${columns} FROM birth_place WHERE ${where} ${order}`.execute(db)).rows;

export const findPlace = async (db: Database, bookingId: string): Promise<PlaceRow | undefined> =>
  (await select(db, sql`booking_id = ${bookingId}`))[0];

export const allPlaces = (db: Database): Promise<PlaceRow[]> =>
  select(db, sql`true`, sql`ORDER BY week, place NULLS LAST, created_at, booking_id LIMIT 1000`);

/**
 * Returns who waits longest for each week of each photographer that is not over at `monday`, by service, in the order of
 * their entry. Families whose address is not confirmed are left out.
 */
export const firstWaiting = async (db: Database, monday: string): Promise<PlaceRow[]> => {
  const { rows } = await sql<PlaceRow>`
    SELECT ${columns} FROM (
      SELECT DISTINCT ON (photographer_id, week, service_id) * FROM birth_place
      WHERE place IS NULL AND week >= ${monday}::date
        AND EXISTS (SELECT FROM notified_booking AS booked WHERE booked.id = booking_id AND booked.confirm_by IS NULL)
      ORDER BY photographer_id, week, service_id, created_at, booking_id) AS first
    ORDER BY created_at, booking_id`.execute(db);
  return rows;
};

/**
 * Locks the places of a photographer in a week until the end of the transaction, so that the lowest free number can be
 * chosen. Taken after the lock of a booking. The key of the table is what guarantees that a place is given once.
 */
export const lockWeek = async (trx: Database, photographerId: string, week: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`birth_place:${photographerId}:${week}`}, 0))`.execute(trx);
};

/** Returns the numbers of the places that are taken, by photographer and week; `except`: the id of a booking. */
export const takenPlaces = async (
  db: Database,
  photographerIds: readonly string[],
  weeks: readonly string[],
  except: string | null = null,
): Promise<{ readonly photographer_id: string; readonly week: string; readonly place: number }[]> => {
  const { rows } = await sql<{ photographer_id: string; week: string; place: number }>`
    SELECT photographer_id, week::text AS week, place FROM birth_place
    WHERE photographer_id = ANY (${[...photographerIds]}::uuid[]) AND week = ANY (${[...weeks]}::date[])
      AND place IS NOT NULL AND booking_id IS DISTINCT FROM ${except}::uuid`.execute(db);
  return rows;
};

export const insertPlace = async (trx: Database, row: Omit<PlaceRow, 'born_on' | 'above_plan'>): Promise<void> => {
  await sql`
    INSERT INTO birth_place (booking_id, service_id, photographer_id, week, place, due_on, created_at)
    VALUES (${row.booking_id}, ${row.service_id}, ${row.photographer_id}, ${row.week}, ${row.place}, ${row.due_on},
            ${at(row.created_at)})`.execute(trx);
};

export const movePlace = async (
  trx: Database,
  bookingId: string,
  { week, place, above_plan, born_on }: Pick<PlaceRow, 'week' | 'place' | 'above_plan' | 'born_on'>,
): Promise<void> => {
  await sql`
    UPDATE birth_place SET week = ${week}, place = ${place}, above_plan = ${above_plan}, born_on = ${born_on}
    WHERE booking_id = ${bookingId}`.execute(trx);
};

const reminded = { family: sql`family_reminded_at`, studio: sql`studio_reminded_at` } as const;
export type Reminded = keyof typeof reminded;

/** Returns the places without a birth whose due date was `until` (a Berlin date) or before, and that were not reminded of. */
export const placesToRemind = async (db: Database, whom: Reminded, until: string): Promise<string[]> => {
  const rows = await select(
    db,
    sql`born_on IS NULL AND place IS NOT NULL AND ${reminded[whom]} IS NULL AND due_on <= ${until}::date`,
    sql`ORDER BY due_on, booking_id LIMIT 100`,
  );
  return rows.map(({ booking_id }) => booking_id);
};

/** Stores that a reminder was written; false: it was already, or the child was born meanwhile. `now`: epoch ms. */
export const recordReminder = async (
  trx: Database,
  bookingId: string,
  whom: Reminded,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE birth_place SET ${reminded[whom]} = ${at(now)}
    WHERE booking_id = ${bookingId} AND born_on IS NULL AND place IS NOT NULL AND ${reminded[whom]} IS NULL
    RETURNING booking_id`.execute(trx);
  return rows.length > 0;
};

/**
 * The number of places whose due date was before `today` (a Berlin date) and whose birth nobody has told, as a statement
 * to be embedded. A family without a place, or with an address that is not confirmed, cannot tell one.
 */
export const overduePlaces = (today: string): RawBuilder<unknown> => sql`
  SELECT count(*) FROM birth_place
  WHERE due_on < ${today}::date AND born_on IS NULL AND place IS NOT NULL
    AND EXISTS (SELECT FROM notified_booking AS booked
                WHERE booked.id = booking_id AND NOT booked.has_time AND booked.confirm_by IS NULL)`;
