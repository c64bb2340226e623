import { dateOf, dayNumberOf } from '#shared/kernel/calendar-date.ts';
import { euroOf } from '#shared/kernel/money.ts';
import type { Bucket } from '../charts-contract.ts';
import { bucketsOf, type Period, type Step } from './period.ts';

/** The bookings of one Berlin day without cancelled ones; money in cents. Days without bookings may be missing. */
export interface DayTotal {
  readonly day: string;
  readonly bookings: number;
  readonly value: number;
}

/** Sums up the days of a period by step, including empty entries; empty without a period. */
export const timelineOf = (period: Period | null, step: Step, days: readonly DayTotal[]): Bucket[] => {
  if (period === null) return [];
  const byDay = new Map(days.map((total) => [total.day, total]));
  return bucketsOf(period, step).map((bucket) => ({ ...bucket, ...sumOf(bucket, byDay) }));
};

const sumOf = ({ from, to }: Period, byDay: ReadonlyMap<string, DayTotal>) => {
  let [bookings, value] = [0, 0];
  for (let day = dayNumberOf(from); day <= dayNumberOf(to); day++) {
    const total = byDay.get(dateOf(day));
    bookings += total?.bookings ?? 0;
    value += total?.value ?? 0;
  }
  return { bookings, revenue: euroOf(value) };
};
