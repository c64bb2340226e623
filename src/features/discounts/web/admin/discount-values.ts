import type { z } from 'zod';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { AdminDiscount, newDiscount as sentDiscount } from '../../contract.ts';
import { codeForm, writtenCode } from '../../domain/discount-code.ts';
import type { discountAdminTexts } from '../../texts/admin-texts.ts';

/** The values of the form. */
export interface DiscountValues {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly value: string;
  readonly valid_from: string;
  readonly valid_until: string;
  readonly max_uses: string;
  readonly once_per_person: boolean;
  readonly service_ids: readonly string[];
  readonly active: boolean;
}

const newDiscount: DiscountValues = {
  code: '',
  kind: 'percent',
  value: '',
  valid_from: '',
  valid_until: '',
  max_uses: '',
  once_per_person: false,
  service_ids: [],
  active: true,
};

export const valuesOf = (discount: AdminDiscount | undefined): DiscountValues =>
  discount
    ? {
        code: discount.code,
        kind: discount.amount === null ? 'percent' : 'amount',
        value: String(discount.percent ?? discount.amount ?? ''),
        valid_from: discount.valid_from ?? '',
        valid_until: discount.valid_until ?? '',
        max_uses: String(discount.max_uses ?? ''),
        once_per_person: discount.once_per_person,
        service_ids: discount.service_ids ?? [],
        active: discount.active,
      }
    : newDiscount;

type Words = (typeof discountAdminTexts)['de'];

/** Returns what is wrong with the values, by field. */
export const problemsOf = (values: DiscountValues, words: Words): Partial<Record<keyof DiscountValues, string>> => {
  const value = numberIn(values.value);
  const isPercent = Number.isInteger(value) && value >= 1 && value <= 100;
  return {
    ...(!codeForm.test(writtenCode(values.code)) && { code: words.codeForm }),
    ...(values.kind === 'percent' && !isPercent && { value: words.percentForm }),
    ...(values.kind === 'amount' && !(value > 0) && { value: words.valueForm }),
    ...(endsBefore(values) && { valid_until: words.periodForm }),
  };
};

const endsBefore = ({ valid_from, valid_until }: DiscountValues): boolean =>
  valid_from !== '' && valid_until !== '' && valid_until < valid_from;

const numberIn = (typed: string): number => Number(typed.trim().replace(',', '.') || Number.NaN);

/** Returns the limits as they are sent. */
export const termsIn = (values: DiscountValues) => ({
  valid_from: values.valid_from || null,
  valid_until: values.valid_until || null,
  max_uses: values.max_uses.trim() === '' ? null : Number(values.max_uses),
  once_per_person: values.once_per_person,
  service_ids: values.service_ids.length === 0 ? null : [...values.service_ids],
  active: values.active,
});

/** Returns a new code as it is sent. */
export const sentFrom = (values: DiscountValues): z.input<typeof sentDiscount> => ({
  ...termsIn(values),
  code: values.code,
  ...(values.kind === 'percent'
    ? { percent: numberIn(values.value) }
    : { amount: wholeCentsOf(numberIn(values.value)) / 100 }),
});
