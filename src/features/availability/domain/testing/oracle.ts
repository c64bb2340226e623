import type { AvailabilityFacts, BookingMode } from '../facts.ts';
import { claimsOracle, type Reason } from './claims-oracle.ts';
import { usesKeptHours } from './kept-oracle.ts';
import { reasonsOfNeeds, withoutAlternative } from './needs-oracle.ts';
import { scheduleOf, tooSoonOn } from './notice-oracle.ts';
import { berlin, type Minute, minutesOf, plusDays } from './oracle-clock.ts';
import { ownBlocks, ownReasons, studioReasonsOn } from './own-hours-oracle.ts';

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
  const { settings, now } = facts;
  const minutes = minutesOf(date);
  const endOfDay = (minutes.at(-1)?.at ?? 0) + MINUTE;
  const firstShowing = (wall: string) => minutes.find((minute) => minute.wall >= wall)?.at ?? endOfDay;
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
  const studioReasons = studioReasonsOn(facts, { date, firstShowing, touches });
  const reasonsAt = ({ at, wall }: Minute): Set<Reason> => {
    const ownHours = ({ own }: Pick<AvailabilityFacts, 'own'>): Reason[] | null =>
      mode === 'internal' ? null : ownReasons(facts, own, { date, at, firstShowing });
    const ofNeeds = reasonsOfNeeds(facts, {
      claims: (lane) => claimsOn(at, lane),
      ownHours,
      studioHours: () => studioReasons(at),
      kept: (lane) => (isKept({ ...facts, kept: lane.kept }, at) ? ['kept_for_births:'] : []),
    });
    const reasons = new Set<Reason>([...claimsOn(at, facts), ...ofNeeds]);
    if (mode === 'internal') return reasons;
    if (isReached(facts.serviceLimit)) reasons.add('service_full:');
    if (at <= now) reasons.add('past:');
    else if (mode === 'public' && isTooSoon(at)) reasons.add('too_soon:');
    if (mode === 'public' && date > lastDate) reasons.add('outside_window:');
    if (isKept(facts, at)) reasons.add('kept_for_births:');
    if (firstOfWall.get(wall) !== at) reasons.add('repeated_hour:');
    return new Set([...reasons, ...(ownHours(facts) ?? studioReasons(at))]);
  };

  const sessions = [facts, ...withoutAlternative(facts.needs)].flatMap(({ busy }) => busy);
  const afterSessions = new Set(
    sessions
      .filter((one) => one.start < one.end)
      .map((one) => Math.ceil(Math.ceil(ready(one) / MINUTE) / 5) * 5 * MINUTE),
  );
  const isCandidate = ({ at, wall }: Minute): boolean => {
    const own = ownBlocks(facts, facts.own, date);
    const isOnGrid = (own?.blocks ?? [scheduleOf(facts, date)]).some(({ start_time, end_time }) => {
      const sinceOpening = wallMinute(wall) - wallMinute(start_time);
      return sinceOpening >= 0 && (!own || wall < end_time) && sinceOpening % settings.slot_duration_minutes === 0;
    });
    return isOnGrid || afterSessions.has(at);
  };
  return { minutes, reasonsAt, isCandidate };
}
