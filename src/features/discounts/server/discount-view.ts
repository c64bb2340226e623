import { euroOf } from '#shared/kernel/euro.ts';
import type { AdminDiscount } from '../contract.ts';
import type { DiscountRow } from './store.ts';

/** Returns a code as the back office shows it; amounts become EUR. */
export const discountView = ({ amount_cents, service_ids, ...row }: DiscountRow): AdminDiscount => ({
  ...row,
  amount: amount_cents === null ? null : euroOf(amount_cents),
  service_ids: service_ids && [...service_ids],
});
