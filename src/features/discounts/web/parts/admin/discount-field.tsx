import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { AdminDiscount } from '../../../contract.ts';
import { type ReducedService, reductionOf } from '../../../domain/discount-code.ts';
import { discountFieldTexts } from '../../../texts/field-texts.ts';
import { applyingDiscounts, valueOf } from './applying-discounts.ts';
import { useDiscounts } from './use-discounts.ts';

interface DiscountFieldProps extends FieldState<string> {
  readonly service: ReducedService;
  /** The price without a code, in cents. */
  readonly price_cents: number;
}

/** A choice of the discount codes that apply to a service, with the reduced price. Renders nothing where none does. */
export const DiscountField = ({ service, price_cents, ...field }: DiscountFieldProps) => {
  const texts = discountFieldTexts[useLanguage().language];
  const euro = useEuroOfCents();
  const discounts = applyingDiscounts(useDiscounts().data ?? [], service, useToday());
  if (price_cents === 0 || (discounts.length === 0 && field.value === '')) return null;
  const chosen = discounts.find(({ code }) => code === field.value);
  const reduction = chosen && reductionOf(valueOf(chosen), price_cents);
  const hint =
    reduction === undefined
      ? undefined
      : texts.reduced({ reduction: euro(reduction), price: euro(price_cents - reduction), full: euro(price_cents) });
  return (
    <SelectField {...field} label={texts.label} hint={hint}>
      <option value="">{texts.none}</option>
      {/* A code that has ceased to apply stays chosen, so that it can be removed. */}
      {!chosen && field.value !== '' && <option value={field.value}>{field.value}</option>}
      {discounts.map((discount) => (
        <option key={discount.id} value={discount.code}>
          {`${discount.code} · ${worthOf(discount, euro)}`}
        </option>
      ))}
    </SelectField>
  );
};

const worthOf = (discount: AdminDiscount, euro: (cents: number) => string): string => {
  const { percent, amount_cents } = valueOf(discount);
  return percent === null ? euro(amount_cents ?? 0) : `${percent}\u00a0%`;
};
