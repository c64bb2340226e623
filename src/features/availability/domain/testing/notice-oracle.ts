import { type DaySchedule, weekdayKeys } from '#features/hours/domain/settings/calendar-settings.ts';
import type { AvailabilityFacts } from '../facts.ts';
import { type Minute, minutesOf, plusDays } from './oracle-clock.ts';

/**
 * The minimum notice as an independent implementation: it searches back from the start of a session, while the rule
 * searches ahead from the time of booking.
 */

const MINUTE = 60_000;

export const scheduleOf = ({ settings, exceptions }: AvailabilityFacts, date: string): DaySchedule =>
  exceptions.findLast((one) => one.date === date) ??
  settings.weekly_schedule[weekdayKeys[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'];

/** The first minute of a day whose clock shows `wall` or later. */
const firstShowing = (minutes: readonly Minute[], wall: string): number =>
  minutes.find((minute) => minute.wall >= wall)?.at ?? (minutes.at(-1)?.at ?? 0) + MINUTE;

/** Whether the studio is open during each minute of a day. */
const openMinutes = (facts: AvailabilityFacts, date: string): readonly Minute[] => {
  const day = scheduleOf(facts, date);
  if (!day.is_working) return [];
  const minutes = minutesOf(date);
  const [opens, closes] = [firstShowing(minutes, day.start_time), firstShowing(minutes, day.end_time)];
  const [from, to] = day.break_enabled
    ? [firstShowing(minutes, day.break_start), firstShowing(minutes, day.break_end)]
    : [0, 0];
  return minutes.filter(({ at }) => at >= opens && at < closes && !(at >= from && at < to));
};

/** Returns whether a session that starts at a minute of `date` is too soon for a customer. */
export function tooSoonOn(facts: AvailabilityFacts, date: string, today: string): (at: number) => boolean {
  const { now } = facts;
  const notice = facts.notice ?? facts.settings.minimum_notice;
  if (notice.kind === 'day_before') {
    let before = plusDays(date, -1);
    while (notice.in_opening_hours && before >= today && !scheduleOf(facts, before).is_working) {
      before = plusDays(before, -1);
    }
    const soon = before < today || now >= firstShowing(minutesOf(before), notice.until);
    return () => soon;
  }
  const wanted = notice.hours * 60 * MINUTE;
  if (!notice.in_opening_hours) return (at) => at - now < wanted;
  let passed = 0;
  const openWhile = (minute: number): number => Math.max(0, minute + MINUTE - Math.max(minute, now));
  for (let day = today; day < date && passed < wanted; day = plusDays(day, 1)) {
    for (const { at } of openMinutes(facts, day)) passed += openWhile(at);
  }
  const open = new Set(openMinutes(facts, date).map(({ at }) => at));
  const passedBefore = new Map<number, number>();
  for (const { at } of minutesOf(date)) {
    passedBefore.set(at, passed);
    if (open.has(at)) passed += openWhile(at);
  }
  return (at) => (passedBefore.get(at) ?? 0) < wanted;
}
