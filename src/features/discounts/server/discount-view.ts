import { euroOf } from '#shared/kernel/money/euro.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import type { AdminDiscount } from '../contract.ts';
import type { DiscountRow } from './store.ts';

/** The version of a code: the same as long as its limits are. */
export const discountVersion = (row: Omit<DiscountRow, 'amount_cents'>): string =>
  checkValueOf([row.valid_from, row.valid_until, row.max_uses, row.once_per_person, row.service_ids, row.active]);

/** Returns a code as the back office shows it; amounts become EUR. */
export const discountView = ({ amount_cents, service_ids, ...row }: DiscountRow): AdminDiscount => ({
  ...row,
  amount: amount_cents === null ? null : euroOf(amount_cents),
  service_ids: service_ids && [...service_ids],
  version: discountVersion({ ...row, service_ids }),
});
