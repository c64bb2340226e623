import { type RawBuilder, sql } from 'kysely';
import type { OwnHours } from '#features/hours/domain/own-hours.ts';
import type { DateException } from '#features/hours/domain/settings/calendar-settings.ts';
import { settingLimits } from '#features/hours/domain/settings/calendar-settings-rules.ts';
import { exceptionsAround, ownHoursOf, type Period, timeOffOf } from '#features/hours/server/api.ts';
import { mostMinutesAround } from '#features/services/domain/service-rules.ts';
import { storedSetting } from '#features/settings/server/api.ts';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { milliseconds } from '#shared/server/database/milliseconds.ts';
import type { BusyTime, TimeOff } from '../domain/facts.ts';
import { usesOf } from './occupied/claimed-lanes-reads.ts';
import { isStillTaken } from './occupied/taken-time-reads.ts';

export interface StoredSchedule {
  readonly settings: unknown;
  readonly exceptions: readonly DateException[];
  readonly busy: readonly BusyTime[];
  readonly times_off: readonly TimeOff[];
  /** The hours of the photographer in place of the studio's. */
  readonly own: OwnHours | null;
  /** How many sessions a day the photographer has at most. */
  readonly daily_limit: number | null;
  /** The sessions of the service, with any photographer; empty unless requested. */
  readonly of_service: readonly { readonly id: string; readonly start: number }[];
  /** The usable lanes of the resources, in the order of the studio. */
  readonly lanes: readonly {
    readonly id: number;
    readonly resource_id: string;
    readonly daily_limit: number | null;
    readonly own: OwnHours | null;
    readonly busy: readonly BusyTime[];
    readonly times_off: readonly TimeOff[];
  }[];
}

/** A photographer, and the resources that a session may need besides. */
export interface ScheduleOf {
  readonly photographer_id: string;
  readonly resources: readonly string[];
  /** A service with a daily limit. */
  readonly service_id?: string | undefined;
}

/** Returns all stored data that decides whether a session between two instants is possible, with one query. */
export const selectSchedule = async (
  db: Database,
  { photographer_id, resources, service_id }: ScheduleOf,
  { from, to, today }: Period,
): Promise<StoredSchedule> => {
  // A session and its buffer may extend past the requested range, by one day at most. Both bounds limit the scan.
  const around = sql`tstzrange(${at(from - DAY)}, ${at(to + DAY)})`;
  const { rows } = await sql<StoredSchedule>`
    SELECT ${storedSetting('calendar')} AS settings,
           ${exceptionsAround({ from: from - DAY, to: to + DAY, today })} AS exceptions,
           ${busyOf(lanesOf(photographer_id), around)} AS busy,
           ${timeOffOf(lanesOf(photographer_id), around)} AS times_off,
           (SELECT daily_limit FROM lane_fact WHERE resource_id = ${photographer_id} AND unit = 1) AS daily_limit,
           ${ownHoursOf(photographer_id)} AS own,
           ${service_id === undefined ? sql`'[]'::jsonb` : sessionsOf(service_id, { from: from - DAY, to: to + DAY })} AS of_service,
           ${resources.length === 0 ? sql`'[]'::jsonb` : timesOfLanes({ photographer_id, resources }, around)} AS lanes`.execute(
    db,
  );
  return rows[0] ?? nothing;
};

const nothing: StoredSchedule = {
  settings: undefined,
  exceptions: [],
  busy: [],
  times_off: [],
  own: null,
  daily_limit: null,
  of_service: [],
  lanes: [],
};

const sessionsOf = (serviceId: string, { from, to }: Pick<Period, 'from' | 'to'>): RawBuilder<unknown> => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'start', ${milliseconds(sql`starts_at`)})), '[]')
  FROM live_booking WHERE service_id = ${serviceId} AND starts_at >= ${at(from)} AND starts_at < ${at(to)})`;

const timesOfLanes = (
  { photographer_id, resources }: ScheduleOf,
  around: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', claimed.id, 'resource_id', claimed.resource_id, 'daily_limit', claimed.daily_limit,
           'own', ${ownHoursOf(sql`claimed.resource_id`)}, 'busy', ${busyOf(sql`ARRAY[claimed.id]`, around)},
           'times_off', ${timeOffOf(sql`ARRAY[claimed.id]`, around)})
         ORDER BY claimed.position, claimed.name, claimed.resource_id, claimed.unit), '[]')
  FROM lane_fact AS claimed
  WHERE claimed.usable AND claimed.resource_id = ANY(${resources}::uuid[]) AND claimed.resource_id <> ${photographer_id})`;

const busyOf = (lanes: RawBuilder<unknown>, around: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', id, 'start', ${milliseconds(sql`lower(during)`)}, 'end', ${milliseconds(sql`upper(during)`)},
           'guardedStart', ${milliseconds(sql`lower(during) - minutes_before * interval '1 minute'`)},
           'guardedEnd', ${milliseconds(sql`upper(guarded)`)}, 'heldUntil', ${milliseconds(sql`held_until`)}) ORDER BY during), '[]')
  FROM occupied_time WHERE uses && ${lanes} AND during && ${around})`;

export const lanesOf = (resource: unknown): RawBuilder<unknown> =>
  sql`ARRAY(SELECT id FROM lane_fact WHERE resource_id = ${resource})`;

export interface Occupation {
  readonly booking_id: string;
  readonly photographer_id: string;
  /** The lanes that the session claims besides that of the photographer. */
  readonly lanes?: readonly number[] | undefined;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly buffer_time_minutes: number;
  /** Minutes that the session needs before its start and after its end. */
  readonly minutes_before: number;
  readonly minutes_after: number;
  readonly internal: boolean;
}

/**
 * The offer, the request to choose another time, or the spot of a campaign that a time is held for, and its deadline
 * (epoch ms).
 */
export type Held = { readonly until: number } & (
  | { readonly offer_id: string }
  | { readonly time_request_id: string }
  | { readonly campaign_spot_id: string }
);

const ranges = ({
  start,
  end,
  buffer_time_minutes,
  minutes_after,
}: Occupation): { during: RawBuilder<unknown>; guarded: RawBuilder<unknown> } => ({
  during: sql`tstzrange(${at(start)}, ${at(end)}, '[)')`,
  guarded: sql`tstzrange(${at(start)}, ${at(end + Math.max(buffer_time_minutes, minutes_after) * MINUTE)}, '[)')`,
});

const longestGap = sql.raw(`interval '${Math.max(settingLimits.buffer_time_minutes.max, mostMinutesAround)} minutes'`);

/**
 * Takes time for each row of `wanted` (id, photographer_id, lanes, starts_at, ends_at, buffer_time_minutes,
 * minutes_before, minutes_after, internal), as the first part of the single statement that writes bookings. `lanes` are
 * claimed besides that of the photographer; NULL: none. Returns the ids that got their time, and no row where one of the lanes is booked or off.
 *
 * The constraints refuse sessions that overlap or are closer than stored gaps demand, also among concurrent
 * transactions. A read of committed rows checks the gaps that constraints cannot express (`hasOwnGaps`), so that exactly the times in the
 * list of slots are taken. All rows are taken in the same order, which prevents deadlocks between photographers; with
 * more lanes the statement takes its times alone (`claimLock`).
 */
export const takeTimes = (wanted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  INSERT INTO occupied_time (id, photographer_id, uses, during, guarded, minutes_before, internal)
  SELECT id, photographer_id, claimed, during, guarded, minutes_before, internal
  FROM ${withRanges(wanted)} AS asked WHERE ${hasOwnGaps}
  ORDER BY photographer_id, starts_at
  ON CONFLICT DO NOTHING RETURNING id`;

/** SQL for the rows of `wanted` with the lanes and ranges that `isNotBooked` compares. */
export const withRanges = (wanted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (SELECT *, sort(${lanesOf(sql`photographer_id`)} || coalesce(lanes, '{}')) AS claimed,
          tstzrange(starts_at, ends_at, '[)') AS during,
          tstzrange(starts_at, ends_at + greatest(buffer_time_minutes, minutes_after) * interval '1 minute', '[)') AS guarded,
          tstzrange(starts_at - greatest(buffer_time_minutes, minutes_before) * interval '1 minute', ends_at, '[)') AS led_up_to,
          tstzrange(starts_at - greatest(buffer_time_minutes * interval '1 minute', ${longestGap}),
                    ends_at + greatest(buffer_time_minutes * interval '1 minute', ${longestGap})) AS around
   FROM ${wanted} AS wanted)`;

/** SQL for whether no committed session is in the way of a row of `asked`. */
export const isNotBooked = sql`
  (SELECT true FROM occupied_time AS other
   WHERE other.uses && asked.claimed AND ${isStillTaken('other')}
     -- No stored gap is longer than the rules allow, and if one were, the constraints know: this keeps the scan short.
     AND other.during && asked.around
     AND (other.during && asked.during
          OR NOT asked.internal AND (
            other.guarded && asked.guarded OR other.during && asked.led_up_to
            OR other.minutes_before > 0 AND with_time_before(other.during, other.minutes_before) && asked.during))
   LIMIT 1) IS NULL`;

/**
 * SQL for whether committed sessions leave a row of `asked` the gaps that constraints cannot express: its own ones next
 * to an earlier session that was stored with a shorter buffer and to internal appointments, and those of internal
 * appointments. Most sessions need no gap and most appointments have none, so that nothing is scanned.
 */
const hasOwnGaps = sql`
  (asked.internal
   OR (greatest(asked.buffer_time_minutes, asked.minutes_before, asked.minutes_after) = 0
       OR NOT EXISTS (
         SELECT FROM occupied_time AS other
         WHERE other.uses && asked.claimed AND other.during && (asked.led_up_to + asked.guarded)
           AND ${isStillTaken('other')}))
      AND NOT EXISTS (
        SELECT FROM occupied_time AS appointment
        WHERE appointment.internal AND (appointment.guarded <> appointment.during OR appointment.minutes_before > 0)
          AND appointment.uses && asked.claimed AND appointment.during && asked.around
          AND (appointment.guarded && asked.during
               OR with_time_before(appointment.during, appointment.minutes_before) && asked.during)))`;

/**
 * Takes the time of one booking, or holds it: returns a row, or none when the time is booked or the
 * photographer is off. Do not use a plain INSERT: conflicting transactions would wait for each other, and some would
 * deadlock.
 */
export const takeTime = (occupation: Occupation, held?: Held): RawBuilder<unknown> => {
  const { during, guarded } = ranges(occupation);
  return sql`
    INSERT INTO occupied_time (id, photographer_id, uses, during, guarded, minutes_before, internal, held_until, offer_id,
                               time_request_id, campaign_spot_id)
    VALUES (${occupation.booking_id}, ${occupation.photographer_id}, ${usesOf(occupation.photographer_id, occupation.lanes ?? [])},
            ${during}, ${guarded}, ${occupation.minutes_before}, ${occupation.internal},
            ${held ? at(held.until) : null}, ${held && 'offer_id' in held ? held.offer_id : null},
            ${held && 'time_request_id' in held ? held.time_request_id : null},
            ${held && 'campaign_spot_id' in held ? held.campaign_spot_id : null})
    ON CONFLICT DO NOTHING RETURNING id`;
};

/**
 * Moves the time of a booking, also to another photographer, after `lockClaims`. The booking
 * itself is updated later in the same transaction, so the two may differ until it ends. Throws an exclusion violation
 * (23P01) when the time is booked or the photographer is off.
 */
export const moveTime = async (trx: Database, occupation: Occupation): Promise<void> => {
  const { during, guarded } = ranges(occupation);
  await sql`SET CONSTRAINTS booking_occupies_its_time DEFERRED`.execute(trx);
  await sql`
    UPDATE occupied_time SET photographer_id = ${occupation.photographer_id},
                             uses = ${usesOf(occupation.photographer_id, occupation.lanes ?? [])}, during = ${during}, guarded = ${guarded},
                             minutes_before = ${occupation.minutes_before}, keeps_time_before = DEFAULT, internal = ${occupation.internal}
    WHERE id = ${occupation.booking_id}`.execute(trx);
};

/** Claims other lanes for a session that stays where it is. Throws an exclusion violation (23P01) when one is taken. */
export const claimLanes = async (
  trx: Database,
  { booking_id, photographer_id, lanes = [] }: Pick<Occupation, 'booking_id' | 'photographer_id' | 'lanes'>,
): Promise<void> => {
  const uses = usesOf(photographer_id, lanes);
  await sql`
    UPDATE occupied_time SET uses = ${uses} WHERE id = ${booking_id} AND uses <> ${uses}`.execute(trx);
};

/** Releases the time of a booking. */
export const releaseTime = async (db: Database, bookingId: string): Promise<void> => {
  await sql`DELETE FROM occupied_time WHERE id = ${bookingId}`.execute(db);
};
