import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { BookingStatus } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';

const looks: Record<BookingStatus, string> = {
  PENDING: 'bg-accent-soft text-accent-text',
  PAYMENT_PENDING: 'bg-warning-soft text-warning',
  CONFIRMED: 'bg-success-soft text-success',
  COMPLETED: 'bg-success-soft text-success',
  CANCELLED: 'bg-danger-soft text-danger',
};

const marks: Record<BookingStatus, string> = {
  PENDING: 'M10 5.5V10l3 2',
  PAYMENT_PENDING: 'M10 5.5v5.5m0 3v.2',
  CONFIRMED: 'm6 10.3 2.8 2.9L14 7.5',
  COMPLETED: 'm6 10.3 2.8 2.9L14 7.5',
  CANCELLED: 'm7 7 6 6m0-6-6 6',
};

/** The status of a booking: an icon and a word, never the colour alone. */
export const StatusBadge = ({ status }: { readonly status: BookingStatus }) => {
  const t = useTexts(bookingTexts);
  return (
    <p
      className={classNames(
        'inline-flex items-center gap-2 rounded-full py-1.5 pr-4 pl-2 font-semibold',
        looks[status],
      )}
    >
      <svg
        viewBox="0 0 20 20"
        className="size-6"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="10" cy="10" r="8" />
        <path d={marks[status]} />
      </svg>
      {t(`success.${status}`)}
    </p>
  );
};
