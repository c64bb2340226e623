import { useState } from 'react';
import type { Language } from '#shared/kernel/language.ts';
import { dayAndMonth } from '#shared/kernel/time/format.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Card } from '#shared/web/card.tsx';
import { leaveFor } from '#shared/web/host-page.ts';
import { Money } from '#shared/web/money.tsx';
import type { Page, PageProps, Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { bookingContract, ConfirmedBooking, PublicBooking } from '../../contract.ts';
import { type OrderKind, orderKind } from '../../domain/money/order-kind.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { confirmPageTexts } from '../../texts/pages/confirm-page.ts';
import { storeBookingToken } from '../parts/public/booked/booking-token.ts';
import { OrderLabel } from '../parts/public/booked/order-label.tsx';
import { VatNote } from '../parts/public/booked/vat-note.tsx';
import { ConfirmationCode } from './booked/confirmation-code.tsx';
import { PrepaymentFacts, PrepaymentTerms } from './booked/prepayment-facts.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingProblem } from './booking-problem.tsx';

/** A place until a birth: it has a week and no time. */
export interface PlaceToConfirm {
  /** The Monday of its week. */
  readonly week: string;
  /** Whether the week was full, and the family waits for a place. */
  readonly isWaiting: boolean;
}

export interface ConfirmData {
  readonly booking?: PublicBooking;
  /** The server's error message if there is no booking; undefined if the request failed. */
  readonly problem?: string;
  readonly place?: PlaceToConfirm;
}

const call = caller<typeof bookingContract>();

/** The page of the link in the mail. Only its button confirms, because mail programs open links automatically. */
const Confirm = ({ data, site, search }: PageProps<ConfirmData>) => {
  const token = new URLSearchParams(search).get('token');
  if (!data.booking || !token) return <BookingProblem message={data.problem} />;
  return <Confirming booking={data.booking} place={data.place} token={token} site={site} />;
};

interface ConfirmingProps {
  readonly booking: PublicBooking;
  readonly place: PlaceToConfirm | undefined;
  readonly token: string;
  readonly site: Site;
}

const Confirming = ({ booking, place, token, site }: ConfirmingProps) => {
  const t = useTexts(bookingTexts);
  const { language } = useLanguage();
  const page = confirmPageTexts[language];
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const isUnconfirmed = booking.confirm_by !== undefined;
  const due = isUnconfirmed && booking.prepayment?.state === 'open' ? booking.prepayment : undefined;
  const [problem, setProblem] = useState<{ readonly message: string; readonly isOver: boolean }>();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const booked = await confirmed(booking.booking_id, token);
      leaveFor(due && booked.prepayment_required ? await paymentOf(booked) : pageOf(booked));
    } catch (error) {
      const isOver = error instanceof CallError && error.code === 'confirm_over';
      setProblem({ message: messageOf(error), isOver });
      setBusy(false);
    }
  };
  const isOver = booking.status === 'CANCELLED' && !booking.awaits_birth;
  if (isOver || problem?.isOver) return <Over message={problem?.message} />;
  return (
    <PageFrame title={page.title} lead={isUnconfirmed ? page[leadOf(place)] : page.done}>
      <Card className="space-y-6 sm:space-y-8">
        <ConfirmationCode code={booking.confirmation_code} />
        <BookingFacts booking={booking} site={site} week={place && weekOf(place, language)} />
        {due && (
          <section aria-label={t('prepayment.title')} className="border-t border-line pt-6">
            <PrepaymentFacts prepayment={due} status={booking.status} />
            {due.cancel_terms && <PrepaymentTerms terms={due.cancel_terms} />}
          </section>
        )}
        {isUnconfirmed && <Total booking={booking} regime={site.vat_regime} kind={kindOf(booking, due)} />}
        {problem && (
          <p role="alert" className="font-medium text-danger">
            {problem.message}
          </p>
        )}
        <noscript>
          <p className="text-muted">{page.script}</p>
        </noscript>
        <Button busy={busy} onClick={() => void confirm()} className="w-full sm:w-auto">
          {isUnconfirmed ? <OrderLabel kind={kindOf(booking, due)} /> : page.onward}
        </Button>
      </Card>
    </PageFrame>
  );
};

const leadOf = (place: PlaceToConfirm | undefined) => (place?.isWaiting ? 'waitsLead' : 'lead');

const weekOf = ({ week, isWaiting }: PlaceToConfirm, language: Language): string =>
  confirmPageTexts[language][isWaiting ? 'waitsForWeek' : 'week'](dayAndMonth(week, language));

const kindOf = ({ price = 0 }: PublicBooking, due: PublicBooking['prepayment']): OrderKind =>
  orderKind({ price, due: due?.amount ?? 0 });

interface TotalProps {
  readonly booking: PublicBooking;
  readonly regime: Site['vat_regime'];
  readonly kind: OrderKind;
}

const Total = ({ booking: { price = 0 }, regime, kind }: TotalProps) => {
  const page = confirmPageTexts[useLanguage().language];
  return (
    <div className="max-w-md">
      <p className="tabular flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{page.total}</span>
        <span className="text-lg font-semibold">
          <Money eur={price} />
        </span>
      </p>
      <VatNote regime={regime} kind={kind} />
    </div>
  );
};

const confirmed = async (id: string, token: string): Promise<ConfirmedBooking> => {
  const booked = await call('POST /api/bookings/{id}/confirm', { params: { id }, query: { token } });
  // For the way back from the payment.
  storeBookingToken(id, booked.cancel_token);
  return booked;
};

const pageOf = ({ booking_id, cancel_token, awaits_birth }: ConfirmedBooking): string =>
  `${awaits_birth ? '/birth-place' : '/booking/success'}/${booking_id}?token=${cancel_token}`;

/**
 * Returns the URL of the payment page; if it cannot be created, that of the booking, which offers the payment again.
 */
const paymentOf = (booked: ConfirmedBooking): Promise<string> => {
  const [params, query] = [{ id: booked.booking_id }, { token: booked.cancel_token }];
  return call('POST /api/payments/create-checkout-session/{id}', { params, query }).then(
    ({ checkout_url }) => checkout_url,
    () => pageOf(booked),
  );
};

/** Shown after the deadline: what happened, and the link to a new booking. */
const Over = ({ message }: { readonly message: string | undefined }) => {
  const t = useTexts(bookingTexts);
  const page = confirmPageTexts[useLanguage().language];
  return (
    <PageFrame title={page.over} arriving={message !== undefined}>
      <Card role="alert">
        <p className="text-lg">{message ?? page.overText}</p>
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
  head: ({ site }, _, language) => ({ title: `${confirmPageTexts[language].title} · ${site.company_name}` }),
};
