import { expect, test } from 'vitest';
import type { BookingStatus } from '#features/booking/domain/booking-status.ts';
import type { MailOrder, WhatsappOrder } from '#shared/kernel/message-order.ts';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import { skipReasonOf } from './still-worth-sending.ts';

const queued = Date.UTC(2030, 2, 1);
const start = queued + 7 * DAY;
const orders = {
  received: { kind: 'booking_received' },
  confirmation: { kind: 'booking_confirmation' },
  changed: { kind: 'booking_changed', old_start: start - DAY, old_end: start - DAY + HOUR, new_start: start },
  cancelled: { kind: 'booking_cancelled' },
  restored: { kind: 'booking_restored' },
  paid: { kind: 'payment_received', amount_cents: 5000 },
  reminder: { kind: 'reminder', hours: 24, start },
  whatsapp: { kind: 'whatsapp_reminder', minutes: 90, start },
  newBooking: { kind: 'studio_new_booking' },
  customerCancelled: { kind: 'studio_customer_cancelled' },
  refund: { kind: 'studio_refund_needed', amount_cents: 5000 },
} satisfies Record<string, MailOrder | WhatsappOrder>;

type Case = [order: keyof typeof orders, status: BookingStatus, moved: boolean, over: boolean, why: string | undefined];

test.each<Case>([
  ['received', 'PENDING', false, false, undefined],
  ['received', 'PAYMENT_PENDING', false, false, undefined],
  ['received', 'CONFIRMED', false, false, undefined],
  ['received', 'CONFIRMED', true, false, undefined],
  ['received', 'CANCELLED', false, false, 'cancelled'],
  ['received', 'PENDING', false, true, 'over'],
  ['confirmation', 'CONFIRMED', false, false, undefined],
  ['confirmation', 'PENDING', false, false, 'not_confirmed'],
  ['confirmation', 'CANCELLED', false, false, 'not_confirmed'],
  ['confirmation', 'CONFIRMED', false, true, 'over'],
  ['changed', 'CONFIRMED', false, false, undefined],
  ['changed', 'PENDING', false, false, undefined],
  ['changed', 'CONFIRMED', true, false, 'moved'],
  ['changed', 'CANCELLED', false, false, 'cancelled'],
  ['changed', 'CONFIRMED', false, true, 'over'],
  ['cancelled', 'CANCELLED', false, false, undefined],
  ['cancelled', 'CANCELLED', false, true, 'over'],
  ['cancelled', 'PENDING', false, false, 'not_cancelled'],
  ['restored', 'PENDING', false, false, undefined],
  ['restored', 'CANCELLED', false, false, 'cancelled'],
  ['restored', 'PENDING', false, true, 'over'],
  ['paid', 'CONFIRMED', false, false, undefined],
  ['paid', 'COMPLETED', false, true, undefined],
  ['paid', 'CANCELLED', false, false, 'cancelled'],
  ['reminder', 'CONFIRMED', false, false, undefined],
  ['reminder', 'PENDING', false, false, 'not_confirmed'],
  ['reminder', 'CANCELLED', false, false, 'not_confirmed'],
  ['reminder', 'CONFIRMED', true, false, 'moved'],
  ['reminder', 'CONFIRMED', false, true, 'over'],
  ['whatsapp', 'CONFIRMED', false, false, undefined],
  ['whatsapp', 'PENDING', false, false, 'not_confirmed'],
  ['whatsapp', 'CONFIRMED', true, false, 'moved'],
  ['whatsapp', 'CONFIRMED', false, true, 'over'],
  ['newBooking', 'PENDING', false, false, undefined],
  ['newBooking', 'CANCELLED', false, false, 'cancelled'],
  ['newBooking', 'PENDING', false, true, 'over'],
  ['customerCancelled', 'CANCELLED', false, false, undefined],
  ['customerCancelled', 'PENDING', false, false, 'not_cancelled'],
  ['customerCancelled', 'CANCELLED', false, true, 'over'],
  ['refund', 'CANCELLED', true, true, undefined],
])('%s, booking now %s, moved %s, over %s: %s (M07)', (order, status, moved, over, why) => {
  const booking = { status, starts_at: moved ? start + DAY : start, confirm_by: null };
  const now = over ? booking.starts_at : booking.starts_at - 1;
  expect(skipReasonOf(orders[order], { booking, queuedAt: queued, now })).toBe(why);
});

test('a cancellation entered after the session is still mailed (M07)', () => {
  const booking = { status: 'CANCELLED' as const, starts_at: start, confirm_by: null };
  for (const queuedAt of [start, start + HOUR])
    expect(skipReasonOf(orders.cancelled, { booking, queuedAt, now: queuedAt })).toBeUndefined();
});

test.each(Object.entries(orders))('%s is not sent while the address is unconfirmed (SRV-94)', (_, order) => {
  for (const status of ['PENDING', 'CANCELLED'] as const) {
    const booking = { status, starts_at: start, confirm_by: queued + HOUR };
    expect(skipReasonOf(order, { booking, queuedAt: queued, now: queued })).toBe('unproved');
  }
});

test('the request to confirm is sent until the booking is confirmed or cancelled, or the deadline passes (SRV-94)', () => {
  const why = (booking: { status: BookingStatus; confirm_by: number | null }, now = queued) =>
    skipReasonOf({ kind: 'confirm_address' }, { booking: { ...booking, starts_at: start }, queuedAt: queued, now });
  expect(why({ status: 'PENDING', confirm_by: queued + HOUR })).toBeUndefined();
  expect(why({ status: 'PENDING', confirm_by: null })).toBe('proved');
  expect(why({ status: 'CANCELLED', confirm_by: queued + HOUR })).toBe('cancelled');
  expect(why({ status: 'PENDING', confirm_by: queued + HOUR }, queued + HOUR)).toBe('confirm_over');
});
