import { useEffect, useState } from 'react';
import { caller } from '#shared/web/call/call.ts';
import type { bookingContract, PublicBooking } from '../../contract.ts';
import { tokenOf } from '../parts/public/booked/booking-token.ts';

const every = 2500;
const attempts = 12;
const call = caller<typeof bookingContract>();

interface CurrentBooking {
  readonly booking: PublicBooking;
  /** The payment may arrive at any moment. Becomes false once it takes longer than usual. */
  readonly awaited: boolean;
}

/**
 * Returns the current booking. It is loaded unmasked as soon as this tab finds its token, and after returning from a
 * payment it is polled until the payment has arrived.
 */
export const useCurrentBooking = (initial: PublicBooking, awaitsPayment: boolean): CurrentBooking => {
  const [booking, setBooking] = useState(initial);
  const [patient, setPatient] = useState(true);
  const waiting = awaitsPayment && patient && booking.status === 'PAYMENT_PENDING';
  const { booking_id: id, is_masked } = initial;
  useEffect(() => {
    const read = (token: string | undefined): void => {
      const query = token === undefined ? {} : { token };
      call('GET /api/bookings/{id}', { params: { id }, query }).then(
        (now) => setBooking((before) => (now.is_masked ? { ...now, customer: before.customer } : now)),
        () => undefined,
      );
    };
    const token = tokenOf(id);
    if (is_masked && token !== undefined) read(token);
    if (!waiting) return undefined;
    let left = attempts;
    const timer = setInterval(() => {
      if (left-- === 0) setPatient(false);
      read(token);
    }, every);
    return () => clearInterval(timer);
  }, [waiting, id, is_masked]);
  return { booking, awaited: waiting };
};
