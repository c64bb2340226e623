import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';

interface RefundAmountProps {
  /** The amount that is still refundable, EUR. */
  readonly most: number;
  /** EUR to refund; 0 while the entered amount is invalid. */
  readonly onChange: (euro: number) => void;
}

/** The field for the amount to refund: at most what is still refundable. */
export const RefundAmount = ({ most, onChange }: RefundAmountProps) => {
  const t = useTexts(bookingAdminTexts);
  const limit = useEuro()(most);
  return (
    <MoneyField
      label={t('refund.amount')}
      name="refund"
      initial={most}
      min={0.01}
      max={most}
      hint={t('refund.most', limit)}
      tooHigh={t('refund.tooMuch', limit)}
      onRead={(euro = 0) => onChange(euro > most ? 0 : Math.max(0, euro))}
    />
  );
};
