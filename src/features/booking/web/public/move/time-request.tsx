import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import type { bookingContract, PublicBooking } from '../../../contract.ts';
import { useMoveTexts } from './use-move-texts.ts';

const call = caller<typeof bookingContract>();

/** Shows why the customer is asked to choose another time, and whether the session keeps its time until then. */
export const TimeRequestNote = ({ request }: { readonly request: NonNullable<PublicBooking['time_request']> }) => {
  const t = useMoveTexts();
  return (
    <div>
      <p className="text-lg font-semibold">{t.asked}</p>
      {request.explanation && <p className="mt-1 break-words whitespace-pre-line">{request.explanation}</p>}
      <p className="mt-1 text-muted">{request.keeps_time ? t.askedKept : t.askedGiven}</p>
    </div>
  );
};

interface InsteadProps {
  readonly booking: PublicBooking;
  readonly token: string;
  readonly onDone: (booking: PublicBooking) => void;
}

/** For customers who want no other time: a full refund of what was paid online, after a confirmation. */
export const RequestDecline = ({ booking, token, onDone }: InsteadProps) => {
  const t = useMoveTexts();
  const messageOf = useErrorMessage();
  const [step, setStep] = useState<'offer' | 'ask' | 'busy'>('offer');
  const [problem, setProblem] = useState<string>();
  const refund = booking.refund_amount ?? 0;
  const decline = async (): Promise<void> => {
    setStep('busy');
    setProblem(undefined);
    try {
      const params = { id: booking.booking_id };
      const query = { token, expected_refund: refund };
      onDone(await call('POST /api/bookings/{id}/cancel', { params, query }));
    } catch (error) {
      setProblem(messageOf(error));
      setStep('ask');
    }
  };
  return (
    <section className="card flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:p-5">
      <div>
        <h2 className="font-semibold">{t.none}</h2>
        <p className="mt-1 text-muted">{refund > 0 ? t.noneRefund(euroInSentence(refund)) : t.noneText}</p>
        {problem !== undefined && (
          <p role="alert" className="mt-1 font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        {step === 'offer' ? (
          <Button look="secondary" onClick={() => setStep('ask')}>
            {t.decline}
          </Button>
        ) : (
          <>
            <Button look="danger" busy={step === 'busy'} onClick={() => void decline()}>
              {t.declineNow}
            </Button>
            <Button look="secondary" onClick={() => setStep('offer')}>
              {t.declineNot}
            </Button>
          </>
        )}
      </div>
    </section>
  );
};
