import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';

interface RefundAmountProps extends FieldState<number | undefined> {
  /** The amount that is still refundable, EUR. */
  readonly most: number;
}

/** The field for the amount to refund: at most what is still refundable. */
export const RefundAmount = ({ most, ...field }: RefundAmountProps) => {
  const t = useTexts(bookingAdminTexts);
  const limit = useEuro()(most);
  return (
    <MoneyField
      {...field}
      label={t('refund.amount')}
      min={0.01}
      max={most}
      hint={t('refund.most', limit)}
      tooHigh={t('refund.tooMuch', limit)}
    />
  );
};

/** EUR to refund; 0 while the entered amount is invalid. */
export const refundIn = (euro: number | undefined = 0, most: number): number => (euro > most ? 0 : Math.max(0, euro));

/** Whether a refund failed because everything is refunded already. */
export const isNothingLeft = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'nothing_to_refund';
