import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
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
  const limit = useEuro()(most);
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
