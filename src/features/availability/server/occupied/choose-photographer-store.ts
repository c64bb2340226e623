import { type RawBuilder, sql } from 'kysely';
import { isOff } from '#features/hours/server/api.ts';
import { BERLIN } from '#shared/kernel/time/berlin-time.ts';
import { isNotBooked, lanesOf, withRanges } from '../store.ts';
import { isStillTaken } from './taken-time-reads.ts';

/**
 * Chooses a photographer for each row of `wanted` that has `candidates` (a JSON array of photographer_id,
 * photographer_name and lanes, in the order of the studio): among those whose lanes are free and who have not reached
 * their daily limit, the one with the fewest booked minutes in the week from `week_from` to `week_to`, then the one with
 * the earliest `lastAssigned`, then the first. Returns id, photographer_id, photographer_name and lanes; no row where
 * nobody is free.
 */
export const choosePhotographers = (
  wanted: RawBuilder<unknown>,
  lastAssigned: (photographerId: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const candidates = sql`
    (SELECT wanted.id, starts_at, ends_at, buffer_time_minutes, minutes_before, minutes_after, internal, week_from, week_to, candidate.*
     FROM ${wanted} AS wanted,
          ROWS FROM (jsonb_to_recordset(wanted.candidates)
                     AS (photographer_id uuid, photographer_name text, lanes integer[])) WITH ORDINALITY
            AS candidate (photographer_id, photographer_name, lanes, place)
     WHERE wanted.candidates IS NOT NULL)`;
  return sql`
    SELECT DISTINCT ON (id) id, photographer_id, photographer_name, lanes
    FROM ${withRanges(candidates)} AS asked
    WHERE ${isNotBooked}
      AND NOT ${isOff(sql`asked.claimed`, sql`asked.during`)}
      AND ${hasPlaceThatDay}
    ORDER BY id, ${minutesBooked}, ${lastAssigned(sql`asked.photographer_id`)} NULLS FIRST, place`;
};

/** SQL for the time of the sessions of a photographer that begin in the week of a row of `asked`. */
const minutesBooked = sql`
  (SELECT coalesce(sum(upper(own.during) - lower(own.during)), interval '0') FROM occupied_time AS own
   WHERE own.uses && ${lanesOf(sql`asked.photographer_id`)} AND own.during && tstzrange(asked.week_from, asked.week_to)
     AND lower(own.during) >= asked.week_from AND ${isStillTaken('own')})`;

/** SQL for whether the photographer of a row of `asked` has not reached the daily limit on its Berlin day. */
const hasPlaceThatDay = sql`
  (asked.internal OR coalesce(
    (SELECT daily_limit FROM lane_fact WHERE resource_id = asked.photographer_id AND unit = 1) >
    (SELECT count(*) FROM occupied_time AS own
     WHERE own.uses && ${lanesOf(sql`asked.photographer_id`)} AND ${isStillTaken('own')}
       AND own.during && tstzrange(date_trunc('day', asked.starts_at, ${BERLIN}),
                                   date_trunc('day', asked.starts_at, ${BERLIN}) + interval '25 hours')
       AND date_trunc('day', own.starts_at, ${BERLIN}) = date_trunc('day', asked.starts_at, ${BERLIN})), true))`;
