import { expect, test } from 'vitest';
import { type BookingOrder, type MailOrder, mailKinds, recipientOf } from '#shared/kernel/message-order.ts';
import { sampleOrder } from './mails/sample-mail.ts';
import { admissionOf } from './unconfirmed-address.ts';

const pending = { source: 'public', status: 'PENDING', cancelled_by: null } as const;
const cancelled = (by: 'customer' | 'admin' | 'system') =>
  ({ source: 'public', status: 'CANCELLED', cancelled_by: by }) as const;
const received: BookingOrder = { kind: 'booking_received' };
const cancellation: BookingOrder = { kind: 'booking_cancelled' };
const ofConfirmed: BookingOrder = { kind: 'booking_cancelled', was_confirmed: true };

test.each([
  ['the first mail of a booking', received, pending, 'limited'],
  ['the first mail while the payment is open', received, { ...pending, status: 'PAYMENT_PENDING' }, 'limited'],
  ['the first mail of a booking that is confirmed by now', received, { ...pending, status: 'CONFIRMED' }, 'free'],
  ['the first mail of a booking that is over by now', received, { ...pending, status: 'COMPLETED' }, 'free'],
  ['the first mail of a booking by the studio', received, { ...pending, source: 'admin' }, 'free'],
  ['the same mail sent again by the studio', { ...received, by_studio: true }, pending, 'counted'],
  ['a cancellation by the customer', cancellation, cancelled('customer'), 'limited'],
  ['an automatic cancellation', cancellation, cancelled('system'), 'limited'],
  ['a cancellation by the studio', cancellation, cancelled('admin'), 'counted'],
  ['a cancellation of a confirmed booking', ofConfirmed, cancelled('customer'), 'free'],
  ['a restored booking', { kind: 'booking_restored' }, pending, 'counted'],
  ['a mail to the studio', { kind: 'studio_new_booking' }, pending, 'free'],
] as const)('%s is %4$s', (_, order, booking, expected) => {
  expect(admissionOf(order, booking)).toBe(expected);
});

const toCustomers = mailKinds.filter((kind) => recipientOf(kind) === 'customer');

test.each(toCustomers)('every kind of mail to an address that nobody has confirmed counts: %s (MAIL-024)', (kind) => {
  expect(admissionOf(sampleOrder(kind), pending)).not.toBe('free');
});

test('only what the studio or a payment has triggered passes the limit (MAIL-024)', () => {
  const counted = toCustomers.filter((kind) => admissionOf(sampleOrder(kind), pending) === 'counted');
  expect(counted).toEqual([
    'booking_confirmation',
    'booking_changed',
    'booking_restored',
    'new_time_asked',
    'payment_received',
    'invoice_issued',
    'offer_made',
    'voucher_sent',
    'voucher_bought',
  ]);
});

const placed = { source: 'public', status: 'CANCELLED', cancelled_by: null } as const;

test.each<[string, MailOrder, 'counted' | 'limited']>([
  ['a place until a birth', { kind: 'birth_place' }, 'limited'],
  ['the question after the birth', { kind: 'birth_reminder' }, 'limited'],
  ['a place that is paid', { kind: 'birth_place', paid_cents: 7500 }, 'counted'],
])('%s is %3$s (MAIL-024)', (_, order, expected) => {
  expect(admissionOf(order, placed)).toBe(expected);
});

test.each<[string, MailOrder, 'counted' | 'limited']>([
  ['a time for the next of the waiting list', { kind: 'offer_made', waiting_entry_id: 'a' }, 'limited'],
  ['an offer of the studio', { kind: 'offer_made' }, 'counted'],
])('%s is %3$s (MAIL-024)', (_, order, expected) => {
  expect(admissionOf(order)).toBe(expected);
});
