import { CustomerHistory } from '#features/customers/web/parts/admin/customer-history.tsx';
import type { Customer } from '#features/customers/web/parts/admin/use-customer.ts';
import type { BookingStatus } from '../../../contract.ts';
import { StatusBadge } from '../../parts/admin/status-badge.tsx';

interface HistoryOfCustomerProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** A customer's history with links to each booking. */
export const HistoryOfCustomer = (props: HistoryOfCustomerProps) => (
  <CustomerHistory {...props} status={badgeOf} bookingAt={bookingAt} />
);

const badgeOf = (status: string) => <StatusBadge status={status as BookingStatus} />;
const bookingAt = (id: string): string => `/admin/bookings?booking=${id}`;
