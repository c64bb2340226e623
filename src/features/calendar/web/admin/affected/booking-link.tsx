import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface BookingLinkProps {
  readonly id: string;
  /** Shows the booking in a dialog on top, so that unsaved input is kept. */
  readonly onLook: () => void;
  readonly children: ReactNode;
}

/** A link to a booking: opens in place, or in a new tab with the browser's usual keys. */
export const BookingLink = ({ id, onLook, children }: BookingLinkProps) => {
  const look = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLook();
  };
  return (
    <Link
      to={`/admin/bookings?booking=${id}`}
      onClick={look}
      className="tabular inline-block min-h-6 break-words font-medium text-accent-text underline underline-offset-4"
    >
      {children}
    </Link>
  );
};
