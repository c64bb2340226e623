import { expect, test } from 'vitest';
import { channelOf, isHouseOrder, type MailKind, type MailOrder, mailKinds, recipientOf } from './message-order.ts';

const toStudio: readonly MailKind[] = [
  'studio_new_booking',
  'studio_customer_cancelled',
  'studio_customer_moved',
  'studio_refund_needed',
  'studio_payment_of_deleted',
  'studio_new_message',
];
const toCustomer: readonly MailKind[] = [
  'booking_received',
  'confirm_address',
  'booking_confirmation',
  'booking_changed',
  'booking_cancelled',
  'booking_restored',
  'payment_received',
  'reminder',
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
  [{ kind: 'studio_new_booking' }, false],
  [{ kind: 'studio_refund_needed', amount_cents: 7500 }, false],
  [{ kind: 'booking_confirmation' }, false],
])('a mail to the studio that is about no booking is told apart: %j, %s', (order, isOfHouse) => {
  expect(isHouseOrder(order)).toBe(isOfHouse);
});
