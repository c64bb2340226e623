import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingAdminTexts } from '#features/booking/texts/admin/admin-handle.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';

interface CancelTermsProps {
  readonly bookings: readonly AdminBooking[];
  readonly refund: boolean;
  readonly onRefund: (refund: boolean) => void;
}

/** The effects of cancelling the bookings: mails, and refunds if chosen. */
export const CancelTerms = ({ bookings, refund, onRefund }: CancelTermsProps) => {
  const t = useTexts(calendarTexts);
  const booking = useTexts(bookingAdminTexts);
  const euro = useEuro();
  const cents = bookings.reduce((sum, { payment }) => sum + Math.round(payment.refundable_amount * 100), 0);
  const paid = euro(cents / 100);
  return (
    <div className="mt-3 grid gap-3 rounded-field bg-warning-soft px-3 py-2 text-warning">
      <p>{t('affected.cancelMailed')}</p>
      {cents > 0 && (
        <>
          <p className="font-medium">{booking('cancel.paid', paid)}</p>
          <Field label={booking('cancel.refund')}>
            {(control) => (
              <select
                {...control}
                name="refund"
                value={refund ? 'all' : 'none'}
                onChange={(event) => onRefund(event.target.value === 'all')}
              >
                <option value="none">{booking('cancel.refund.none')}</option>
                <option value="all">{booking('cancel.refund.all', paid)}</option>
              </select>
            )}
          </Field>
        </>
      )}
    </div>
  );
};
