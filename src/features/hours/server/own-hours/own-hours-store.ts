import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { OwnHours } from '../../domain/own-hours.ts';

/** SQL for the own hours of a resource as JSON; NULL: it has none. */
export const ownHoursOf = (resource: unknown): RawBuilder<unknown> => sql`
  (SELECT jsonb_build_object('periods', periods, 'exceptions', exceptions) FROM own_hours
   WHERE own_hours.resource_id = ${resource})`;

/** Returns the own hours of a resource; null: it has none. */
export const selectOwnHours = async (db: Database, resourceId: string): Promise<OwnHours | null> => {
  const { rows } = await sql<{ own: OwnHours | null }>`SELECT ${ownHoursOf(resourceId)} AS own`.execute(db);
  return rows[0]?.own ?? null;
};

/** Returns the own hours of all resources that have some, by ID. */
export const selectAllOwnHours = async (db: Database): Promise<ReadonlyMap<string, OwnHours>> => {
  const { rows } = await sql<OwnHours & { resource_id: string }>`
    SELECT resource_id, periods, exceptions FROM own_hours`.execute(db);
  return new Map(rows.map(({ resource_id, ...own }) => [resource_id, own]));
};

export interface StoredOwnHours extends OwnHours {
  /** 0: none were stored yet. */
  readonly version: number;
}

/** Returns the own hours of a resource that is not deleted, with their version; undefined for any other ID. */
export const ownHoursById = async (db: Database, id: string): Promise<StoredOwnHours | undefined> => {
  const { rows } = await sql<StoredOwnHours>`
    SELECT coalesce(own.periods, '[]') AS periods, coalesce(own.exceptions, '[]') AS exceptions,
           coalesce(own.version, 0) AS version
    FROM lane_fact LEFT JOIN own_hours AS own ON own.resource_id = lane_fact.resource_id
    WHERE lane_fact.resource_id = ${id} AND lane_fact.unit = 1 AND lane_fact.retired_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM photographer_fact WHERE photographer_fact.id = ${id} AND deleted_at IS NOT NULL)`.execute(
    db,
  );
  return rows[0];
};

/** Replaces own hours if their version is `version`; returns false if it is another one. */
export const storeOwnHours = async (
  trx: Database,
  id: string,
  { periods, exceptions, version }: StoredOwnHours,
  now: number,
): Promise<boolean> => {
  const [weeks, days] = [JSON.stringify(periods), JSON.stringify(exceptions)];
  const { rows } = await sql`
    INSERT INTO own_hours AS stored (resource_id, periods, exceptions, updated_at)
    VALUES (${id}, ${weeks}::jsonb, ${days}::jsonb, ${at(now)})
    ON CONFLICT (resource_id) DO UPDATE
    SET periods = excluded.periods, exceptions = excluded.exceptions, updated_at = excluded.updated_at,
        version = stored.version + 1
    WHERE stored.version = ${version} RETURNING 1`.execute(trx);
  return rows.length === 1;
};
