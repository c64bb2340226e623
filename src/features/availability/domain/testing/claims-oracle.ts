import type { AvailabilityFacts, BookingMode, BusyTime, RefusalReason } from '../facts.ts';

const MINUTE = 60_000;

/** 'reason:cause', or 'reason:cause@lane' if the cause claims something else than the photographer. */
export type Reason = `${RefusalReason}:${string}`;

type Claiming = Pick<AvailabilityFacts, 'busy' | 'timeOff' | 'limit'>;

/** The reasons of sessions, time off and daily limits against the starts of a day, as an independent implementation. */
export function claimsOracle(facts: AvailabilityFacts, mode: BookingMode, day: { start: number; end: number }) {
  const { settings, duration_min, minutes_before = 0, minutes_after = 0 } = facts;
  const buffer = settings.buffer_time_minutes * MINUTE;

  /** Whether any minute of a session from `at` overlaps the range. */
  const touches = (at: number, start: number, end: number): boolean => {
    for (let m = at; m < at + duration_min * MINUTE; m += MINUTE) {
      if (Math.max(m, start) < Math.min(m + MINUTE, end)) return true;
    }
    return false;
  };

  const ready = ({ end, guardedEnd }: BusyTime): number =>
    Math.max(guardedEnd, end + buffer, end + minutes_before * MINUTE);

  /** Whether as many sessions as a limit allows begin on this day. */
  const isReached = (limit: AvailabilityFacts['limit']): boolean =>
    mode !== 'internal' &&
    limit !== undefined &&
    limit.starts.filter((start) => start >= day.start && start < day.end).length >= limit.most;

  const claimsOn = (at: number, { busy, timeOff, limit }: Claiming): Reason[] => {
    const ends = at + duration_min * MINUTE;
    const reasons: Reason[] = isReached(limit) ? ['resource_full:'] : [];
    const offs = timeOff.filter((off) => touches(at, off.start, off.end)).map((off): Reason => `time_off:${off.id}`);
    reasons.push(...offs);
    for (const one of busy) {
      if (one.start >= one.end) continue;
      const isInTime = ends <= one.guardedStart && ends + Math.max(buffer, minutes_after * MINUTE) <= one.start;
      const apart = at >= ready(one) || isInTime;
      if (touches(at, one.start, one.end)) reasons.push(`booked:${one.id}`);
      else if (mode !== 'internal' && !apart) reasons.push(`buffer:${one.id}`);
    }
    return reasons;
  };
  return { touches, isReached, ready, claimsOn };
}
