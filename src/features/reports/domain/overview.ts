import { euroOf } from '#shared/kernel/money.ts';
import type { StatsOverview } from '../contract.ts';

/** Counts and sums from the database; money in cents. */
export interface Totals {
  readonly pending: number;
  readonly confirmed: number;
  readonly payment_pending: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly value: number;
  readonly monthly_value: number;
  readonly confirmed_value: number;
  readonly completed_value: number;
  readonly recent: number;
}

/** The payments of bookings, in cents; `refunds_needed`: ids of bookings whose money must be refunded. */
export interface Money {
  readonly paid: number;
  readonly refunded: number;
  readonly open: number;
  readonly refunds_needed: readonly string[];
}

/** All bookings of one service or photographer without cancelled ones; the name is that of its newest booking. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly bookings: number;
  readonly value: number;
}

export interface ServiceGroup extends Group {
  readonly name_de: string | null;
  readonly name_ru: string | null;
  readonly price: number;
}

const listed = 10;

/** Combines totals, money and groups into the overview. */
export const overviewOf = (
  totals: Totals,
  money: Money,
  photographers: readonly Group[],
  services: readonly ServiceGroup[],
): StatsOverview => {
  const { pending, confirmed, payment_pending, completed, cancelled } = totals;
  const counted = pending + confirmed + payment_pending + completed;
  const total = counted + cancelled;
  const percent = (part: number): number => (total === 0 ? 0 : Math.round((part / total) * 100));
  return {
    total_bookings: total,
    status_breakdown: { pending, confirmed, payment_pending, completed, cancelled },
    revenue: {
      total: euroOf(totals.value),
      monthly: euroOf(totals.monthly_value),
      average_booking: averageOf(totals.value, counted),
      expected: euroOf(totals.confirmed_value),
      completed: euroOf(totals.completed_value),
    },
    payments: {
      paid: euroOf(money.paid),
      refunded: euroOf(money.refunded),
      open: euroOf(money.open),
      refunds_needed: [...money.refunds_needed],
    },
    rates: { confirmation: percent(confirmed), completion: percent(completed), cancellation: percent(cancelled) },
    top_photographers: best(photographers).map(ranked),
    top_services: best(services).map((service) => ({
      ...ranked(service),
      name_de: service.name_de,
      name_ru: service.name_ru,
      price: euroOf(service.price),
    })),
    recent_bookings_30_days: totals.recent,
  };
};

const best = <G extends Group>(groups: readonly G[]): G[] => [...groups].sort(byRank).slice(0, listed);

/** Returns the average in EUR of `count` bookings worth `value` cents together; 0 when there are none. */
export const averageOf = (value: number, count: number): number =>
  count === 0 ? 0 : euroOf(Math.round(value / count));

/** Orders by bookings, then by value, both descending, then by name. */
export const byRank = (a: Group, b: Group): number =>
  b.bookings - a.bookings || b.value - a.value || (a.name < b.name ? -1 : Number(a.name > b.name));

const ranked = ({ id, name, bookings, value }: Group) => ({
  id,
  name,
  bookings_count: bookings,
  revenue: euroOf(value),
});
