import { useEffect, useState } from 'react';
import { caller } from '#shared/web/call.ts';
import type { bookingContract, PublicBooking } from '../../contract.ts';

const every = 2500;
const attempts = 12;
const call = caller<typeof bookingContract>();

interface CurrentBooking {
  readonly booking: PublicBooking;
  /** The payment may arrive any moment; not any more once it has taken longer than it mostly does. */
  readonly awaited: boolean;
}

/** The booking as it is now: after coming back from a payment, asked for again until the payment has arrived. */
export const useCurrentBooking = (initial: PublicBooking, awaitsPayment: boolean): CurrentBooking => {
  const [booking, setBooking] = useState(initial);
  const [patient, setPatient] = useState(true);
  const waiting = awaitsPayment && patient && booking.status === 'PAYMENT_PENDING';
  useEffect(() => {
    if (!waiting) return undefined;
    let left = attempts;
    const timer = setInterval(() => {
      if (left-- === 0) setPatient(false);
      call('GET /api/bookings/{id}', { params: { id: initial.booking_id } }).then(setBooking, () => undefined);
    }, every);
    return () => clearInterval(timer);
  }, [waiting, initial.booking_id]);
  return { booking, awaited: waiting };
};
