import { CalendarDays, Copy, List } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { itemWords } from '#features/services/domain/extras/item-words.ts';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { telAddress } from '#shared/kernel/contact/dialled-number.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDateTime, formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { contactText, msOf, resourcesText } from '../../parts/admin/booking-words.ts';
import { BookingPayment } from './booking-payment.tsx';
import { NewLinkModal } from './new-link-modal.tsx';
import { NoShowFee } from './no-show-fee.tsx';
import { takesSitePayment } from './site-amounts.ts';

/** The data of a booking as a list of names and values. */
export const BookingFacts = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const euro = useEuro();
  const mayWrite = useIsOneOf('owner', 'desk');
  return (
    <dl className="grid grid-cols-1 content-start gap-3">
      <Fact name={t('fact.when')}>
        <WhenOf booking={booking} />
      </Fact>
      <Fact name={t('column.service')}>
        {bookedServiceName(booking, language)} · <span className="tabular">{euro(booking.service_price)}</span>
        <Items booking={booking} />
      </Fact>
      <Fact name={t('column.photographer')}>
        {booking.photographer_name}
        {booking.any_photographer && ` · ${t('fact.assigned')}`}
      </Fact>
      {booking.resources.length > 0 && <Fact name={t('fact.resources')}>{resourcesText(booking, language)}</Fact>}
      <Fact name={t('fact.email')}>
        <Contact value={booking.customer_email} href={`mailto:${booking.customer_email}`} />
      </Fact>
      <Fact name={t('fact.phone')}>
        <Contact value={booking.customer_phone} href={telAddress(booking.customer_phone)} />
      </Fact>
      <Fact name={t('fact.whatsapp')}>{t(booking.customer_whatsapp_notifications ? 'yes' : 'no')}</Fact>
      {booking.notes && (
        <Fact name={t('fact.notes')}>
          <span className="break-words whitespace-pre-line">{booking.notes}</span>
        </Fact>
      )}
      {(booking.payment.status !== 'none' || booking.pays_in_full || takesSitePayment(booking)) && (
        <Fact name={t('fact.payment')}>
          <BookingPayment booking={booking} />
        </Fact>
      )}
      <Outcome booking={booking} euro={euro} />
      {booking.status === 'CANCELLED' && <Cancelled booking={booking} />}
      <Fact name={t('fact.code')}>
        <CopyableCode code={booking.confirmation_code} />
      </Fact>
      {mayWrite && booking.allowed_actions.includes('new_link') && (
        <Fact name={t('fact.link')}>
          <CustomerLink booking={booking} />
        </Fact>
      )}
      <Fact name={t('fact.created')}>
        <span className="tabular">{formatDateTime(msOf(booking.created_at))}</span>
      </Fact>
    </dl>
  );
};

/** What was booked besides the service. */
const Items = ({ booking }: { readonly booking: AdminBooking }) => {
  const { language } = useLanguage();
  const euro = useEuro();
  return booking.items.map((item) => (
    <span key={`${item.kind} ${item.option_id}`} className="tabular block text-sm text-muted">
      {item.price >= 0 && '+ '}
      {itemWords(item, language)}
      {item.start && item.end && ` (${formatTime(msOf(item.start))}–${formatTime(msOf(item.end))})`} ·{' '}
      {euro(item.price)}
    </span>
  ));
};

/** Why, by whom and when it was cancelled. */
const Cancelled = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <Fact name={t('fact.cancelled')}>
      {[
        booking.cancel_code ? t(`cancelled.${booking.cancel_code}`) : booking.cancel_reason,
        booking.cancelled_by && t(`actor.${booking.cancelled_by}`),
        booking.cancelled_at && formatDateTime(msOf(booking.cancelled_at)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Fact>
  );
};

/** When the session is; a place until a birth has no time before an hour is chosen. */
const WhenOf = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  if (booking.without_time) return t('when.none');
  const [start, end] = [msOf(booking.start), msOf(booking.end)];
  return (
    <>
      <span className="block font-semibold first-letter:uppercase">
        {formatLongDate(berlinDateOf(start), language)}
      </span>
      <span className="tabular block">
        {formatTime(start)} – {formatTime(end)} · {t('fact.minutes', (end - start) / MINUTE)}
        {booking.internal && ` · ${t('fact.internal')}`}
      </span>
      <OtherPlace booking={booking} />
    </>
  );
};

/** A link to the booking in the calendar, or from there to the list. */
const OtherPlace = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const isCalendar = useLocation().pathname === '/admin/calendar';
  const date = berlinDateOf(msOf(booking.start));
  const Icon = isCalendar ? List : CalendarDays;
  return (
    <Link
      to={isCalendar ? `/admin/bookings?highlight=${booking.id}` : `/admin/calendar?date=${date}&booking=${booking.id}`}
      className="mt-1 inline-flex items-center gap-1.5 font-medium text-accent-text hover:underline"
    >
      <Icon size={16} aria-hidden="true" />
      {t(isCalendar ? 'action.list' : 'action.calendar')}
    </Link>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

const Contact = ({ value, href }: { readonly value: string; readonly href: string | undefined }) => {
  const text = contactText(value);
  if (text !== value || href === undefined) return text;
  return (
    <a href={href} className="break-words text-accent-text hover:underline">
      <Address text={value} />
    </a>
  );
};

/** A long e-mail address wraps before its @, not within a word. */
const Address = ({ text }: { readonly text: string }) => {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};

interface MoneyProps {
  readonly booking: AdminBooking;
  readonly euro: (value: number) => string;
}

/** What a session that is over brings. */
const Outcome = (props: MoneyProps) => {
  const t = useTexts(bookingAdminTexts);
  const { no_show_fee: fee } = props.booking;
  return (
    <>
      {fee && (
        <Fact name={t('fact.noShowFee')}>
          <NoShowFee booking={props.booking} fee={fee} />
        </Fact>
      )}
      <Revenue {...props} />
    </>
  );
};

const Revenue = ({ booking, euro }: MoneyProps) => {
  const t = useTexts(bookingAdminTexts);
  if (booking.status !== 'COMPLETED') return null;
  const { actual_revenue, photos_delivered, revenue_notes } = booking;
  return (
    <Fact name={t('fact.revenue')}>
      <span className="tabular">{actual_revenue === null ? t('revenue.none') : euro(actual_revenue)}</span>
      {photos_delivered !== null && ` · ${t('revenue.photosCount', photos_delivered)}`}
      {revenue_notes && <span className="block break-words whitespace-pre-line text-muted">{revenue_notes}</span>}
    </Fact>
  );
};

const CopyableCode = ({ code }: { readonly code: string }) => {
  const t = useTexts(bookingAdminTexts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      showToast(t('toast.codeCopied'), 'success');
    } catch {
      // Without a secure connection browsers have no clipboard; apps forbid it.
      showToast(t('toast.codeNotCopied'), 'warning');
    }
  };
  return (
    <span className="inline-flex items-center gap-1">
      <code className="font-mono">{code}</code>
      <IconButton label={t('action.copyCode')} icon={Copy} size={15} onClick={() => void copy()} className="-my-2" />
    </span>
  );
};

/** The button for a new customer link, if the booking has one. */
const CustomerLink = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('action.newLink')}
      </Button>
      {open && <NewLinkModal booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
};
