import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { AdminDiscount } from '../../contract.ts';
import { callDiscounts, discountsKey } from '../parts/admin/use-discounts.ts';
import { type DiscountValues, sentFrom, termsIn } from './discount-values.ts';

/** The fields of the form of a code that exists: what it is worth stays. */
const fields = ['valid_from', 'valid_until', 'max_uses', 'once_per_person', 'service_ids', 'active'] as const;

/** Adds a code, or changes the limits of one. */
export const useSaveDiscount = (discount: AdminDiscount | undefined, onSaved: () => void) =>
  useSaveRecord<AdminDiscount, DiscountValues>({
    stored: discount,
    name: 'discount',
    fields,
    add: (values) => callDiscounts('POST /api/admin/discount-codes', { body: sentFrom(values) }),
    change: ({ id }, { version, ...values }) =>
      callDiscounts('PATCH /api/admin/discount-codes/{id}', {
        params: { id },
        body: { ...termsIn(values), version },
      }),
    queryKey: discountsKey,
    onSaved,
  });
