import { type RawBuilder, sql } from 'kysely';
import { milliseconds } from '#shared/server/database/milliseconds.ts';

type Sql = RawBuilder<unknown>;

/** SQL for the time off of lanes within a range, as JSON in order. */
export const timeOffOf = (lanes: Sql, around: Sql): Sql => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', id, 'start', ${milliseconds(sql`lower(during)`)}, 'end', ${milliseconds(sql`upper(during)`)}) ORDER BY during), '[]')
  FROM time_off WHERE uses && ${lanes} AND during && ${around})`;

/** SQL for the time off of lanes within a range, as ranges in one value; NULL: there is none. */
export const timeOffRanges = (lanes: Sql, around: Sql): Sql => sql`
  (SELECT range_agg(during) FROM time_off WHERE uses && ${lanes} AND during && ${around})`;

/** SQL for whether one of the lanes is off at some time of a range. */
export const isOff = (lanes: Sql, during: Sql): Sql => sql`
  EXISTS (SELECT FROM time_off WHERE time_off.uses && ${lanes} AND time_off.during && ${during})`;
