import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { computed, type RowOf, typedSql } from '#shared/server/database/table/table.ts';
import { type Follower, secondSessionsOf } from '../domain/extras/second-session.ts';
import type { People, SecondSession, ServiceOption } from '../domain/extras/service-option.ts';
import type { Need } from '../domain/need.ts';
import { needsOf } from './extras/needs-store.ts';
import { optionsOf, peopleOf } from './extras/options-store.ts';
import { followers } from './followers-store.ts';
import { photographersOf } from './service-photographers-store.ts';
import { serviceTable } from './service-table.ts';

const selected = serviceTable.omit(
  'people_included',
  'people_max',
  'people_price_cents',
  'people_minutes',
  'updated_at',
  'deleted_at',
);

export interface ServiceRow extends RowOf<typeof selected> {
  readonly assigned_photographers: readonly string[];
  /** What a session needs besides its photographer. */
  readonly needs: readonly Need[];
  /** The options that customers may add to it, active or not, in their order. */
  readonly options: readonly ServiceOption[];
  /** null: the service does not ask for the number of people. */
  readonly people: People | null;
  /** The services that customers may book right after it. */
  readonly second_sessions: readonly SecondSession[];
}

const stored = selected.list('s');
const fromElsewhere = computed({
  followers: sql<readonly Follower[]>`following.services`,
  assigned_photographers: photographersOf(sql`s.id`),
  needs: needsOf(sql`s.id`),
  options: optionsOf,
  people: peopleOf,
});

const select = async (db: Database, where: RawBuilder<unknown>): Promise<ServiceRow[]> => {
  const { rows } = await typedSql`
    WITH following AS MATERIALIZED (SELECT ${followers} AS services)
    SELECT ${stored}, ${fromElsewhere} FROM service s, following WHERE ${where}`.execute(db);
  return rows.map(({ followers: others, ...service }) => ({
    ...service,
    second_sessions: service.is_system_service ? [] : secondSessionsOf(service, others),
  }));
};

/** Returns every service that is not deleted. Deleted photographers are left out of the assigned ones. */
export const selectServices = (db: Database): Promise<ServiceRow[]> => select(db, sql`s.deleted_at IS NULL`);

/** Returns a service by ID, deleted ones too. */
export const selectAnyService = async (db: Database, id: string): Promise<ServiceRow | undefined> =>
  (await select(db, sql`s.id = ${id}`))[0];

export const selectService = async (db: Database, id: string): Promise<ServiceRow | undefined> =>
  (await select(db, sql`s.deleted_at IS NULL AND s.id = ${id}`))[0];

type Columns = RowOf<typeof serviceTable>;

export type NewService = Partial<Columns> & Pick<Columns, 'id' | 'name' | 'duration_min' | 'price_cents'>;

export const insertService = async (db: Database, service: NewService): Promise<void> => {
  await serviceTable.insert(service).execute(db);
};

export type ServiceColumns = Partial<Omit<Columns, 'id' | 'is_system_service' | 'version' | 'updated_at'>>;

export const updateService = async (db: Database, id: string, columns: ServiceColumns, now: number): Promise<void> => {
  await sql`UPDATE service SET ${serviceTable.set({ ...columns, updated_at: now })} WHERE id = ${id}`.execute(db);
};

/** Returns a service, locked until the end of the transaction. Bookings of it are not blocked. */
export const lockService = async (trx: Database, id: string): Promise<ServiceRow | undefined> => {
  await sql`SELECT 1 FROM service WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
  return selectService(trx, id);
};

/** Returns all services, locked until the end of the transaction. */
export const lockServices = async (trx: Database): Promise<ServiceRow[]> => {
  await sql`SELECT 1 FROM service WHERE deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  return selectServices(trx);
};

/** Sets the sort_order of services to their position in `ids`. */
export const placeServices = async (trx: Database, ids: readonly string[], now: number): Promise<void> => {
  await sql`
    UPDATE service s SET sort_order = o.place - 1, updated_at = ${at(now)}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o (id, place)
    WHERE s.id = o.id AND s.sort_order IS DISTINCT FROM o.place - 1`.execute(trx);
};

/** Returns the sort_order after all services. */
export const lastPlace = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ place: number }>`
    SELECT coalesce(max(sort_order) + 1, 0) AS place FROM service WHERE deleted_at IS NULL`.execute(db);
  return rows[0]?.place ?? 0;
};

/** Returns which of `ids` are photographers that are not deleted. */
export const knownPhotographers = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM photographer_fact WHERE id = ANY(${ids}::uuid[]) AND deleted_at IS NULL`.execute(db);
  return new Set(rows.map((row) => row.id));
};

/** Replaces the assigned photographers. */
export const assignPhotographers = async (trx: Database, serviceId: string, ids: readonly string[]): Promise<void> => {
  await sql`DELETE FROM service_photographer WHERE service_id = ${serviceId}`.execute(trx);
  await sql`
    INSERT INTO service_photographer (service_id, photographer_id)
    SELECT ${serviceId}::uuid, unnest(${ids}::uuid[])`.execute(trx);
};

/** Returns the number of future bookings of each service at `now`, those with it as their second session included. */
export const upcomingBookings = async (db: Database, now: number): Promise<Map<string, number>> => {
  const { rows } = await sql<{ service_id: string; bookings: number }>`
    SELECT service_id, count(DISTINCT booking_id) AS bookings FROM live_session
    WHERE starts_at > ${at(now)} GROUP BY service_id`.execute(db);
  return new Map(rows.map((row) => [row.service_id, row.bookings]));
};

/** Returns the examples, locked until the end of the transaction, which also blocks new bookings. */
export const lockExamples = async (trx: Database): Promise<ServiceRow[]> => {
  await sql`SELECT 1 FROM service WHERE is_example AND deleted_at IS NULL ORDER BY id FOR UPDATE`.execute(trx);
  return select(trx, sql`s.deleted_at IS NULL AND s.is_example`);
};

/** Returns which of `ids` have bookings, past or future. */
export const bookedServices = async (trx: Database, ids: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ service_id: string }>`
    SELECT DISTINCT service_id FROM live_session WHERE service_id = ANY(${ids}::uuid[])`.execute(trx);
  return new Set(rows.map((row) => row.service_id));
};
