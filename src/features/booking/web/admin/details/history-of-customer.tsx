import { lazy, Suspense } from 'react';
import type { Customer } from '#features/customers/web/parts/admin/use-customer.ts';
import type { BookingStatus } from '../../../contract.ts';
import { StatusBadge } from '../../parts/admin/status-badge.tsx';

interface HistoryOfCustomerProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** A customer's history with links to each booking. */
export const HistoryOfCustomer = (props: HistoryOfCustomerProps) => (
  <Suspense>
    <CustomerHistory {...props} status={badgeOf} bookingAt={bookingAt} />
  </Suspense>
);

// In a file of its own: most who look at a booking do not open it.
const CustomerHistory = lazy(async () => ({
  default: (await import('#features/customers/web/parts/admin/customer-history.tsx')).CustomerHistory,
}));

const badgeOf = (status: string) => <StatusBadge status={status as BookingStatus} />;
const bookingAt = (id: string): string => `/admin/bookings?booking=${id}`;
