import type { BookingStatus } from '../contract.ts';

/** The life of a booking (SRV-16): what is not in this table cannot happen. Restoring is an edit, not a change of status. */
const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  PENDING: ['CONFIRMED', 'PAYMENT_PENDING', 'CANCELLED'],
  PAYMENT_PENDING: ['CONFIRMED', 'PENDING', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'CANCELLED'],
  COMPLETED: ['CANCELLED'],
  CANCELLED: [],
};

/** Whether a booking may go from one status to the other. */
export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean => transitions[from].includes(to);

/** Whether a booking takes its photographer's time (SRV-03). */
export const blocks = (status: BookingStatus): boolean => status !== 'CANCELLED';
