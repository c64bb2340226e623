import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertRow } from '#shared/server/database/insert.ts';
import { assignments } from '#shared/server/database/update.ts';
import type { BirthWindow } from '../domain/birth-window.ts';
import { type Follower, secondSessionsOf } from '../domain/extras/second-session.ts';
import type { People, SecondSession, ServiceOption } from '../domain/extras/service-option.ts';
import type { KeptHours } from '../domain/kept-hours.ts';
import type { MoveRules } from '../domain/move-rules.ts';
import type { Need } from '../domain/need.ts';
import type { MinimumNotice } from '../domain/notice.ts';
import type { WithdrawalRight } from '../domain/withdrawal-right.ts';
import { needsOf } from './extras/needs-store.ts';
import { optionsOf, peopleOf } from './extras/options-store.ts';
import { followers } from './followers-store.ts';
import { photographersOf } from './service-photographers-store.ts';

export interface ServiceRow {
  readonly id: string;
  readonly name: string;
  readonly name_de: string | null;
  readonly name_ru: string | null;
  readonly description: string;
  readonly description_de: string | null;
  readonly description_ru: string | null;
  readonly duration_min: number;
  readonly price_cents: number;
  readonly active: boolean;
  readonly is_system_service: boolean;
  readonly payment_enabled: boolean;
  readonly prepayment_cents: number;
  readonly sort_order: number | null;
  readonly promotion_start: number | null;
  readonly promotion_end: number | null;
  readonly requires_prepayment: boolean | null;
  /** null: the studio's. */
  readonly minimum_notice: MinimumNotice | null;
  /** null: the studio's. */
  readonly move_rules: MoveRules | null;
  /** Minutes that a session needs before its start and after its end. */
  readonly minutes_before: number;
  readonly minutes_after: number;
  /** null: any number of sessions a day. */
  readonly daily_limit: number | null;
  readonly withdrawal_right: WithdrawalRight;
  /** Customers take a place in a week first; null: an ordinary service. */
  readonly birth_window: BirthWindow | null;
  /** Hours that only services with a birth window may use; they are kept only while this service has one. */
  readonly kept_hours: KeptHours | null;
  readonly assigned_photographers: readonly string[];
  /** What a session needs besides its photographer. */
  readonly needs: readonly Need[];
  /** The options that customers may add to it, active or not, in their order. */
  readonly options: readonly ServiceOption[];
  /** null: the service does not ask for the number of people. */
  readonly people: People | null;
  /** Whether customers may book it right after another service, as the second part of one booking. */
  readonly as_second_session: boolean;
  /** The services that customers may book right after it. */
  readonly second_sessions: readonly SecondSession[];
  /** Invented data of a new installation, neither edited nor kept yet. */
  readonly is_example: boolean;
  /** Incremented by the database with every change. */
  readonly version: number;
}

const select = async (db: Database, where: RawBuilder<unknown>): Promise<ServiceRow[]> => {
  const { rows } = await sql<Omit<ServiceRow, 'second_sessions'> & { readonly followers: readonly Follower[] }>`
    WITH following AS MATERIALIZED (SELECT ${followers} AS services)
    SELECT s.id, s.name, s.name_de, s.name_ru, s.description, s.description_de, s.description_ru, s.duration_min,
           s.price_cents, s.active, s.is_system_service, s.payment_enabled, s.prepayment_cents, s.sort_order,
           s.promotion_start, s.promotion_end, s.requires_prepayment, s.minimum_notice, s.move_rules, s.minutes_before, s.minutes_after, s.daily_limit, s.withdrawal_right, s.birth_window, s.kept_hours, s.version, s.is_example,
           s.as_second_session, following.services AS followers, ${photographersOf(sql`s.id`)} AS assigned_photographers,
           ${needsOf(sql`s.id`)} AS needs, ${optionsOf} AS options, ${peopleOf} AS people
    FROM service s, following
    WHERE ${where}`.execute(db);
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

/** Columns that ServiceRow has under another name. */
interface PeopleColumns {
  readonly people_included: number | null;
  readonly people_max: number | null;
  readonly people_price_cents: number | null;
  readonly people_minutes: number | null;
}

/** The fields of a service that other tables or columns contain, or that the database itself sets. */
type Elsewhere = 'assigned_photographers' | 'needs' | 'options' | 'people' | 'second_sessions' | 'version';

export type NewService = Partial<Omit<ServiceRow, Elsewhere | 'promotion_start' | 'promotion_end'> & PeopleColumns> &
  Pick<ServiceRow, 'id' | 'name' | 'duration_min' | 'price_cents'>;

export const insertService = (db: Database, service: NewService): Promise<void> =>
  insertRow(db, 'service', {
    ...service,
    minimum_notice: asJson(service.minimum_notice),
    move_rules: asJson(service.move_rules),
    birth_window: asJson(service.birth_window),
    kept_hours: asJson(service.kept_hours),
  });

export type ServiceColumns = Partial<Omit<ServiceRow, Elsewhere | 'id' | 'is_system_service'> & PeopleColumns> & {
  readonly deleted_at?: number;
};

export const updateService = async (db: Database, id: string, columns: ServiceColumns, now: number): Promise<void> => {
  const instants = {
    promotion_start: whenGiven(columns.promotion_start),
    promotion_end: whenGiven(columns.promotion_end),
    deleted_at: whenGiven(columns.deleted_at),
    updated_at: at(now),
    minimum_notice: asJson(columns.minimum_notice),
    move_rules: asJson(columns.move_rules),
    birth_window: asJson(columns.birth_window),
    kept_hours: asJson(columns.kept_hours),
  };
  await sql`UPDATE service SET ${assignments({ ...columns, ...instants })} WHERE id = ${id}`.execute(db);
};

const asJson = <Value>(value: Value): string | Exclude<Value, object> | null =>
  value && typeof value === 'object' ? JSON.stringify(value) : (value as Exclude<Value, object> | null);

const whenGiven = (instant: number | null | undefined): string | null | undefined =>
  typeof instant === 'number' ? at(instant) : instant;

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
