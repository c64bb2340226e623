import { type StoredBooking } from './stored-bookings.ts';

const worth = (booking: StoredBooking): number => booking.revenue ?? booking.price;

export const amountOf = (bookings: readonly StoredBooking[]) => ({
  bookings: bookings.length,
  revenue: bookings.reduce((sum, booking) => sum + worth(booking), 0) / 100,
});
