import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface BookingLinkProps {
  readonly id: string;
  /** Shows it over what is open, so that nothing there is lost. */
  readonly onLook: () => void;
  readonly children: ReactNode;
}

/** Leads to a booking: in place, or in a tab of its own for who asks the browser for one. */
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
