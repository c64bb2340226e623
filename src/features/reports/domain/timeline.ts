import { dateOf, dayNumberOf } from '#shared/kernel/time/calendar-date.ts';
import type { Amount } from './compared-groups.ts';
import { bucketsOf, type Period, type Step } from './period.ts';

/** The bookings of one Berlin day without cancelled ones. Days without bookings may be missing. */
export interface DayTotal extends Amount {
  readonly day: string;
}

export type BucketTotal = Period & Amount;

/** Sums up the days of a period by step, including empty entries; empty without a period. */
export const timelineOf = (period: Period | null, step: Step, days: readonly DayTotal[]): BucketTotal[] => {
  if (period === null) return [];
  const byDay = new Map(days.map((total) => [total.day, total]));
  return bucketsOf(period, step).map((bucket) => ({ ...bucket, ...sumOf(bucket, byDay) }));
};

const sumOf = ({ from, to }: Period, byDay: ReadonlyMap<string, DayTotal>): Amount => {
  let [bookings, value_cents] = [0, 0];
  for (let day = dayNumberOf(from); day <= dayNumberOf(to); day++) {
    const total = byDay.get(dateOf(day));
    bookings += total?.bookings ?? 0;
    value_cents += total?.value_cents ?? 0;
  }
  return { bookings, value_cents };
};
