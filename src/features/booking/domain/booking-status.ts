export const bookingStatuses = ['PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The allowed status transitions. Restoring is an edit, not a status transition. */
const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  PENDING: ['CONFIRMED', 'PAYMENT_PENDING', 'CANCELLED'],
  PAYMENT_PENDING: ['CONFIRMED', 'PENDING', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'CANCELLED'],
  COMPLETED: ['CANCELLED'],
  CANCELLED: [],
};

/** Whether a booking may change from one status to the other. */
export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean => transitions[from].includes(to);

/** Whether a booking in this status occupies its photographer's time. */
export const blocks = (status: BookingStatus): boolean => status !== 'CANCELLED';
