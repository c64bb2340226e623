/** Counts and sums from the database. */
export interface Totals {
  readonly pending: number;
  readonly confirmed: number;
  readonly payment_pending: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly value_cents: number;
  readonly monthly_cents: number;
  readonly confirmed_cents: number;
  readonly completed_cents: number;
  readonly recent: number;
}

/** The payments of bookings; `refunds_needed`: ids of bookings whose money must be refunded,
 * `contested`: of those whose bank contests it. */
export interface Money {
  readonly paid_cents: number;
  readonly refunded_cents: number;
  readonly open_cents: number;
  readonly refunds_needed: readonly string[];
  readonly contested: readonly string[];
}

/** All bookings of one service or photographer without cancelled ones; the name is that of its newest booking. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly bookings: number;
  readonly value_cents: number;
}

export interface ServiceGroup extends Group {
  readonly name_de: string | null;
  readonly name_ru: string | null;
  readonly price_cents: number;
}

const listed = 10;

/** Combines totals, money and groups into the overview; the contract explains the figures. */
export const overviewOf = (
  totals: Totals,
  money: Money,
  photographers: readonly Group[],
  services: readonly ServiceGroup[],
) => {
  const { pending, confirmed, payment_pending, completed, cancelled } = totals;
  const counted = pending + confirmed + payment_pending + completed;
  const total = counted + cancelled;
  const percent = (part: number): number => (total === 0 ? 0 : Math.round((part / total) * 100));
  return {
    total_bookings: total,
    status_breakdown: { pending, confirmed, payment_pending, completed, cancelled },
    revenue: {
      total_cents: totals.value_cents,
      monthly_cents: totals.monthly_cents,
      average_cents: averageOf(totals.value_cents, counted),
      expected_cents: totals.confirmed_cents,
      completed_cents: totals.completed_cents,
    },
    payments: money,
    rates: { confirmation: percent(confirmed), completion: percent(completed), cancellation: percent(cancelled) },
    top_photographers: best(photographers),
    top_services: best(services),
    recent_bookings_30_days: totals.recent,
  };
};

const best = <G extends Group>(groups: readonly G[]): G[] => [...groups].sort(byRank).slice(0, listed);

export type Overview = ReturnType<typeof overviewOf>;

/** Returns the average in cents of `count` bookings worth `cents` together; 0 when there are none. */
export const averageOf = (cents: number, count: number): number => (count === 0 ? 0 : Math.round(cents / count));

/** Orders by bookings, then by value, both descending, then by name. */
export const byRank = (a: Group, b: Group): number =>
  b.bookings - a.bookings || b.value_cents - a.value_cents || (a.name < b.name ? -1 : Number(a.name > b.name));
