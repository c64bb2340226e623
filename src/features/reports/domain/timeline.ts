import { dateOf, dayNumberOf } from '#shared/kernel/calendar-date.ts';
import { euroOf } from '#shared/kernel/money.ts';
import type { Bucket } from '../charts-contract.ts';
import { bucketsOf, type Period, type Step } from './period.ts';

/** What was booked on one Berlin day, cancelled bookings left out; money in cents. Days without any may be missing. */
export interface DayTotal {
  readonly day: string;
  readonly bookings: number;
  readonly value: number;
}

/** The days of a period summed up step by step, the empty ones too; without a period there is nothing to sum up. */
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
