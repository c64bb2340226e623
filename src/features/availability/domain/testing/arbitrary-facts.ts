import * as fc from 'fast-check';
import {
  type CalendarSettings,
  type DateException,
  type DaySchedule,
  weekdayKeys,
} from '#features/hours/domain/settings/calendar-settings.ts';
import type { KeptForBirths } from '#features/services/domain/kept-hours.ts';
import type { MinimumNotice } from '#features/services/domain/notice.ts';
import type { AvailabilityFacts, LaneTimes } from '../facts.ts';
import { anyGap, claimsWith } from './arbitrary-claims.ts';
import { anyOwnHours } from './arbitrary-own-hours.ts';
import { plusDays } from './oracle-clock.ts';

/** Random studios and their bookings, including unusual ones: night work, hours to the minute, overlapping sessions. */

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const anyWall = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const anyTimes = fc.uniqueArray(anyWall, { minLength: 4, maxLength: 4 }).map((times) => times.sort());
const nightTimes = fc.constantFrom(
  ['00:00', '02:00', '03:00', '06:00'],
  ['01:30', '02:15', '02:45', '04:00'],
  ['02:30', '03:30', '03:45', '23:59'],
  ['00:00', '01:00', '01:30', '02:30'],
);
const dayTimes = fc.constantFrom(['09:00', '12:00', '13:00', '18:00'], ['10:00', '12:30', '12:45', '16:00']);
const mostly = fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, { arbitrary: fc.constant(false), weight: 1 });

const anyDay: fc.Arbitrary<DaySchedule> = fc
  .record({ works: mostly, times: fc.oneof(anyTimes, nightTimes, dayTimes), breaks: fc.boolean() })
  .map(({ works, times: [start = '', from = '', to = '', end = ''], breaks }) => ({
    is_working: works,
    start_time: start,
    end_time: end,
    break_enabled: breaks,
    break_start: from,
    break_end: to,
  }));

/** Mostly short ones, which leave something free. */
const anyNotice: fc.Arbitrary<MinimumNotice> = fc.oneof(
  fc.record({
    kind: fc.constant('hours' as const),
    hours: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 336 })),
    in_opening_hours: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('day_before' as const), until: anyWall, in_opening_hours: fc.boolean() }),
);

const anySettings: fc.Arbitrary<CalendarSettings> = fc.record({
  slot_duration_minutes: fc.integer({ min: 1, max: 8 }).map((steps) => steps * 15),
  buffer_time_minutes: fc.integer({ min: 0, max: 12 }).map((steps) => steps * 5),
  advance_booking_days: fc.oneof(fc.integer({ min: 1, max: 365 }), fc.constant(3)),
  cancel_window_hours: fc.constant(24),
  minimum_notice: anyNotice,
  any_photographer: fc.constant(true),
  weekly_schedule: fc
    .tuple(anyDay, anyDay, anyDay, anyDay, anyDay, anyDay, anyDay)
    .map(
      (days) => Object.fromEntries(weekdayKeys.map((key, i) => [key, days[i]])) as CalendarSettings['weekly_schedule'],
    ),
});

const anyKept: fc.Arbitrary<KeptForBirths> = fc.record({
  opens_days_before: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 60 })),
  weekly: fc.array(
    fc
      .record({ weekday: fc.integer({ min: 1, max: 7 }), times: fc.oneof(anyTimes, nightTimes, dayTimes) })
      .map(({ weekday, times: [from = '', until = ''] }) => ({ weekday, from, until })),
    { minLength: 1, maxLength: 7 },
  ),
  minutes_before: anyGap,
  minutes_after: anyGap,
});

const anyKeptHours = fc.option(fc.array(anyKept, { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 2 });

/** Facts for the Berlin days from `first` on: up to `most` sessions, some time off, some exceptions. */
export function anyFacts(first: string, days: number, most: number): fc.Arbitrary<AvailabilityFacts> {
  const midnight = Date.parse(`${first}T00:00Z`);
  const minute = fc.integer({ min: -1440, max: (days + 1) * 1440 }).map((offset) => midnight + offset * MINUTE);
  // Sessions start on whole minutes; imported data may not.
  const moment = fc.oneof(
    { arbitrary: minute, weight: 9 },
    { arbitrary: fc.tuple(minute, fc.integer({ min: 1, max: 59_999 })).map(([at, ms]) => at + ms), weight: 1 },
  );
  const { busyOf, timeOffOf, anyLimit, lane } = claimsWith(moment, first, days, most);
  const keptLane = (id: number) => fc.tuple(lane(id), anyKeptHours).map(([one, kept]): LaneTimes => ({ ...one, kept }));
  // Few lanes and short lists, so that needs share lanes and some cannot be satisfied.
  const anyNeeds = fc
    .tuple(
      fc.tuple(keptLane(1), keptLane(2), keptLane(3)),
      fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }), { maxLength: 3 }),
    )
    .map(([lanes, needs]) => needs.map((need) => need.flatMap((i): readonly LaneTimes[] => lanes.slice(i, i + 1))));
  return fc.record({
    settings: anySettings,
    exceptions: fc.uniqueArray(
      fc
        .record({ day: anyDay, offset: fc.integer({ min: -1, max: days }) })
        .map(({ day, offset }): DateException => ({ ...day, date: plusDays(first, offset) })),
      { maxLength: Math.ceil(days / 10), selector: ({ date }) => date },
    ),
    minutes_before: anyGap,
    minutes_after: anyGap,
    duration_min: fc.oneof(fc.constantFrom(15, 30, 60, 90, 120), fc.integer({ min: 1, max: 200 })),
    busy: busyOf('', most),
    timeOff: timeOffOf(''),
    own: anyOwnHours(first, days),
    limit: anyLimit,
    serviceLimit: anyLimit,
    needs: fc.option(anyNeeds, { nil: undefined, freq: 3 }),
    notice: fc.option(anyNotice, { freq: 2 }),
    kept: anyKeptHours,
    now: fc.oneof(
      fc.integer({ min: midnight - 2 * DAY, max: midnight + days * DAY }),
      fc.integer({ min: midnight - 400 * DAY, max: midnight }),
      minute,
      fc.constant(midnight - 30 * DAY),
    ),
  });
}
