/** The cost of the list of slots, in process: microseconds per call and ratios. Run with: npm run bench -- slots */

import { explainDay, refusalOf } from '#features/availability/domain/barriers/refusal.ts';
import type { AvailabilityFacts, BusyTime } from '#features/availability/domain/facts.ts';
import { slotsOfDays, slotsOfMonth } from '#features/availability/domain/slots/slots.ts';
import { defaultCalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { formatInstant, instantOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays, daysBetween } from '#shared/kernel/time/calendar-date.ts';
import { failIf } from './measure.ts';

const HOUR = 3_600_000;

/** One-hour sessions spread evenly over the working hours of a range of days. */
function factsWith(count: number, first: string, last: string): AvailabilityFacts {
  const days = daysBetween(first, last) + 1;
  const busy = Array.from({ length: count }, (_, i): BusyTime => {
    const date = addDays(first, Math.floor((i * days) / count));
    const nth = i - Math.ceil((Math.floor((i * days) / count) * count) / days);
    const start = (instantOf(date, 545) ?? 0) + nth * 1.25 * HOUR;
    return { id: `b${i}`, start, end: start + HOUR, guardedStart: start, guardedEnd: start + 1.25 * HOUR };
  });
  return {
    settings: { ...defaultCalendarSettings, advance_booking_days: 365 },
    exceptions: [],
    duration_min: 60,
    busy,
    timeOff: [],
    now: (instantOf(first, 0) ?? 0) - 24 * HOUR,
  };
}

/**
 * Microseconds per call: the median of many short rounds. The cases alternate, so that other load on the machine
 * affects all of them.
 */
function microseconds<Name extends string>(cases: Record<Name, () => unknown>): Record<Name, number> {
  const names = Object.keys(cases) as Name[];
  const calls = 20;
  const [warmUp, rounds] = [150, 400];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const begin = performance.now();
      for (let i = 0; i < calls; i++) cases[name]();
      if (round >= 0) times[name].push(((performance.now() - begin) * 1000) / calls);
    }
  }
  const median = (all: number[]) => all.sort((a, b) => a - b)[rounds / 2] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

const few = factsWith(20, '2027-05-01', '2027-05-31');
/** The same with a need: any one of the rooms, each with the sessions of `few`. */
const withRooms = (rooms: number): AvailabilityFacts => ({
  ...few,
  needs: [Array.from({ length: rooms }, (_, id) => ({ id, busy: few.busy, timeOff: [] }))],
});
const oneRoom = withRooms(1);
const threeRooms = withRooms(3);
/** Eight photographers with other sessions each, any of whom takes the session in one of three rooms. */
const anyoneOf = (count: number): AvailabilityFacts[] =>
  Array.from({ length: count }, (_, i) => ({
    ...threeRooms,
    busy: few.busy.map(({ id, ...times }) => {
      const later = ((i * 35) % 300) * 60_000;
      const [start, end] = [times.start + later, times.end + later];
      return { id: `${id}-${i}`, start, end, guardedStart: start, guardedEnd: times.guardedEnd + later };
    }),
  }));
const eightPhotographers = anyoneOf(8);
const many = factsWith(200, '2027-05-01', '2027-05-31');
const year = factsWith(240, '2027-01-01', '2027-12-31');
// Each month with a clock change next to one of the same length and weekdays without.
const march = factsWith(20, '2027-03-01', '2027-03-31');
const likeMarch = factsWith(20, '2028-05-01', '2028-05-31');
const october = factsWith(20, '2027-10-01', '2027-10-31');
const likeOctober = factsWith(20, '2027-01-01', '2027-01-31');
const starts = slotsOfMonth(few, '2027-05').flatMap((day) => day.starts);
const requestedStart = instantOf('2027-05-12', 600) ?? 0;

/** All slots with start and end as text, as in the response. */
const response = (facts: AvailabilityFacts): string =>
  JSON.stringify(
    slotsOfMonth(facts, '2027-05').map((day) => ({
      date: day.date,
      slots: day.starts.map((start) => ({ start: formatInstant(start), end: formatInstant(start + HOUR) })),
    })),
  );

const figures = microseconds({
  'a month, 20 bookings': () => slotsOfMonth(few, '2027-05'),
  'a month, 20 bookings, one room': () => slotsOfMonth(oneRoom, '2027-05'),
  'a month, 20 bookings, three rooms': () => slotsOfMonth(threeRooms, '2027-05'),
  'a month, any of eight photographers, three rooms': () => slotsOfMonth(eightPhotographers, '2027-05'),
  'a month, 200 bookings': () => slotsOfMonth(many, '2027-05'),
  'a year, 20 bookings a month': () => slotsOfDays(year, '2027-01-01', '2027-12-31'),
  'March, clocks go forward': () => slotsOfMonth(march, '2027-03'),
  'a month like it without': () => slotsOfMonth(likeMarch, '2028-05'),
  'October, clocks go back': () => slotsOfMonth(october, '2027-10'),
  'a month like that without': () => slotsOfMonth(likeOctober, '2027-01'),
  "a month's starts written as ISO": () => starts.map(formatInstant),
  'a month as a response, 20 bookings': () => response(few),
  'a month as a response, 200 bookings': () => response(many),
  'one start against 20 bookings': () => refusalOf(few, requestedStart),
  'one day explained, 20 bookings': () => explainDay(few, '2027-05-12'),
});

const ratios = {
  'a month, 200 bookings : 20': figures['a month, 200 bookings'] / figures['a month, 20 bookings'],
  'any of eight photographers in three rooms : one in one room':
    figures['a month, any of eight photographers, three rooms'] / figures['a month, 20 bookings, one room'],
  'a year : a month': figures['a year, 20 bookings a month'] / figures['a month, 20 bookings'],
  'March : without a change': figures['March, clocks go forward'] / figures['a month like it without'],
  'October : without a change': figures['October, clocks go back'] / figures['a month like that without'],
};

for (const [name, value] of Object.entries(figures)) console.log(`${value.toFixed(2).padStart(9)} µs  ${name}`);
for (const [name, value] of Object.entries(ratios)) console.log(`${value.toFixed(2).padStart(9)} x   ${name}`);

// Limits in microseconds, on an otherwise idle machine.
const most = {
  'a month, 20 bookings': 36,
  'a month, 20 bookings, one room': 36,
  'a month, 200 bookings': 36,
  'a month as a response, 20 bookings': 240,
  'a month as a response, 200 bookings': 240,
  'any of eight photographers in three rooms : one in one room': 4,
  'a year : a month': 16,
  'March : without a change': 1.2,
  'October : without a change': 1.2,
};
const all: Readonly<Record<string, number>> = { ...figures, ...ratios };
for (const [name, limit] of Object.entries(most))
  failIf((all[name] ?? Number.NaN) > limit, `${name}: at most ${limit}`);
