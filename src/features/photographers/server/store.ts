import { type RawBuilder, sql } from 'kysely';
import { isId } from '#shared/kernel/ids.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertRow } from '#shared/server/database/insert.ts';
import { assignments } from '#shared/server/database/update.ts';

export interface PhotographerRow {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly bio: string | null;
  readonly bio_ru: string | null;
  readonly experience_years: number;
  readonly hourly_rate_cents: number;
  readonly is_active: boolean;
  /** null: any number of sessions a day. */
  readonly daily_limit: number | null;
  /** Invented data of a new installation, neither edited nor kept yet. */
  readonly is_example: boolean;
  readonly version: number;
}

/** Returns all photographers that are not deleted, by name. */
export const selectPhotographers = async (
  db: Database,
  where: RawBuilder<unknown> = sql`true`,
): Promise<PhotographerRow[]> => {
  const { rows } = await sql<PhotographerRow>`
    SELECT id, name, email, phone, bio, bio_ru, experience_years, hourly_rate_cents, is_active, is_example, version,
           (SELECT daily_limit FROM lane_fact WHERE resource_id = photographer.id AND unit = 1) AS daily_limit
    FROM photographer WHERE deleted_at IS NULL AND ${where} ORDER BY name, id`.execute(db);
  return rows;
};

export const insertPhotographer = (
  db: Database,
  photographer: Partial<Omit<PhotographerRow, 'daily_limit'>> & Pick<PhotographerRow, 'id' | 'name'>,
): Promise<void> => insertRow(db, 'photographer', { ...photographer });

export type PhotographerColumns = Partial<Omit<PhotographerRow, 'id' | 'daily_limit' | 'version'>> & {
  readonly deleted_at?: number;
};

export const updatePhotographer = async (
  db: Database,
  id: string,
  { deleted_at, ...columns }: PhotographerColumns,
  now: number,
): Promise<void> => {
  const instants = { updated_at: at(now), deleted_at: deleted_at === undefined ? undefined : at(deleted_at) };
  await sql`UPDATE photographer SET ${assignments({ ...columns, ...instants })}, version = version + 1 WHERE id = ${id}`.execute(
    db,
  );
};

/** Returns a photographer, locked until the end of the transaction. Bookings of their sessions are not blocked. */
export const lockPhotographer = async (trx: Database, id: string): Promise<PhotographerRow | undefined> => {
  await lockPhotographers(trx, [id]);
  return (await selectPhotographers(trx, sql`id = ${id}`))[0];
};

/** Returns the number of future bookings of each photographer at `now`. */
export const upcomingBookings = async (db: Database, now: number): Promise<Map<string, number>> => {
  const { rows } = await sql<{ photographer_id: string; bookings: number }>`
    SELECT photographer_id, count(*) AS bookings
    FROM live_booking WHERE starts_at > ${at(now)} GROUP BY photographer_id`.execute(db);
  return new Map(rows.map((row) => [row.photographer_id, row.bookings]));
};

/**
 * Locks photographers in order of their IDs until the end of the transaction, which also blocks new bookings: for
 * changes that a booking must not miss. Returns the IDs of those that are not deleted.
 */
export const lockActivePhotographers = async (trx: Database, ids: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string; deleted: boolean }>`
    SELECT id, deleted_at IS NOT NULL AS deleted FROM photographer
    WHERE id = ANY(${ids.filter(isId)}::uuid[]) ORDER BY id FOR UPDATE`.execute(trx);
  return new Set(rows.filter((row) => !row.deleted).map((row) => row.id));
};

/**
 * Locks photographers' time until the end of the transaction, ordered by ID, so that concurrent moves cannot deadlock.
 */
export const lockPhotographers = async (trx: Database, ids: readonly string[]): Promise<void> => {
  await sql`SELECT 1 FROM photographer WHERE id IN (${sql.join(ids)}) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
};

/** Returns the examples, locked until the end of the transaction, which also blocks new bookings. */
export const lockExamples = async (trx: Database): Promise<PhotographerRow[]> => {
  await sql`SELECT 1 FROM photographer WHERE is_example AND deleted_at IS NULL ORDER BY id FOR UPDATE`.execute(trx);
  return selectPhotographers(trx, sql`is_example`);
};

/** Returns which of `ids` have bookings, past or future, or are needed by a service. */
export const bookedPhotographers = async (trx: Database, ids: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ photographer_id: string }>`
    SELECT photographer_id FROM live_booking WHERE photographer_id = ANY(${ids}::uuid[])
    UNION SELECT resource_id FROM needed_resource WHERE resource_id = ANY(${ids}::uuid[])`.execute(trx);
  return new Set(rows.map((row) => row.photographer_id));
};
