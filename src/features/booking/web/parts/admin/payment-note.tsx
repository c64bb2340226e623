import { useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { moneyOf } from '../../../domain/money/booking-money.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { contestedPaymentTexts } from '../../../texts/contested-payment.ts';
import { paymentInCents } from './payment-in-cents.ts';

interface PaymentNoteProps {
  readonly booking: AdminBooking;
  readonly className?: string;
}

/**
 * The amounts paid in advance, refunded, open, contested and lost, one line each; renders nothing if no prepayment was ever requested.
 */
export const PaymentNote = ({ booking, className }: PaymentNoteProps) => {
  const t = useTexts(bookingAdminTexts);
  const payment = paymentInCents(booking.payment);
  const { paid_cents, refunded_cents, open_cents } = moneyOf({ status: booking.status, payment });
  const { status, refund_needed, problem } = booking.payment;
  const euro = useEuroOfCents();
  const contested = contestedPaymentTexts[useLanguage().language];
  const amounts = [
    paid_cents > 0 && refunded_cents < paid_cents && t('money.paid', euro(paid_cents)),
    refunded_cents > 0 && t('money.refunded', euro(refunded_cents)),
    payment.rest_processing_cents > 0 && t('money.processing', euro(payment.rest_processing_cents)),
    open_cents > 0 && t(status === 'processing' ? 'money.processing' : 'money.open', euro(open_cents)),
  ].filter((text) => text !== false);
  const { contested_cents, lost_cents } = payment;
  const warnings = [
    contested_cents > 0 && contested.contested(euro(contested_cents)),
    lost_cents > 0 && contested_cents === 0 && contested.lost(euro(lost_cents)),
    refund_needed && t('payment.refundNeeded'),
    problem !== null && t('money.check'),
  ].filter((text) => text !== false);
  if (amounts.length + warnings.length === 0) return null;
  return (
    <span className={classNames('grid', className)}>
      {amounts.map((text) => (
        <span key={text} className="tabular text-muted">
          {text}
        </span>
      ))}
      {warnings.map((text) => (
        <span key={text} className="font-medium text-danger">
          {text}
        </span>
      ))}
    </span>
  );
};
