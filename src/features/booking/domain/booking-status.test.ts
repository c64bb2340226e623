import { describe, expect, it } from 'vitest';
import { type BookingStatus, blocks, bookingStatuses, mayBecome } from './booking-status.ts';

describe('status transitions of a booking (SRV-16, AMB-114)', () => {
  const allowed: Record<BookingStatus, readonly BookingStatus[]> = {
    PENDING: ['PAYMENT_PENDING', 'CONFIRMED', 'CANCELLED'],
    PAYMENT_PENDING: ['PENDING', 'CONFIRMED', 'CANCELLED'],
    CONFIRMED: ['COMPLETED', 'CANCELLED'],
    COMPLETED: ['CANCELLED'],
    CANCELLED: [],
  };
  const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => ({ from, to })));

  it.each(pairs)('$from to $to', ({ from, to }) => {
    expect(mayBecome(from, to)).toBe(allowed[from].includes(to));
  });
});

describe('whether a booking occupies the photographer’s time (SRV-03)', () => {
  it.each(bookingStatuses)('%s', (status) => {
    expect(blocks(status)).toBe(status !== 'CANCELLED');
  });
});
