import { formatEuro } from '#shared/kernel/format.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { moneyFrom } from './typed-numbers.ts';

interface RefundAmountProps {
  readonly value: string;
  /** EUR that are left to give back. */
  readonly most: number;
  readonly onChange: (value: string) => void;
}

/** How much goes back: never more than was paid and is still here. */
export const RefundAmount = ({ value, most, onChange }: RefundAmountProps) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const limit = formatEuro(wholeCentsOf(most), language);
  const tooMuch = moneyFrom(value) > most;
  return (
    <Field
      label={t('refund.amount')}
      hint={t('refund.most', limit)}
      error={tooMuch ? t('refund.tooMuch', limit) : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="decimal"
          name="refund"
          min={0.01}
          max={most}
          step={0.01}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
};
