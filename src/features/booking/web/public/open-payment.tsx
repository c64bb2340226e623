import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { Spinner } from '#shared/web/spinner.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { bookingContract, PublicPrepayment } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { tokenOf } from '../parts/public/booked/booking-token.ts';
import { checkoutProblem } from './booked/checkout-problem.ts';
import { PrepaymentFacts, PrepaymentTerms } from './booked/prepayment-facts.tsx';

interface OpenPaymentProps {
  readonly bookingId: string;
  /** Whether the customer has been on the payment page. */
  readonly isStarted: boolean;
  /** The open prepayment; undefined: not known, the payment page shows the amount. */
  readonly prepayment: PublicPrepayment | undefined;
  /**
   * How the customer came back from the payment page. 'awaited': paid, and the provider has yet to confirm it. 'late':
   * the same, but it takes long, as with slow payment methods. 'cancelled': not paid.
   */
  readonly returned: 'awaited' | 'late' | 'cancelled' | undefined;
}

const call = caller<typeof bookingContract>();

/** An open prepayment, and the button to pay it. */
export const OpenPayment = ({ bookingId, isStarted, prepayment, returned }: OpenPaymentProps) => {
  const t = useTexts(bookingTexts);
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const pay = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { checkout_url } = await call('POST /api/payments/create-checkout-session/{id}', {
        params: { id: bookingId },
        query: { token: tokenOf(bookingId) },
      });
      leaveFor(checkout_url);
    } catch (failure) {
      setError(checkoutProblem(failure, { t, messageOf }));
      setBusy(false);
    }
  };
  const box = 'rounded-field border border-warning/40 bg-warning-soft p-4 sm:p-5';
  // A payment that is on its way must not be made again.
  if (prepayment?.state === 'processing') return <p className={box}>{t('success.payment.late')}</p>;
  return (
    <div className={box}>
      {returned === 'awaited' ? (
        <output className="flex items-center gap-3">
          <Spinner /> {t('success.payment.checking')}
        </output>
      ) : (
        <>
          <p className="mb-3">{t(returned ? `success.payment.${returned}` : 'success.PAYMENT_PENDING.lead')}</p>
          {prepayment?.state === 'open' && (
            <>
              <PrepaymentFacts prepayment={prepayment} status="PAYMENT_PENDING" />
              {prepayment.cancel_terms && <PrepaymentTerms terms={prepayment.cancel_terms} />}
            </>
          )}
          {error && (
            <p role="alert" className="mt-3 font-medium text-danger">
              {error}
            </p>
          )}
          <Button className="mt-4" busy={busy} onClick={() => void pay()}>
            {t(isStarted ? 'success.payment.continue' : 'success.payment.start')}
          </Button>
        </>
      )}
    </div>
  );
};
