import { useState } from 'react';
import type { bookingContract } from '#features/booking/contract.ts';
import { tokenOf } from '#features/booking/web/parts/public/booked/booking-token.ts';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import type { PublicPlace } from '../../contract.ts';
import { useBirthTexts } from './use-birth-texts.ts';

const call = caller<typeof bookingContract>();

/** What of the price was paid with the place, or is to be paid now. */
export const Deposit = ({ place: { booking_id, prepayment } }: { readonly place: PublicPlace }) => {
  const page = useBirthTexts();
  const paying = usePaying(booking_id);
  if (!prepayment || prepayment.state === 'refunded') return null;
  const amount = euroInSentence(prepayment.amount);
  if (prepayment.state !== 'open') {
    return (
      <p className="rounded-field bg-success-soft p-4 font-medium">
        {prepayment.state === 'paid' ? `${page.deposit}: ${page.depositPaid(amount)}` : page.depositProcessing}
      </p>
    );
  }
  return (
    <div className="rounded-field border border-warning/40 bg-warning-soft p-4">
      <p className="font-medium">{page.depositOpen(amount)}</p>
      {paying.error !== undefined && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {paying.error}
        </p>
      )}
      <Button className="mt-3" busy={paying.busy} onClick={paying.pay}>
        {page.pay}
      </Button>
    </div>
  );
};

const usePaying = (bookingId: string) => {
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const pay = (): void => {
    setBusy(true);
    setError(undefined);
    const query = { token: tokenOf(bookingId) };
    void call('POST /api/payments/create-checkout-session/{id}', { params: { id: bookingId }, query })
      .then(({ checkout_url }) => leaveFor(checkout_url))
      .catch((failure: unknown) => {
        setError(messageOf(failure));
        setBusy(false);
      });
  };
  return { busy, error, pay };
};
