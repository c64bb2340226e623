import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { OffersOfPerson } from '#features/offers/web/parts/admin/offers-of-person.tsx';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { berlinDateOf, parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatCount, formatDate, formatDateTime, formatEuro } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { CustomerBooking, CustomerNote, CustomerProfile, CustomerStats, CustomerTag } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';
import { NoteItem } from './note-item.tsx';
import { NoteModal } from './note-modal.tsx';
import { type Customer, useProfile } from './use-customer.ts';

interface CustomerHistoryProps {
  readonly customer: Customer;
  readonly onClose: () => void;
  /** Renders the status of a booking; passed in, because this feature does not depend on bookings. */
  readonly status: (status: string) => ReactNode;
  /** Returns the URL of a booking. */
  readonly bookingAt: (id: string) => string;
}

/** Everything known about a customer: statistics, bookings, notes. */
export const CustomerHistory = (props: CustomerHistoryProps) => {
  const { customer, onClose } = props;
  const t = useTexts(customerTexts);
  const { language } = useLanguage();
  const profile = useProfile(customer);
  return (
    <Modal title={`${t('history.title')}: ${customer.name}`} wide light onClose={onClose}>
      {profile.isError ? (
        <>
          <LoadFailure title={t('history.error')} error={profile.error} onRetry={() => void profile.refetch()} />
          {/* The requirements specify a Russian text in every language; German readers get a German text before it. */}
          {language === 'de' && (
            <p lang="ru" className="mt-2 px-4 text-sm text-muted">
              {t('history.error.fixed')}
            </p>
          )}
        </>
      ) : profile.data ? (
        <Profile {...props} profile={profile.data} />
      ) : (
        <Coming />
      )}
    </Modal>
  );
};

/** The placeholder while statistics, sessions and notes load. */
const Coming = () => (
  <Loading className="grid gap-6">
    <div className="grid grid-cols-2 gap-3 rounded-field border border-line bg-ground p-3 sm:grid-cols-5">
      {[1, 2, 3, 4, 5].map((number) => (
        <div key={number} data-skeleton="number">
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="mt-2 h-4 w-3/5" />
        </div>
      ))}
    </div>
    <div>
      <Skeleton className="mb-3 h-4 w-32" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} data-skeleton="row" className="flex items-center gap-4 border-t border-line py-3">
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-6 w-24 rounded-full" />
        </div>
      ))}
    </div>
    <div>
      <Skeleton className="mb-3 h-4 w-24" />
      <Skeleton className="h-16" />
    </div>
  </Loading>
);

type ProfileProps = CustomerHistoryProps & { readonly profile: CustomerProfile };

const Profile = ({ profile, customer, status, bookingAt, onClose }: ProfileProps) => {
  const t = useTexts(customerTexts);
  const [edited, setEdited] = useState<CustomerNote>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Numbers stats={profile.stats} />
      <div className="max-w-lg">
        <OffersOfPerson person={{ phone: '', ...customer, language: profile.booking_history[0]?.language }} />
      </div>
      <section aria-label={t('history.bookings')}>
        <h3 className="mb-2 font-semibold">{t('history.bookings')}</h3>
        {profile.booking_history.length === 0 ? (
          <p className="text-muted">{t('history.none')}</p>
        ) : (
          <ul className="grid grid-cols-1">
            {profile.booking_history.map((booking) => (
              <PastBooking
                key={booking.id}
                booking={booking}
                status={status}
                to={bookingAt(booking.id)}
                onLeave={onClose}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t('history.notes')}>
        <h3 className="mb-2 font-semibold">{t('history.notes')}</h3>
        {profile.recent_notes.length === 0 && <p className="text-muted">{t('notes.none')}</p>}
        <ul className="grid grid-cols-1 gap-2">
          {profile.recent_notes.map((note) => (
            <NoteItem key={note.id} note={note} onEdit={() => setEdited(note)} />
          ))}
        </ul>
      </section>
      {edited && <NoteModal customer={customer} note={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
};

const Numbers = ({ stats }: { readonly stats: CustomerStats }) => {
  const t = useTexts(customerTexts);
  const { language } = useLanguage();
  const first = stats.first_booking_date === null ? undefined : parseInstant(stats.first_booking_date);
  const numbers = [
    [t('history.total'), formatCount(stats.total_bookings, language)],
    [t('history.revenue'), formatEuro(wholeCentsOf(stats.total_revenue), language)],
    [t('history.average'), formatEuro(wholeCentsOf(stats.average_booking_value), language)],
    [t('history.first'), first?.ok ? formatDate(berlinDateOf(first.value)) : '–'],
    [t('history.photographer'), stats.preferred_photographer_name ?? '–'],
  ] as const;
  return (
    <div className="grid gap-3">
      <CustomerTags tags={stats.tags} />
      <dl className="grid grid-cols-2 gap-3 rounded-field border border-line bg-ground p-3 sm:grid-cols-5">
        {numbers.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular truncate font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

interface PastBookingProps {
  readonly booking: CustomerBooking;
  readonly status: (status: string) => ReactNode;
  readonly to: string;
  readonly onLeave: () => void;
}

const PastBooking = ({ booking, status, to, onLeave }: PastBookingProps) => {
  const t = useTexts(customerTexts);
  const { language } = useLanguage();
  const start = parseInstant(booking.start);
  const service = bookedServiceName(booking, language);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-line py-2 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto_9.5rem]">
      <span className="tabular text-muted max-sm:order-2">
        {booking.without_time ? t('history.withoutTime') : start.ok && formatDateTime(start.value)}
      </span>
      <span className="min-w-0 max-sm:order-1">
        <Link to={to} onClick={onLeave} className="block truncate font-medium hover:underline">
          {service}
        </Link>
        <span className="block truncate text-sm text-muted">{booking.photographer_name}</span>
        {booking.disputed && (
          <span className="block text-sm font-medium text-danger">{t(`history.${booking.disputed}`)}</span>
        )}
      </span>
      <span className="tabular text-right max-sm:order-2">
        {formatEuro(wholeCentsOf(booking.actual_revenue ?? booking.owed), language)}
      </span>
      <span className="max-sm:order-1 max-sm:row-start-1 max-sm:col-start-2 max-sm:text-right">
        {status(booking.status)}
      </span>
    </li>
  );
};

const looks: Partial<Record<CustomerTag, string>> = {
  vip: 'bg-accent-soft text-accent-text',
  upcoming: 'bg-success-soft text-success',
  frequent_canceller: 'bg-danger-soft text-danger',
  inactive: 'bg-warning-soft text-warning',
};

/** The tags of a customer. */
const CustomerTags = ({ tags }: { readonly tags: readonly CustomerTag[] }) => {
  const t = useTexts(customerTexts);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className={classNames('rounded-full px-2.5 py-0.5 text-sm font-medium', looks[tag] ?? 'bg-line text-ink')}
        >
          {t(`customer.tags.${tag}`)}
        </li>
      ))}
    </ul>
  );
};
