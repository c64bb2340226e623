import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call.ts';
import { CallError } from '#shared/web/call-error.ts';
import { Spinner } from '#shared/web/spinner.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { bookingContract } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';

interface OpenPaymentProps {
  readonly bookingId: string;
  /** The customer has just paid; the provider's word is awaited. */
  readonly checking: boolean;
  /** The customer has just left the payment page without paying. */
  readonly cancelled: boolean;
}

const call = caller<typeof bookingContract>();

/** A prepayment that is still open, and the way to make it (AMB-101, AMB-102). */
export const OpenPayment = ({ bookingId, checking, cancelled }: OpenPaymentProps) => {
  const t = useTexts(bookingTexts);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const pay = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { checkout_url } = await call('POST /api/payments/create-checkout-session/{id}', {
        params: { id: bookingId },
      });
      location.assign(checkout_url);
    } catch (failure) {
      const detail = failure instanceof CallError ? failure.detail : undefined;
      setError(t('success.payment.error', detail ?? 'Failed to create checkout session'));
      setBusy(false);
    }
  };
  return (
    <div className="rounded-field border border-warning/40 bg-warning-soft p-4 sm:p-5">
      {checking ? (
        <output className="flex items-center gap-3">
          <Spinner /> {t('success.payment.checking')}
        </output>
      ) : (
        <>
          <p>{t(cancelled ? 'success.payment.cancelled' : 'success.PAYMENT_PENDING.lead')}</p>
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
