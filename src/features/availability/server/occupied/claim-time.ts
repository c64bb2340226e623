import { readCalendarSettings } from '#features/hours/server/api.ts';
import { lockPhotographers } from '#features/photographers/server/api.ts';
import { lockLanes } from '#features/resources/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import type { BookingMode } from '../../domain/facts.ts';
import type { LanePreference } from '../../domain/lanes/lane-choice.ts';
import { lockDays } from '../slots/daily-limit-store.ts';
import { isLimited } from '../slots/daily-limits.ts';
import { freeTime, type Start } from '../slots/free-time.ts';
import { type Held, type Occupation, takeTime } from '../store.ts';
import { freeLanes } from './free-lanes.ts';

/** A time that is wanted for a session. */
export interface Claim {
  /** The ID of the booking, of the request, or of the held time. */
  readonly id: string;
  readonly session: Start;
  readonly mode: BookingMode;
  /** The time was the session's before: the rule is not asked, only booked time is against it. */
  readonly isAgreed?: boolean;
  /** An internal appointment needs no gaps. */
  readonly internal: boolean;
  /** Which lanes it should get; a requested one that is taken refuses it. */
  readonly preference?: LanePreference;
}

/**
 * Locks what claims wait for, until the end of the transaction: days with a limit, lanes, photographers, each in one order.
 * Whoever claims several times locks for all of them first; `photographers`: others whose time changes too. Two
 * transactions that claim time therefore wait for each other, and neither for the other's next lock.
 */
export const lockClaims = async (
  db: Database,
  claims: readonly Claim[],
  photographers: readonly string[] = [],
): Promise<void> => {
  const days = new Set<string>();
  for (const { session, mode } of claims) {
    const { photographer_id, limited_service, needs = [], start } = session;
    const service = { daily_limit: limited_service?.daily_limit ?? null, needs };
    if (mode === 'internal') continue;
    if (await isLimited(db, { service, photographer_ids: [photographer_id] })) days.add(berlinDateOf(start));
  }
  if (days.size > 0) await lockDays([...days].toSorted()).execute(db);
  await lockLanes(
    db,
    claims.flatMap(({ session }) => (session.needs ?? []).flatMap(({ resource_ids }) => resource_ids)),
  );
  await lockPhotographers(db, [...photographers, ...claims.map(({ session }) => session.photographer_id)]);
};

/**
 * Returns the time with its lanes, once the rule was asked; after `lockClaims`. Refuses with the reason of the rule, with
 * 409 `slot_taken` if no lanes are free, and with 409 `resource_taken` if they were requested.
 */
export const planTime = async (context: Context, claim: Claim): Promise<Result<Occupation, Problem>> => {
  const { id: booking_id, session, mode, isAgreed, internal, preference } = claim;
  const free = isAgreed ? accepted(await readCalendarSettings(context.db)) : await freeTime(context, session, mode);
  if (!free.ok) return free;
  const lanes = await freeLanes(context, session, mode, preference);
  if (lanes === null) return refused(preference?.requested?.length ? resourceTaken() : slotTaken());
  const { photographer_id, start, duration_min, minutes_before = 0, minutes_after = 0 } = session;
  return accepted({
    booking_id,
    photographer_id,
    lanes,
    start,
    end: start + duration_min * MINUTE,
    buffer_time_minutes: free.value.buffer_time_minutes,
    minutes_before,
    minutes_after,
    internal,
  });
};

/**
 * Takes a time for a booking, or holds it for somebody (`held`): locks, asks the rule, chooses lanes and inserts, within
 * the caller's transaction. The refusals are those of `planTime`; 409 `slot_taken` too if somebody was faster.
 */
export const claimTime = async (context: Context, claim: Claim, held?: Held): Promise<Result<Occupation, Problem>> => {
  await lockClaims(context.db, [claim]);
  return claimLocked(context, claim, held);
};

/** The same after `lockClaims`: whoever claims several times has locked for all of them. */
export const claimLocked = async (
  context: Context,
  claim: Claim,
  held?: Held,
): Promise<Result<Occupation, Problem>> => {
  const planned = await planTime(context, claim);
  if (!planned.ok) return planned;
  const { rows } = await takeTime(planned.value, held).execute(context.db);
  return rows.length > 0 ? planned : refused(slotTaken());
};

/** Takes a planned time for a booking that had released its time; throws 409 `slot_taken` if somebody was faster. */
export const retakeTime = async (trx: Database, time: Occupation): Promise<void> => {
  const { rows } = await takeTime(time).execute(trx);
  if (rows.length === 0) throw slotTaken();
};

// Contains the word "conflict", like every text about a time that is taken.
const resourceTaken = (): Problem =>
  new Problem(409, 'resource_taken', 'The resource is not free at that time (conflict)');
