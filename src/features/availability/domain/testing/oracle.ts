import type { AvailabilityFacts, BookingMode } from '../facts.ts';
import { claimsOracle, type Reason } from './claims-oracle.ts';
import { usesKeptHours } from './kept-oracle.ts';
import { reasonsOfNeeds, withoutAlternative } from './needs-oracle.ts';
import { scheduleOf, tooSoonOn } from './notice-oracle.ts';
import { berlin, type Minute, minutesOf, plusDays } from './oracle-clock.ts';
import { ownBlocks, ownReasons } from './own-hours-oracle.ts';

/**
 * An independent implementation of the availability rules, minute by minute and as simple as possible, using only
 * `Intl` for clock times. Slow, and deliberately without any code in common with the rules it checks.
 */

const MINUTE = 60_000;

/** One day under one set of facts. */
export interface OracleDay {
  readonly minutes: readonly Minute[];
  /** All reasons against a start at that minute. */
  readonly reasonsAt: (minute: Minute) => Set<Reason>;
  /** Whether the list would offer that minute if there were no reason against it. */
  readonly isCandidate: (minute: Minute) => boolean;
}

const wallMinute = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));

export function oracleDay(facts: AvailabilityFacts, date: string, mode: BookingMode): OracleDay {
  const { settings, duration_min, now } = facts;
  const minutes = minutesOf(date);
  const endOfDay = (minutes.at(-1)?.at ?? 0) + MINUTE;
  const exception = facts.exceptions.findLast((one) => one.date === date);
  const day = scheduleOf(facts, date);
  const whose = exception?.date ?? '';
  const firstShowing = (wall: string) => minutes.find((minute) => minute.wall >= wall)?.at ?? endOfDay;
  const [opens, closes] = [firstShowing(day.start_time), firstShowing(day.end_time)];
  const [breakFrom, breakTo] = day.break_enabled
    ? [firstShowing(day.break_start), firstShowing(day.break_end)]
    : [0, 0];
  const today = berlin.format(now).slice(0, 10);
  const lastDate = plusDays(today, settings.advance_booking_days);
  const isTooSoon = tooSoonOn(facts, date, today);
  const firstOfWall = new Map(minutes.toReversed().map(({ at, wall }) => [wall, at]));
  const { touches, isReached, ready, claimsOn } = claimsOracle(facts, mode, {
    start: minutes[0]?.at ?? 0,
    end: endOfDay,
  });

  const isKept = (claimed: AvailabilityFacts, at: number): boolean =>
    mode === 'public' && usesKeptHours(claimed, { date, today, at, firstShowing });
  const reasonsAt = ({ at, wall }: Minute): Set<Reason> => {
    const ofNeeds = reasonsOfNeeds(facts.needs, (lane) => [
      ...claimsOn(at, lane),
      ...((mode === 'internal' ? null : ownReasons(facts, lane.own, { date, at, firstShowing })) ?? []),
      ...(isKept({ ...facts, kept: lane.kept }, at) ? ['kept_for_births:' as const] : []),
    ]);
    const reasons = new Set<Reason>([...claimsOn(at, facts), ...ofNeeds]);
    if (mode === 'internal') return reasons;
    if (isReached(facts.serviceLimit)) reasons.add('service_full:');
    if (at <= now) reasons.add('past:');
    else if (mode === 'public' && isTooSoon(at)) reasons.add('too_soon:');
    if (mode === 'public' && date > lastDate) reasons.add('outside_window:');
    if (isKept(facts, at)) reasons.add('kept_for_births:');
    if (firstOfWall.get(wall) !== at) reasons.add('repeated_hour:');
    const own = ownReasons(facts, facts.own, { date, at, firstShowing });
    if (own) return new Set([...reasons, ...own]);
    if (!day.is_working) return reasons.add(`closed_day:${whose}`);
    if (at < opens || at + duration_min * MINUTE > closes) reasons.add(`outside_hours:${whose}`);
    if (touches(at, breakFrom, breakTo)) reasons.add(`break:${whose}`);
    return reasons;
  };

  const sessions = [facts, ...withoutAlternative(facts.needs)].flatMap(({ busy }) => busy);
  const afterSessions = new Set(
    sessions
      .filter((one) => one.start < one.end)
      .map((one) => Math.ceil(Math.ceil(ready(one) / MINUTE) / 5) * 5 * MINUTE),
  );
  const isCandidate = ({ at, wall }: Minute): boolean => {
    const own = ownBlocks(facts, facts.own, date);
    const isOnGrid = (own?.blocks ?? [day]).some(({ start_time, end_time }) => {
      const sinceOpening = wallMinute(wall) - wallMinute(start_time);
      return sinceOpening >= 0 && (!own || wall < end_time) && sinceOpening % settings.slot_duration_minutes === 0;
    });
    return isOnGrid || afterSessions.has(at);
  };
  return { minutes, reasonsAt, isCandidate };
}
