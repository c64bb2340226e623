import { useState } from 'react';
import { ButtonLink } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Card } from '#shared/web/card.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import type { Page, PageProps, Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { bookingContract, PublicBooking } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { ConfirmationCode } from './booked/confirmation-code.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingProblem } from './booking-problem.tsx';
import { CancelChoice } from './cancel-choice.tsx';
import { cancelTexts, useCancelTexts } from './cancel-texts.ts';

export interface CancelData {
  readonly booking?: PublicBooking;
  /** The error text of the server; absent if there is none. */
  readonly problem?: string;
  readonly cancel_window_hours?: number | undefined;
  /** Whether the studio sends mails; undefined: not known, treated as yes. */
  readonly mails?: boolean | undefined;
}

const call = caller<typeof bookingContract>();

const Cancel = ({ data, site, search }: PageProps<CancelData>) => {
  const token = new URLSearchParams(search).get('token');
  if (!data.booking || !token) return <BookingProblem message={data.problem} />;
  return <Cancellation initial={data.booking} data={data} token={token} site={site} />;
};

interface CancellationProps {
  readonly initial: PublicBooking;
  readonly data: CancelData;
  readonly token: string;
  readonly site: Site;
}

const Cancellation = ({ initial, data, token, site }: CancellationProps) => {
  const t = useCancelTexts();
  const { booking, busy, problem, notice, cancel, tryAgain } = useCancelling(initial, token);
  if (problem !== undefined) {
    return <BookingProblem message={problem.message} arriving {...(problem.again && { onRetry: tryAgain })} />;
  }
  if (booking.status === 'CANCELLED') {
    return <Cancelled booking={booking} mails={data.mails ?? true} site={site} arriving={booking !== initial} />;
  }
  return (
    <PageFrame title={t('cancel.title')} lead={booking.can_cancel ? t('cancel.lead') : undefined}>
      <Card className="space-y-6 sm:space-y-8">
        <ConfirmationCode code={booking.confirmation_code} />
        <BookingFacts booking={booking} site={site} />
        <CancelChoice
          booking={booking}
          token={token}
          hours={data.cancel_window_hours}
          phone={site.company_phone}
          notice={notice}
          busy={busy}
          onCancel={() => void cancel()}
        />
        <p>
          <a
            href={`/withdrawal#${booking.confirmation_code}`}
            className="inline-flex min-h-11 items-center text-muted underline underline-offset-4"
          >
            {t('cancel.withdraw')}
          </a>
        </p>
      </Card>
    </PageFrame>
  );
};

const useCancelling = (initial: PublicBooking, token: string) => {
  const t = useTexts(bookingTexts);
  const errorMessage = useErrorMessage();
  const [booking, setBooking] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly message: string; readonly again: boolean }>();
  const [notice, setNotice] = useState<string>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    setNotice(undefined);
    const { booking_id: id, refund_amount } = booking;
    const shown = typeof refund_amount === 'number' ? { expected_refund: refund_amount } : {};
    try {
      setBooking(await call('POST /api/bookings/{id}/cancel', { params: { id }, query: { token, ...shown } }));
    } catch (error) {
      const isStale = error instanceof CallError && error.status === 409;
      if (isStale && (await lookAgain())) {
        setNotice(error.detail);
        setBusy(false);
        return;
      }
      // On a network failure nothing is lost: the same button retries, even if only the response was lost.
      if (error instanceof NetworkError) setNotice(errorMessage(error));
      // Without a detail the text of the error is not helpful: the fallback text tells the customer what to do.
      else setProblem({ message: detailOf(error) ?? t('booking.cancel.error'), again: isRetryable(error) });
    }
    setBusy(false);
  };
  // While the page was open, the next stage of the refund rule may have begun: then the customer has to decide again.
  const lookAgain = async (): Promise<boolean> => {
    try {
      const { booking_id: id } = booking;
      setBooking(await call('GET /api/bookings/{id}', { params: { id }, query: { token } }));
      return true;
    } catch {
      return false;
    }
  };
  const tryAgain = (): void => {
    setProblem(undefined);
    void cancel();
  };
  return { booking, busy, problem, notice, cancel, tryAgain };
};

const detailOf = (error: unknown): string | undefined => (error instanceof CallError ? error.detail : undefined);

/** A refusal by the server is final; only overload and server errors may be retried. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status >= 500 || error.status === 429;

interface CancelledProps {
  readonly booking: PublicBooking;
  readonly site: Site;
  readonly mails: boolean;
  readonly arriving: boolean;
}

const Cancelled = ({ booking, mails, site, arriving }: CancelledProps) => {
  const t = useCancelTexts();
  const booked = useTexts(bookingTexts);
  return (
    <PageFrame title={t('cancel.done')} lead={t(mails ? 'cancel.done.lead' : 'cancel.done.noMail')} arriving={arriving}>
      <Card className="space-y-6 sm:space-y-8">
        <ConfirmationCode code={booking.confirmation_code} />
        <BookingFacts booking={booking} site={site} />
        {booking.refunded_amount ? (
          <p className="font-medium">{t('cancel.done.back', euroInSentence(booking.refunded_amount))}</p>
        ) : (
          <p className="text-muted">{t('cancel.done.refund')}</p>
        )}
        <div className="flex flex-col gap-3 border-t border-line pt-6 sm:flex-row">
          <ButtonLink href="/booking">{booked('booking.new')}</ButtonLink>
          <ButtonLink href="/" look="secondary">
            {booked('booking.home')}
          </ButtonLink>
        </div>
      </Card>
    </PageFrame>
  );
};

export const cancelPage: Page<CancelData> = {
  Component: Cancel,
  head: ({ site }, _, language) => ({ title: `${cancelTexts(language)('cancel.title')} · ${site.company_name}` }),
};
