import { useState } from 'react';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call.ts';
import { CallError } from '#shared/web/call-error.ts';
import { Card } from '#shared/web/card.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { leaveFor } from '#shared/web/host-page.ts';
import type { Page, PageProps, Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { translator, useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { bookingContract, PublicBooking } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingProblem } from './booking-problem.tsx';
import { ConfirmationCode } from './confirmation-code.tsx';

export interface ConfirmData {
  readonly booking?: PublicBooking;
  /** The server's error message if there is no booking; undefined if the request failed. */
  readonly problem?: string;
}

const call = caller<typeof bookingContract>();

/** The page of the link in the mail. Only its button confirms, because mail programs open links by themselves. */
const Confirm = ({ data, site, search }: PageProps<ConfirmData>) => {
  const token = new URLSearchParams(search).get('token');
  if (!data.booking || !token) return <BookingProblem message={data.problem} />;
  return <Confirming booking={data.booking} token={token} site={site} />;
};

interface ConfirmingProps {
  readonly booking: PublicBooking;
  readonly token: string;
  readonly site: Site;
}

const Confirming = ({ booking, token, site }: ConfirmingProps) => {
  const t = useTexts(bookingTexts);
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly message: string; readonly isOver: boolean }>();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      leaveFor(await confirmed(booking.booking_id, token, language));
    } catch (error) {
      const isOver = error instanceof CallError && error.code === 'confirm_over';
      setProblem({ message: messageOf(error), isOver });
      setBusy(false);
    }
  };
  if (booking.status === 'CANCELLED' || problem?.isOver) return <Over message={problem?.message} />;
  return (
    <PageFrame title={t('confirm.title')} lead={t(booking.confirm_by ? 'confirm.lead' : 'confirm.done')}>
      <Card className="space-y-6 sm:space-y-8">
        <ConfirmationCode code={booking.confirmation_code} />
        <BookingFacts booking={booking} site={site} />
        {problem && (
          <p role="alert" className="font-medium text-danger">
            {problem.message}
          </p>
        )}
        <Button busy={busy} onClick={() => void confirm()} className="w-full sm:w-auto">
          {t(booking.confirm_by ? 'confirm.action' : 'confirm.onward')}
        </Button>
        <noscript>
          <p className="text-muted">{t('confirm.script')}</p>
        </noscript>
      </Card>
    </PageFrame>
  );
};

/** Confirms, and returns the next address: the payment if one is due, otherwise the page of the booking. */
const confirmed = async (id: string, token: string, language: string): Promise<string> => {
  // The error text of the response is shown as it is, so it must be in the language of the page.
  const headers = { 'accept-language': language };
  const answer = await call('POST /api/bookings/{id}/confirm', { params: { id }, query: { token } }, { headers });
  const query = { token: answer.cancel_token };
  const page = `/booking/success/${id}?token=${answer.cancel_token}`;
  if (!answer.prepayment_required) return page;
  return call('POST /api/payments/create-checkout-session/{id}', { params: { id }, query }).then(
    ({ checkout_url }) => checkout_url,
    () => page,
  );
};

/** Shown after the deadline: what happened, and the link to a new booking. */
const Over = ({ message }: { readonly message: string | undefined }) => {
  const t = useTexts(bookingTexts);
  return (
    <PageFrame title={t('confirm.over')} arriving={message !== undefined}>
      <Card role="alert">
        <p className="text-lg">{message ?? t('confirm.over.text')}</p>
        <p className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="/booking">{t('booking.new')}</ButtonLink>
          <ButtonLink href="/contact" look="secondary">
            {t('booking.contact')}
          </ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};

export const confirmPage: Page<ConfirmData> = {
  Component: Confirm,
  head: ({ site }, texts) => ({ title: `${translator(texts, bookingTexts)('confirm.title')} · ${site.company_name}` }),
};
