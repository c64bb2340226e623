import { berlinDateOf, instantOf, wallMinuteOf } from '#shared/kernel/berlin-time.ts';
import { addDays } from '#shared/kernel/calendar-date.ts';
import { percentOf } from '#shared/kernel/money.ts';
import { HOUR, MINUTE } from '#shared/kernel/zone-time.ts';

/** One step of a studio's refund rule: whoever cancels at least so many days before the session is paid back so much. */
export interface RefundStage {
  /** Berlin calendar days, 0 to 365; 0: until the session begins. */
  readonly days_before: number;
  /** Of what was paid, 1 to 100. */
  readonly percent: number;
}

/** A session that was paid for, or is about to be. */
export interface PaidSession {
  /** Earliest border first: days and percent only fall. Without any stage nothing is paid back. */
  readonly stages: readonly RefundStage[];
  readonly paid_cents: number;
  /** Epoch ms. */
  readonly starts_at: number;
}

/** What is paid back to whoever cancels before `until` (exclusive, epoch ms) and after the period before it. */
export interface RefundPeriod {
  readonly until: number;
  readonly cents: number;
}

/**
 * What a customer who cancels at `cancelled_at` is paid back, in cents: the share of the first stage whose border has not
 * come yet, half a cent rounded up; nothing after the last border. At the border itself the next stage holds.
 */
export const refundOf = (session: PaidSession, cancelled_at: number): number =>
  periodsOf(session).find(({ until }) => cancelled_at < until)?.cents ?? 0;

/**
 * The same, told in advance: what is paid back when, from `from` on and as long as the customer may cancel at all (before
 * `until`; both epoch ms). Stages that come to the same amount are one period, and nothing is paid back after the last.
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
 * The end (exclusive, epoch ms) of a stage: the time of day at which the session begins, so many Berlin days earlier,
 * whether or not the clocks change in between. Where the clocks skip that time, it is the time an hour later.
 */
export const refundBorder = (starts_at: number, days_before: number): number => {
  if (days_before === 0) return starts_at;
  const date = addDays(berlinDateOf(starts_at), -days_before);
  const wall = wallMinuteOf(starts_at);
  // The clocks of Berlin never skip more than an hour.
  const border = (instantOf(date, wall) ?? instantOf(date, wall + HOUR / MINUTE)) as number;
  return border + (starts_at % MINUTE);
};
