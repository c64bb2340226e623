import { CustomerInvoices } from '#features/invoices/web/parts/public/customer-invoices.tsx';
import type { PublicBooking } from '../../contract.ts';
import { NoShowNote } from '../parts/public/no-show-note.tsx';
import { RestPayment } from './rest-payment.tsx';

export interface LaterPartsProps {
  readonly booking: PublicBooking;
  /** Whether the studio issues documents of money. */
  readonly invoices: boolean;
  /** The query of the page, which tells how the customer came back from paying the rest. */
  readonly search: string;
}

/**
 * The parts of the page of a booking that few bookings have: the rest to be paid online, the fee for not coming, and
 * documents of money.
 */
export const LaterParts = ({ booking, invoices, search }: LaterPartsProps) => (
  <>
    {booking.prepayment && (
      <RestPayment
        bookingId={booking.booking_id}
        prepayment={booking.prepayment}
        returned={new URLSearchParams(search).get('rest')}
      />
    )}
    {booking.no_show_fee && <NoShowNote {...booking.no_show_fee} />}
    {invoices && <CustomerInvoices booking={booking} />}
  </>
);
