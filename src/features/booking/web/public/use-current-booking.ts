import { useEffect, useState } from 'react';
import { caller } from '#shared/web/call.ts';
import type { bookingContract, PublicBooking } from '../../contract.ts';

const every = 2500;
const attempts = 12;
const call = caller<typeof bookingContract>();

/** The booking as it is now: after coming back from a payment, asked for again until the payment has arrived. */
export const useCurrentBooking = (initial: PublicBooking, awaitsPayment: boolean): PublicBooking => {
  const [booking, setBooking] = useState(initial);
  const waiting = awaitsPayment && booking.status === 'PAYMENT_PENDING';
  useEffect(() => {
    if (!waiting) return undefined;
    let left = attempts;
    const timer = setInterval(() => {
      if (left-- === 0) clearInterval(timer);
      call('GET /api/bookings/{id}', { params: { id: initial.booking_id } }).then(setBooking, () => undefined);
    }, every);
    return () => clearInterval(timer);
  }, [waiting, initial.booking_id]);
  return booking;
};
