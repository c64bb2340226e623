import { DAY } from '#shared/kernel/time/zone-time.ts';

/** The tags derived from a customer's bookings; their texts are customer.tags.*. */
export const customerTags = [
  'new',
  'returning',
  'regular',
  'vip',
  'frequent_canceller',
  'inactive',
  'upcoming',
] as const;
export type CustomerTag = (typeof customerTags)[number];

/** Totals of a customer's bookings; money in cents, instants in epoch ms. */
export interface CustomerFacts {
  readonly total: number;
  readonly cancelled: number;
  readonly revenue_cents: number;
  /** Start of the latest session, cancelled or not; null: none. */
  readonly last_start: number | null;
  /** Whether a future session exists that is neither cancelled nor completed. */
  readonly upcoming: boolean;
}

const vipCents = 100_000;

/** Returns the tags of a customer, in display order. */
export const customerTagsOf = (facts: CustomerFacts, now: number): CustomerTag[] => {
  const kept = facts.total - facts.cancelled;
  const loyalty = kept <= 1 ? 'new' : kept < 5 ? 'returning' : 'regular';
  const others: [CustomerTag, boolean][] = [
    ['vip', facts.revenue_cents >= vipCents],
    ['frequent_canceller', facts.cancelled >= 2 && facts.cancelled * 100 >= facts.total * 40],
    ['inactive', facts.last_start !== null && facts.last_start < now - 365 * DAY],
    ['upcoming', facts.upcoming],
  ];
  return [loyalty, ...others.filter(([, holds]) => holds).map(([tag]) => tag)];
};
