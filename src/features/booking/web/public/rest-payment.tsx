import { useEffect, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import { Spinner } from '#shared/web/spinner.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { bookingContract, PublicPrepayment } from '../../contract.ts';
import type { restContract } from '../../rest-contract.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { restTexts } from '../../texts/pages/rest-payment.ts';
import { tokenOf } from '../parts/public/booked/booking-token.ts';
import { checkoutProblem } from './booked/checkout-problem.ts';
import { PrepaymentTerms } from './booked/prepayment-facts.tsx';

export interface RestPaymentProps {
  readonly bookingId: string;
  readonly prepayment: PublicPrepayment;
  /**
   * How the customer came back from paying the rest: 'paid', which the provider may have yet to confirm, or 'cancelled';
   * null: not from there.
   */
  readonly returned: string | null;
}

const call = caller<typeof restContract>();
const read = caller<typeof bookingContract>();
const every = 2500;
const attempts = 12;

/** Whether the payment may arrive at any moment; the page is loaded again once it has. */
const useAwaited = (bookingId: string, isPaid: boolean): boolean => {
  const [left, setLeft] = useState(attempts);
  const waits = isPaid && left > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      read('GET /api/bookings/{id}', { params: { id: bookingId }, query: {} }).then(
        ({ prepayment }) => (prepayment?.rest_online?.state === 'open' ? setLeft(left - 1) : location.reload()),
        () => setLeft(left - 1),
      );
    }, every);
    return () => clearTimeout(timer);
  }, [waits, left, bookingId]);
  return waits;
};

/** After these the page shows what has become of the rest. */
const outdated = new Set(['already_paid', 'payment_processing', 'not_payable']);

/** What is left of the price, to be paid online; loaded only where there is a rest. */
export const RestPayment = ({ bookingId, prepayment, returned }: RestPaymentProps) => {
  const { language } = useLanguage();
  const own = restTexts[language];
  const t = useTexts(bookingTexts);
  const { rest, rest_online, state } = prepayment;
  const awaited = useAwaited(bookingId, returned === 'paid' && rest_online?.state === 'open');
  const amount = euroInSentence(rest_online?.amount ?? 0);
  if (!rest_online) {
    return returned === 'paid' && rest === 0 && state === 'paid' ? <output className={box}>{own.paid}</output> : null;
  }
  if (rest_online.state === 'processing') return <output className={box}>{own.processing(amount)}</output>;
  if (awaited) {
    return (
      <output className={`${box} flex items-center gap-3`}>
        <Spinner /> {t('success.payment.checking')}
      </output>
    );
  }
  return (
    <div className={box}>
      {returned === 'paid' && <p className="mb-3">{t('success.payment.late')}</p>}
      {returned === 'cancelled' && <p className="mb-3">{t('success.payment.cancelled')}</p>}
      <p>{own.lead(amount)}</p>
      {rest_online.cancel_terms && <PrepaymentTerms terms={rest_online.cancel_terms} />}
      <Pay bookingId={bookingId} label={own.pay(amount)} />
    </div>
  );
};

const box = 'block rounded-field border border-line bg-surface-2 p-4 sm:p-5';

const Pay = ({ bookingId, label }: { readonly bookingId: string; readonly label: string }) => {
  const t = useTexts(bookingTexts);
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const pay = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const request = { params: { id: bookingId }, query: { token: tokenOf(bookingId) } };
      leaveFor((await call('POST /api/bookings/{id}/rest-payment', request)).checkout_url);
    } catch (failure) {
      if (failure instanceof CallError && outdated.has(failure.code ?? '')) return location.reload();
      setError(checkoutProblem(failure, { t, messageOf }));
      setBusy(false);
    }
  };
  return (
    <>
      {error && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {error}
        </p>
      )}
      <Button className="mt-4" busy={busy} onClick={() => void pay()}>
        {label}
      </Button>
    </>
  );
};
