import { useEffect, useState } from 'react';
import { caller } from '#shared/web/call.ts';
import type { bookingContract, PublicBooking } from '../../contract.ts';
import { tokenOf } from './kept-token.ts';

const every = 2500;
const attempts = 12;
const call = caller<typeof bookingContract>();

interface CurrentBooking {
  readonly booking: PublicBooking;
  /** The payment may arrive any moment; not any more once it has taken longer than it mostly does. */
  readonly awaited: boolean;
}

/**
 * The booking as it is now: whole as soon as this tab turns out to know its token; and after coming back from a payment,
 * asked for again until the payment has arrived.
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
