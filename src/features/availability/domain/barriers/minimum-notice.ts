import { openRanges } from '#features/hours/domain/open-hours.ts';
import type { CalendarSettings, DateException } from '#features/hours/domain/settings/calendar-settings.ts';
import { settingLimits } from '#features/hours/domain/settings/calendar-settings-rules.ts';
import { type HoursOfDay, hoursOfDay } from '#features/hours/domain/working-hours.ts';
import type { MinimumNotice } from '#features/services/domain/notice.ts';
import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import { HOUR, MINUTE, minuteAtOrAfterWall } from '#shared/kernel/time/zone-time.ts';

/** No session starts later than this many days after today, so nothing after them needs to be searched. */
const farthestDay = settingLimits.advance_booking_days.max + 1;

/**
 * Returns the first minute (since 1970) at which a session may start for a customer who books at `now` (epoch ms), as
 * far as the minimum notice is concerned. If the studio does not open often enough within the farthest booking window,
 * this is the end of that window.
 */
export function firstWithNotice(notice: MinimumNotice, now: number, hoursOf: (dayNo: number) => HoursOfDay): number {
  if (notice.kind === 'day_before') return dayAfterDeadline(notice, now, hoursOf);
  const length = notice.hours * HOUR;
  return notice.in_opening_hours ? afterOpenTime(length, now, hoursOf) : Math.ceil((now + length) / MINUTE);
}

type DayBefore = Extract<MinimumNotice, { kind: 'day_before' }>;

/** The start of the day after the first day whose deadline is still ahead. */
function dayAfterDeadline(notice: DayBefore, now: number, hoursOf: (dayNo: number) => HoursOfDay): number {
  const wall = wallMinutes(notice.until);
  const today = berlinDayNumberOf(now);
  const isAhead = (dayNo: number): boolean =>
    (!notice.in_opening_hours || hoursOf(dayNo).hours !== null) &&
    now < minuteAtOrAfterWall(berlinClock(dayNo), wall) * MINUTE;
  let dayNo = today;
  while (dayNo < today + farthestDay && !isAhead(dayNo)) dayNo++;
  return berlinClock(dayNo).end;
}

/** The minute at which the studio has been open for `length` ms since `now`. */
function afterOpenTime(length: number, now: number, hoursOf: (dayNo: number) => HoursOfDay): number {
  const today = berlinDayNumberOf(now);
  let missing = length;
  for (let dayNo = today; missing > 0 && dayNo <= today + farthestDay; dayNo++) {
    for (const { start, end } of openRanges(berlinClock(dayNo), hoursOf(dayNo).hours)) {
      const from = Math.max(start, now);
      const open = Math.max(0, end - from);
      if (open >= missing) return Math.ceil((from + missing) / MINUTE);
      missing -= open;
    }
  }
  return missing > 0 ? berlinClock(today + farthestDay).end : Math.ceil(now / MINUTE);
}

/**
 * Returns the first instant (epoch ms) that a customer who books at `now` may choose while the studio is open; null if
 * there is none within the booking window.
 */
export function firstOpenStart(
  settings: CalendarSettings,
  exceptions: readonly DateException[],
  notice: MinimumNotice,
  now: number,
): number | null {
  const hoursOf = hoursOfDay(settings.weekly_schedule, exceptions);
  const first = firstWithNotice(notice, now, hoursOf) * MINUTE;
  const lastDay = berlinDayNumberOf(now) + settings.advance_booking_days;
  for (let dayNo = berlinDayNumberOf(first); dayNo <= lastDay; dayNo++) {
    const range = openRanges(berlinClock(dayNo), hoursOf(dayNo).hours).find(({ end }) => end > first);
    if (range) return Math.max(range.start, first);
  }
  return null;
}
