import { percentOf } from '#shared/kernel/money/money.ts';
import { berlinDateOf, instantOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';

/**
 * A stage of a refund rule: a customer who cancels at least this many days before the session is refunded this
 * percentage.
 */
export interface RefundStage {
  /** Berlin calendar days, 0 to 365; 0: until the session begins. */
  readonly days_before: number;
  /** Percentage of what was paid, 1 to 100. */
  readonly percent: number;
}

/** A session that was paid, or is about to be. */
export interface PaidSession {
  /** Earliest border first: days and percent decrease. Without any stage nothing is refunded. */
  readonly stages: readonly RefundStage[];
  readonly paid_cents: number;
  /** Epoch ms. */
  readonly starts_at: number;
}

/** What a customer is refunded who cancels before `until` (exclusive, epoch ms) and after the period before it. */
export interface RefundPeriod {
  readonly until: number;
  readonly cents: number;
}

/**
 * Returns what a customer who cancels at `cancelled_at` is refunded, in cents: the percentage of the first stage whose
 * border is still ahead, half a cent rounded up; nothing after the last border. At the border itself the next stage
 * applies.
 */
export const refundOf = (session: PaidSession, cancelled_at: number): number =>
  periodsOf(session).find(({ until }) => cancelled_at < until)?.cents ?? 0;

/**
 * Returns the refund periods from `from` on, as long as the customer may cancel (before `until`; both epoch ms). Stages
 * that give the same amount are merged into one period. After the last period nothing is refunded.
 */
export const refundPeriods = (
  session: PaidSession,
  { from, until }: { readonly from: number; readonly until: number },
): RefundPeriod[] =>
  periodsOf(session)
    .map((period) => ({ ...period, until: Math.min(period.until, until) }))
    .filter((period, index, all) => period.until > Math.max(from, all[index - 1]?.until ?? from) && period.cents > 0)
    .filter((period, index, all) => period.cents !== all[index + 1]?.cents);

const periodsOf = ({ stages, paid_cents, starts_at }: PaidSession): RefundPeriod[] =>
  stages.map(({ days_before, percent }) => ({
    until: refundBorder(starts_at, days_before),
    cents: percentOf(paid_cents, percent),
  }));

/**
 * Returns the end (exclusive, epoch ms) of a stage: the time of day at which the session begins, that many Berlin
 * calendar days earlier, whether or not the clocks change in between. If the clocks skip that time, it is one hour
 * later.
 */
export const refundBorder = (starts_at: number, days_before: number): number => {
  if (days_before === 0) return starts_at;
  const date = addDays(berlinDateOf(starts_at), -days_before);
  const wall = wallMinuteOf(starts_at);
  // In Berlin a clock change never skips more than an hour.
  const border = (instantOf(date, wall) ?? instantOf(date, wall + HOUR / MINUTE)) as number;
  return border + (starts_at % MINUTE);
};
