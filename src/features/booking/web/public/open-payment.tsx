import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { Spinner } from '#shared/web/spinner.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { bookingContract, PublicPrepayment } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { checkoutProblem } from './checkout-problem.ts';
import { tokenOf } from './kept-token.ts';
import { PrepaymentFacts, PrepaymentTerms } from './prepayment-facts.tsx';

interface OpenPaymentProps {
  readonly bookingId: string;
  /** What is to be paid; undefined: not known, and the payment page says it. */
  readonly prepayment: PublicPrepayment | undefined;
  /**
   * How the customer comes back from the payment page: having paid, and the provider's word is awaited; the same, but it
   * takes long, as slow methods do; or without having paid.
   */
  readonly returned: 'awaited' | 'late' | 'cancelled' | undefined;
}

const call = caller<typeof bookingContract>();

/** A prepayment that is still open, and the way to make it (AMB-101, AMB-102). */
export const OpenPayment = ({ bookingId, prepayment, returned }: OpenPaymentProps) => {
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
  // What is on its way is not to be paid a second time.
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
            {t('success.payment.continue')}
          </Button>
        </>
      )}
    </div>
  );
};
