import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { boolean, instant, integer, text, textOf, uuid } from '#shared/server/database/table/column.ts';
import { computed, type RowOf, table, typedSql } from '#shared/server/database/table/table.ts';
import type { ResourceKind } from '../domain/resource-kind.ts';
import { blockClaims } from './lane-lock-store.ts';

export const resourceTable = table('resource', {
  id: uuid,
  kind: textOf<ResourceKind | 'photographer'>(),
  /** null: a photographer, who has a name elsewhere. */
  name_de: text.orNull,
  name_ru: text.orNull,
  units: integer,
  active: boolean,
  shown_to_customers: boolean,
  position: integer,
  daily_limit: integer.orNull,
  version: integer,
  updated_at: instant,
  retired_at: instant.orNull,
});

type Columns = RowOf<typeof resourceTable>;

export interface ResourceRow extends Omit<Columns, 'kind' | 'name_de' | 'updated_at' | 'retired_at'> {
  readonly kind: ResourceKind;
  readonly name_de: string;
  /** Sessions that claim one of its lanes and are not over. */
  readonly upcoming_sessions: number;
  /** The names of the services that need it. */
  readonly needed_by: string[];
  readonly needed_by_ids: string[];
}

const stored = resourceTable.omit('kind', 'name_de', 'updated_at', 'retired_at').list();

const computedAt = (now: number) =>
  computed({
    kind: sql<ResourceKind>`kind`,
    name_de: sql<string>`name_de`,
    upcoming_sessions: sessionsAfter(now, sql`ARRAY(SELECT lane.id FROM lane WHERE lane.resource_id = resource.id)`),
    needed_by: sql<string[]>`ARRAY(${servicesNeeding(sql`resource.id`)})`,
    needed_by_ids: sql<string[]>`
      ARRAY(SELECT service_id FROM needed_resource AS need WHERE need.resource_id = resource.id
            GROUP BY service_id, need.name ORDER BY need.name, service_id)`,
  });

/** Returns the resources that are neither photographers nor deleted, in the order of the studio. */
export const selectResources = async (
  db: Database,
  now: number,
  where: RawBuilder<unknown> = sql`true`,
): Promise<ResourceRow[]> => {
  const { rows } = await typedSql`
    SELECT ${stored}, ${computedAt(now)}
    FROM resource WHERE kind <> 'photographer' AND retired_at IS NULL AND ${where} ORDER BY position, id`.execute(db);
  return rows;
};

const sessionsAfter = (now: number, lanes: RawBuilder<unknown>): RawBuilder<number> => sql`(
  SELECT count(*)::int FROM occupied_fact AS claim
  WHERE claim.uses && ${lanes} AND claim.during && tstzrange(${at(now)}, NULL))`;

const servicesNeeding = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT DISTINCT name FROM needed_resource WHERE resource_id = ${id} ORDER BY name`;

/** Returns a resource, locked until the end of the transaction. Services may start to need it meanwhile. */
export const lockResource = async (trx: Database, id: string, now: number): Promise<ResourceRow | undefined> => {
  await sql`SELECT 1 FROM resource WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
  return (await selectResources(trx, now, sql`id = ${id}`))[0];
};

/**
 * Locks resources in order of their ids until the end of the transaction, so that none is deleted while a service starts
 * to need it. Call it before the first write of the transaction: deleting a resource locks it first, too.
 */
export const lockResourcesShared = async (trx: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`SELECT 1 FROM resource WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`.execute(trx);
};

/** Locks resources for their deletion: waits for services that start to need them, and blocks further ones. */
export const lockForDeletion = async (trx: Database, ids: readonly string[]): Promise<void> => {
  await sql`SELECT 1 FROM resource WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`.execute(trx);
};

/** Returns the ids of all resources besides the photographers in the order of the studio, locked. */
export const lockOrder = async (trx: Database): Promise<string[]> => {
  await sql`
    SELECT 1 FROM resource WHERE kind <> 'photographer' AND retired_at IS NULL ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
  const { rows } = await typedSql`
    SELECT ${resourceTable.pick('id').list()} FROM resource WHERE kind <> 'photographer' AND retired_at IS NULL ORDER BY position, id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
};

/** Sets the position of resources to their index in `ids`. */
export const placeResources = async (trx: Database, ids: readonly string[], now: number): Promise<void> => {
  await sql`
    UPDATE resource SET position = place.index - 1, updated_at = ${at(now)}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, index)
    WHERE resource.id = place.id AND resource.position <> place.index - 1`.execute(trx);
};

/**
 * Locks a resource and its lanes against new sessions and deletion until the end of the transaction: for changes that a
 * booking must not miss. Returns whether there is such a resource.
 */
export const lockResourceWithLanes = async (trx: Database, id: string, now: number): Promise<boolean> => {
  const resource = await lockResource(trx, id, now);
  if (resource) await lockLanesAbove(trx, id, 0, now);
  return resource !== undefined;
};

export type ResourceColumns = Partial<Omit<Columns, 'id' | 'kind' | 'name_de' | 'version' | 'updated_at'>> & {
  readonly kind?: ResourceKind;
  readonly name_de?: string;
};

/** Inserts a resource, placed last unless its position is given. */
export const insertResource = async (
  trx: Database,
  resource: ResourceColumns & { readonly id: string; readonly kind: ResourceKind },
): Promise<void> => {
  const last = sql`(SELECT coalesce(max(position) + 1, 0) FROM resource WHERE kind <> 'photographer')`;
  await resourceTable.insert({ ...resource, position: resource.position ?? last }).execute(trx);
};

export const updateResource = async (
  trx: Database,
  id: string,
  columns: ResourceColumns,
  now: number,
): Promise<void> => {
  const changes = resourceTable.set({ ...columns, updated_at: now });
  await sql`UPDATE resource SET ${changes}, version = version + 1 WHERE id = ${id}`.execute(trx);
};

/** Sets how many sessions a photographer has on one day at most. */
export const setDailyLimit = async (trx: Database, photographerId: string, limit: number | null): Promise<void> => {
  await sql`UPDATE resource SET daily_limit = ${limit} WHERE id = ${photographerId}`.execute(trx);
};

/** Gives a resource the lanes of its first `units` units; lanes that it had before come back. */
export const openLanes = async (trx: Database, id: string, units: number): Promise<void> => {
  await sql`
    INSERT INTO lane (resource_id, unit) SELECT ${id}::uuid, unit FROM generate_series(1, ${units}::int) AS unit
    ON CONFLICT (resource_id, unit) DO UPDATE SET retired_at = NULL WHERE lane.retired_at IS NOT NULL`.execute(trx);
};

/**
 * Locks the lanes of a resource above a number of units against new sessions until the end of the transaction. Returns
 * the number of sessions that claim them and are not over.
 */
export const lockLanesAbove = async (trx: Database, id: string, units: number, now: number): Promise<number> => {
  await blockClaims(trx);
  const lanes = sql`lane WHERE resource_id = ${id} AND unit > ${units}`;
  await sql`SELECT 1 FROM ${lanes} ORDER BY id FOR UPDATE`.execute(trx);
  const { rows } = await sql<{ sessions: number }>`
    SELECT ${sessionsAfter(now, sql`ARRAY(SELECT lane.id FROM ${lanes})`)} AS sessions`.execute(trx);
  return rows[0]?.sessions ?? 0;
};

export const retireLanesAbove = async (trx: Database, id: string, units: number, now: number): Promise<void> => {
  await sql`
    UPDATE lane SET retired_at = ${at(now)}
    WHERE resource_id = ${id} AND unit > ${units} AND retired_at IS NULL`.execute(trx);
};

/** One need of a service, or of one of its options, with the lanes that there are for it. */
export interface StoredNeed {
  readonly service_id: string;
  readonly name: string;
  readonly option_id: string | null;
  readonly lanes: readonly number[];
}

/** Returns all needs of the services that need a resource, those for other resources included. */
export const needsAround = async (trx: Database, id: string): Promise<StoredNeed[]> => {
  const { rows } = await sql<StoredNeed>`
    SELECT service_id, name, option_id, coalesce(array_agg(lane.id) FILTER (WHERE lane.id IS NOT NULL), '{}') AS lanes
    FROM needed_resource LEFT JOIN lane ON lane.resource_id = needed_resource.resource_id AND lane.retired_at IS NULL
    WHERE service_id IN (SELECT service_id FROM needed_resource WHERE resource_id = ${id})
    GROUP BY service_id, name, option_id, need ORDER BY name, service_id, need`.execute(trx);
  return rows;
};

/** Returns the names of the services that need a resource. */
export const servicesThatNeed = async (trx: Database, id: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`${servicesNeeding(sql`${id}`)}`.execute(trx);
  return rows.map(({ name }) => name);
};
