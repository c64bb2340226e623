import { type RawBuilder, sql } from 'kysely';
import { isId } from '#shared/kernel/ids.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { boolean, instant, integer, text, uuid } from '#shared/server/database/table/column.ts';
import { computed, type RowOf, table, typedSql } from '#shared/server/database/table/table.ts';

export const photographerTable = table('photographer', {
  id: uuid,
  name: text,
  email: text.orNull,
  phone: text.orNull,
  bio: text.orNull,
  bio_ru: text.orNull,
  experience_years: integer,
  hourly_rate_cents: integer,
  is_active: boolean,
  /** Invented data of a new installation, neither edited nor kept yet. */
  is_example: boolean,
  version: integer,
  updated_at: instant,
  deleted_at: instant.orNull,
});

type Columns = RowOf<typeof photographerTable>;

export interface PhotographerRow extends Omit<Columns, 'updated_at' | 'deleted_at'> {
  /** null: any number of sessions a day. */
  readonly daily_limit: number | null;
}

const stored = photographerTable.omit('updated_at', 'deleted_at').list();
const fromLane = computed({
  daily_limit: sql<number | null>`(SELECT daily_limit FROM lane_fact WHERE resource_id = photographer.id AND unit = 1)`,
});

/** Returns all photographers that are not deleted, by name. */
export const selectPhotographers = async (
  db: Database,
  where: RawBuilder<unknown> = sql`true`,
): Promise<PhotographerRow[]> => {
  const { rows } = await typedSql`
    SELECT ${stored}, ${fromLane} FROM photographer WHERE deleted_at IS NULL AND ${where} ORDER BY name, id`.execute(
    db,
  );
  return rows;
};

export const insertPhotographer = async (
  db: Database,
  photographer: Partial<Columns> & Pick<Columns, 'id' | 'name'>,
): Promise<void> => {
  await photographerTable.insert(photographer).execute(db);
};

export type PhotographerColumns = Partial<Omit<Columns, 'id' | 'version' | 'updated_at'>>;

export const updatePhotographer = async (
  db: Database,
  id: string,
  columns: PhotographerColumns,
  now: number,
): Promise<void> => {
  const changes = photographerTable.set({ ...columns, updated_at: now });
  await sql`UPDATE photographer SET ${changes}, version = version + 1 WHERE id = ${id}`.execute(db);
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
