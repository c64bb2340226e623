import fc from 'fast-check';
import { bookingStatuses } from '#features/booking/domain/booking-status.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const names = ['Anna', 'Max', 'Zoe'];

// The oracle does not use the product's calendar code: it formats Berlin times with Intl.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
export const shown = (instant: number): { date: string; hour: number; minutes: number; weekday: number } => {
  const [date = '', time = ''] = clock.format(instant).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, hour: hours, minutes: hours * 60 + minutes, weekday: new Date(`${date}T12:00Z`).getUTCDay() || 7 };
};
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00Z`) + days * day).toISOString().slice(0, 10);
export const daysFrom = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...daysFrom(dateAfter(from, 1), to)];

/** Sessions around both clock changes of 2030: 31 March and 27 October. */
export const aroundShifts = fc.oneof(
  fc.integer({ min: Date.UTC(2030, 2, 20) / hour, max: Date.UTC(2030, 3, 10) / hour }),
  fc.integer({ min: Date.UTC(2030, 9, 17) / hour, max: Date.UTC(2030, 10, 7) / hour }),
);
export const anyBookings = fc.uniqueArray(
  fc.record({
    status: fc.constantFrom(...bookingStatuses),
    hour: aroundShifts,
    minutes: fc.constantFrom(15, 30, 45, 60),
    photographer: fc.nat({ max: 2 }),
    service: fc.nat({ max: 2 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    revenue: fc.option(fc.integer({ min: 0, max: 90_000 })),
  }),
  { maxLength: 40, selector: ({ photographer, hour: at }) => `${photographer} ${at}` },
);
export const anyRange = fc
  .tuple(aroundShifts, fc.integer({ min: 0, max: 20 }))
  .map(([at, days]) => ({ from: shown(at * hour).date, to: dateAfter(shown(at * hour).date, days) }));

export type Drawn = typeof anyBookings extends fc.Arbitrary<infer T> ? T : never;
