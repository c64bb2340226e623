import { moneyMethods } from '#features/payments/domain/site-method.ts';

/** Vouchers are valid until the end of the third year after the one in which they are sold (§§ 195, 199 BGB). */
const years = 3;

/** What a voucher may be worth, in EUR. */
export const leastVoucherEur = 1;
export const mostVoucherEur = 10_000;

/** How a voucher was paid: at the desk, or by its buyer on the website. */
export const voucherMethods = [...moneyMethods, 'online'] as const;
export type VoucherMethod = (typeof voucherMethods)[number];

/**
 * What can happen to a voucher. `given_back`: the payment was taken back. `sale_undone`: the buyer got the money back.
 * `lapsed`: what was left when its last day was over.
 */
export const entryKinds = ['sold', 'redeemed', 'given_back', 'sale_undone', 'lapsed'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How a voucher stands. `undone`: its sale was undone. */
export const voucherStates = ['valid', 'used', 'blocked', 'over', 'undone'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** Returns the last day on which vouchers can be redeemed; `sold`: the day of the sale, 'yyyy-MM-dd'. */
export const validUntil = (sold: string): string => `${Number(sold.slice(0, 4)) + years}-12-31`;

interface Standing {
  readonly blocked_at: number | null;
  readonly valid_until: string;
  readonly balance_cents: number;
  /** Oldest first. */
  readonly entries: readonly { readonly kind: EntryKind }[];
}

/** Returns how a voucher stands on the day `today`, 'yyyy-MM-dd'. */
export const stateOf = ({ blocked_at, valid_until, balance_cents, entries }: Standing, today: string): VoucherState => {
  const last = entries.at(-1)?.kind;
  if (last === 'sale_undone') return 'undone';
  if (last === 'lapsed') return 'over';
  if (blocked_at !== null) return 'blocked';
  if (balance_cents === 0) return 'used';
  return today > valid_until ? 'over' : 'valid';
};
