import { type ComponentType, useEffect, useState } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { afterPress } from '#shared/web/press/press.ts';
import { type Translate, translator, useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicBooking } from '../../contract.ts';
import type { BookingTexts } from '../../texts/de.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { tokenOf } from '../parts/public/booked/booking-token.ts';
import { ConfirmationCode } from './booked/confirmation-code.tsx';
import { PrepaymentFacts } from './booked/prepayment-facts.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingProblem } from './booking-problem.tsx';
import type { LaterPartsProps } from './later-parts.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenPayment } from './open-payment.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { useCurrentBooking } from './use-current-booking.ts';

type Words = Translate<BookingTexts>;

export interface SuccessData {
  readonly booking?: PublicBooking;
  /** The error text of the server; absent if there is none. */
  readonly problem?: string;
  /** Whether the studio sends mails; undefined: not known, treated as yes. */
  readonly mails?: boolean | undefined;
  /** Whether the studio issues documents of money. */
  readonly invoices?: boolean | undefined;
}

const Success = ({ data, site, search, embedded }: PageProps<SuccessData>) =>
  data.booking ? (
    <Booked
      initial={data.booking}
      mails={data.mails ?? true}
      invoices={data.invoices ?? false}
      site={site}
      search={search}
      embedded={embedded}
    />
  ) : (
    <BookingProblem message={data.problem} />
  );

const loadLater = () => afterPress(import('./later-parts.tsx'));

const hasMoney = ({ prepayment, no_show_fee }: PublicBooking): object | undefined => prepayment ?? no_show_fee;

interface BookedProps extends Pick<PageProps<SuccessData>, 'site' | 'search' | 'embedded'> {
  readonly initial: PublicBooking;
  readonly mails: boolean;
  readonly invoices: boolean;
}

const Booked = ({ initial, mails, invoices, site, search, embedded }: BookedProps) => {
  const t = useTexts(bookingTexts);
  const returned = new URLSearchParams(search);
  const { booking, awaited } = useCurrentBooking(initial, returned.has('session_id'));
  const hasLater = invoices || hasMoney(booking);
  const [Later, setLater] = useState<ComponentType<LaterPartsProps>>();
  useEffect(() => {
    // Loaded after the page, which is complete without them.
    if (hasLater)
      loadLater().then(
        (part) => setLater(() => part.LaterParts),
        () => undefined,
      );
  }, [hasLater]);
  const { status } = booking;
  if (booking.confirm_by !== undefined) {
    return <Unconfirmed booking={booking} until={booking.confirm_by} site={site} />;
  }
  const over = status === 'CANCELLED' || status === 'COMPLETED';
  const isUnpaid = status === 'PAYMENT_PENDING' || (status === 'PENDING' && booking.prepayment?.state === 'open');
  return (
    <PageFrame title={titleOf(booking, awaited, t)} lead={leadOf(booking, t)}>
      <Card className="space-y-6 sm:space-y-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StatusBadge status={status} />
          {!over && (
            <p className="text-muted">{t(mails ? 'success.mail' : 'success.noMail', booking.customer.email)}</p>
          )}
        </div>
        {isUnpaid && (
          <OpenPayment
            bookingId={booking.booking_id}
            isStarted={status === 'PAYMENT_PENDING'}
            prepayment={booking.prepayment}
            returned={awaited ? 'awaited' : wayBack(returned)}
          />
        )}
        <ConfirmationCode code={booking.confirmation_code} />
        <BookingFacts booking={booking} site={site} />
        {booking.prepayment && booking.prepayment.state !== 'open' && (
          <section aria-label={t('prepayment.title')} className="border-t border-line pt-6">
            <PrepaymentFacts prepayment={booking.prepayment} status={status} />
          </section>
        )}
        {Later && <Later booking={booking} invoices={invoices} search={search} />}
        <Onward booking={booking} over={over} embedded={embedded} token={tokenFor(booking, returned)} />
      </Card>
      {!over && <NextSteps status={isUnpaid ? 'PAYMENT_PENDING' : status} mails={mails} />}
    </PageFrame>
  );
};

/** The token of the address; without one, that of this tab, once the booking was read with it. */
const tokenFor = ({ booking_id, is_masked }: PublicBooking, search: URLSearchParams): string | null =>
  search.get('token') ?? (is_masked ? null : (tokenOf(booking_id) ?? null));

/** How the customer came back from the payment page, if the payment is not awaited. */
const wayBack = (returned: URLSearchParams): 'late' | 'cancelled' | undefined => {
  if (returned.has('session_id')) return 'late';
  return returned.get('payment') === 'cancelled' ? 'cancelled' : undefined;
};

interface OnwardProps extends Pick<BookedProps, 'embedded'> {
  readonly booking: PublicBooking;
  readonly over: boolean;
  readonly token: string | null;
}

const Onward = ({ booking, over, embedded, token }: OnwardProps) => {
  const t = useTexts(bookingTexts);
  const { language } = useLanguage();
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-6 sm:flex-row sm:flex-wrap">
      {!over && (
        <ButtonLink href={`/booking/success/${booking.booking_id}/termin.ics`} look="secondary">
          {t('booking.addToCalendar')}
        </ButtonLink>
      )}
      {token && booking.move?.refusal === null && (
        <ButtonLink href={`/move/${booking.booking_id}?token=${token}`} look="secondary">
          {t('booking.move')}
        </ButtonLink>
      )}
      {token && booking.can_cancel && (
        <ButtonLink href={`/cancel/${booking.booking_id}?token=${token}`} look="secondary">
          {t('booking.cancel')}
        </ButtonLink>
      )}
      <ButtonLink
        {...(embedded ? { href: `/booking?language=${language}`, target: '_self' } : { href: '/booking' })}
        look={over ? 'primary' : 'secondary'}
      >
        {t('booking.new')}
      </ButtonLink>
      <ButtonLink href="/" look="quiet">
        {t('booking.home')}
      </ButtonLink>
    </div>
  );
};

/** Customers are thanked for a booking, but not if it is cancelled or not paid yet. */
const titleOf = ({ status, customer, prepayment }: PublicBooking, awaited: boolean, t: Words): string => {
  if (status === 'CANCELLED') return t('success.CANCELLED.title');
  if (status !== 'PAYMENT_PENDING') return t('success.thanks', customer.name);
  if (prepayment?.state === 'processing') return t('success.onItsWay.title');
  return t(awaited ? 'success.checking.title' : 'success.PAYMENT_PENDING.title');
};

const leadOf = ({ status, prepayment }: PublicBooking, t: Words): string => {
  const until = prepayment?.held_until;
  return until ? t('success.held', formatDateTime(epochOf(until))) : t(`success.${status}.lead`);
};

export const successPage: Page<SuccessData> = {
  Component: Success,
  head: ({ data, site }, texts) => {
    const t = translator(texts, bookingTexts);
    const title = data.booking ? `${t('success.title')} ${data.booking.confirmation_code}` : t('booking.errorTitle');
    return { title: `${title} · ${site.company_name}` };
  },
};
