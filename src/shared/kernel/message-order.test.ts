import { expect, test } from 'vitest';
import {
  channelOf,
  isWithoutBooking,
  type MailKind,
  type MailOrder,
  mailKinds,
  mailOrder,
  recipientOf,
  whatsappOrder,
} from './message-order.ts';

const toStudio: readonly MailKind[] = [
  'studio_birth_place',
  'studio_birth_reminder',
  'studio_new_booking',
  'studio_customer_cancelled',
  'studio_customer_moved',
  'studio_refund_needed',
  'studio_payment_of_deleted',
  'studio_payment_contested',
  'studio_voucher_payment',
  'studio_new_message',
  'studio_new_sign_in',
  'studio_invitation',
  'studio_withdrawal',
];
const toCustomer: readonly MailKind[] = [
  'booking_received',
  'confirm_address',
  'booking_confirmation',
  'booking_changed',
  'booking_cancelled',
  'booking_restored',
  'new_time_asked',
  'transfer_details',
  'payment_received',
  'invoice_issued',
  'reminder',
  'birth_place',
  'birth_reminder',
  'withdrawal_received',
  'confirm_withdrawal',
  'offer_made',
  'waiting_joined',
  'voucher_sent',
  'voucher_bought',
];

test('every mail goes either to the customer or to the studio', () => {
  expect(mailKinds.filter((kind) => recipientOf(kind) === 'studio')).toEqual(toStudio);
  expect(mailKinds.filter((kind) => recipientOf(kind) === 'customer')).toEqual(toCustomer);
});

test('all messages are mails, except reminders by WhatsApp', () => {
  expect(mailKinds.filter((kind) => channelOf(kind) !== 'email')).toEqual([]);
  expect(channelOf('whatsapp_reminder')).toBe('whatsapp');
});

test.each<[MailOrder, boolean]>([
  [{ kind: 'studio_new_message', name: 'Ida', email: 'ida@kunde.example', message: 'Hallo' }, true],
  [{ kind: 'studio_payment_of_deleted', amount_cents: 7500, code: '' }, true],
  [{ kind: 'studio_payment_contested', amount_cents: 7500, code: '', state: 'lost' }, true],
  [{ kind: 'studio_voucher_payment', amount_cents: 7500 }, true],
  [{ kind: 'voucher_bought', amount_cents: 7500, to_buyer: true, on: null }, true],
  [{ kind: 'studio_new_sign_in', session_id: 'a', at: 0, browser: 'Firefox', system: null }, true],
  [{ kind: 'studio_invitation', invitation_id: 'a', full_name: 'Ida Kern', invited_by: 'Vera', expires_at: 5 }, true],
  [{ kind: 'studio_new_booking' }, false],
  [{ kind: 'studio_refund_needed', amount_cents: 7500 }, false],
  [{ kind: 'booking_confirmation' }, false],
])('whether a mail is not about a booking: %j, %s', (order, isOfHouse) => {
  expect(isWithoutBooking(order)).toBe(isOfHouse);
});

const start = 1_906_876_800_000;
test.each<MailOrder>([
  { kind: 'booking_received', by_studio: true },
  { kind: 'confirm_address', by_studio: false },
  { kind: 'booking_confirmation' },
  { kind: 'booking_changed', old_start: start, old_end: start + 1, new_start: start + 2 },
  {
    kind: 'booking_changed',
    old_start: start,
    old_end: start + 1,
    new_start: start + 2,
    old_service_name: 'Porträt',
    old_photographer_name: 'Anna',
  },
  { kind: 'booking_cancelled', was_confirmed: true },
  { kind: 'booking_restored' },
  { kind: 'payment_received', amount_cents: 7500 },
  { kind: 'payment_received', amount_cents: 7500, rest: true },
  { kind: 'reminder', hours: 24, start },
  { kind: 'voucher_sent' },
  { kind: 'voucher_sent', to_buyer: true },
  { kind: 'studio_new_booking' },
  { kind: 'studio_customer_cancelled' },
  { kind: 'studio_refund_needed', amount_cents: 0, twice: true },
  { kind: 'studio_payment_of_deleted', amount_cents: 7500, code: '' },
  { kind: 'studio_payment_contested', amount_cents: 7500, code: 'FB-7KQ2MX9D', state: 'won' },
  { kind: 'studio_new_sign_in', session_id: 'a', at: 0, browser: null, system: 'Linux' },
  { kind: 'studio_invitation', invitation_id: 'a', full_name: 'Ida Kern', invited_by: 'Vera', expires_at: 5 },
  { kind: 'studio_new_message', name: 'Ida', email: 'i@k.example', phone: '1', message: 'Hallo', language: 'ru' },
])('the order of a mail is parsed from the outbox unchanged: %j', (order) => {
  expect(mailOrder.parse(JSON.parse(JSON.stringify(order)))).toEqual(order);
});

test.each([
  { kind: 'payment_received', amount_cents: -1 },
  { kind: 'payment_received', amount_cents: 0.5 },
  { kind: 'booking_changed', old_start: start, old_end: start },
  { kind: 'reminder', hours: 24 },
  { kind: 'whatsapp_reminder', minutes: 60, start },
  { kind: 'studio_new_message', name: 'Ida', email: 'i@k.example', message: 'Hallo', language: 'fr' },
])('an invalid order of a mail is refused: %j', (order) => {
  expect(mailOrder.safeParse(order).success).toBe(false);
});

test('the order of a reminder by WhatsApp names its session', () => {
  const order = { kind: 'whatsapp_reminder', minutes: 60, start };
  expect(whatsappOrder.parse(order)).toEqual(order);
  expect(whatsappOrder.safeParse({ kind: 'whatsapp_reminder', minutes: 60 }).success).toBe(false);
  expect(whatsappOrder.safeParse({ ...order, kind: 'reminder' }).success).toBe(false);
});
