import { expect, test } from 'vitest';
import { bookingStatuses } from '../booking-status.ts';
import { mailOfNewLink, mailsOfCancellation, mailsOfEdit, mailsOfNewBooking, mailsOfStatus } from './booking-mails.ts';

const booking = {
  status: 'CONFIRMED',
  language: 'ru',
  starts_at: 1000,
  ends_at: 2000,
  service_name: 'Porträt',
  service_name_de: null,
  service_name_ru: 'Портрет',
  photographer_name: 'Anna Lindner',
} as const;
const nothing = {
  restores: false,
  changesTime: false,
  changesService: false,
  changesPhotographer: false,
  changesItems: false,
};

test('the mail about another service and photographer contains the former ones, in the language of the booking (SRV-36)', () => {
  const after = { ...booking, service_name_ru: 'Семья', photographer_name: 'Max Berger' };
  expect(mailsOfEdit(booking, after, { ...nothing, changesService: true, changesPhotographer: true })).toEqual([
    {
      kind: 'booking_changed',
      old_start: 1000,
      old_end: 2000,
      new_start: 1000,
      old_service_name: 'Портрет',
      old_photographer_name: 'Anna Lindner',
    },
  ]);
});

test('restoring at another time sends one mail, not two (SRV-23)', () => {
  const plan = { ...nothing, restores: true, changesTime: true };
  expect(mailsOfEdit(booking, { ...booking, starts_at: 5000 }, plan)).toEqual([{ kind: 'booking_restored' }]);
});

test('no mail is sent if the session does not change, or is over (SRV-36)', () => {
  expect(mailsOfEdit(booking, booking, nothing)).toEqual([]);
  const over = { ...booking, status: 'COMPLETED' } as const;
  expect(mailsOfEdit(over, { ...over, starts_at: 5000 }, { ...nothing, changesTime: true })).toEqual([]);
});

test.each(['changesTime', 'changesService', 'changesPhotographer', 'changesItems'] as const)(
  'a single change is mailed, and no other is mentioned: %s (SRV-36, PLAN-31)',
  (change) => {
    const old = {
      changesTime: {},
      changesService: { old_service_name: 'Портрет' },
      changesPhotographer: { old_photographer_name: 'Anna Lindner' },
      changesItems: {},
    }[change];
    expect(mailsOfEdit(booking, { ...booking, starts_at: 5000 }, { ...nothing, [change]: true })).toStrictEqual([
      { kind: 'booking_changed', old_start: 1000, old_end: 2000, new_start: 5000, ...old },
    ]);
  },
);

test.each([
  ['public', true, ['booking_received', 'studio_new_booking']],
  ['public', false, ['studio_new_booking']],
  ['admin', true, ['booking_received']],
  ['admin', false, []],
] as const)('a booking made by %s, with notifications %s, sends %j (SRV-36)', (source, send_notifications, kinds) => {
  expect(mailsOfNewBooking({ source, send_notifications })).toStrictEqual(kinds.map((kind) => ({ kind })));
});

test.each(bookingStatuses)(
  'of status changes only confirming is mailed, and only to customers who want mails: %s (SRV-36)',
  (to) => {
    const mails = to === 'CONFIRMED' ? [{ kind: 'booking_confirmation' }] : [];
    expect(mailsOfStatus(to, { send_notifications: true })).toStrictEqual(mails);
    expect(mailsOfStatus(to, { send_notifications: false })).toStrictEqual([]);
  },
);

test.each(bookingStatuses)(
  'the mail about a cancellation depends on whether it was confirmed, and the studio gets one about cancellations by customers: %s (SRV-36)',
  (before) => {
    const confirmed = before === 'CONFIRMED' || before === 'COMPLETED';
    const toCustomer = { kind: 'booking_cancelled', ...(confirmed && { was_confirmed: true }) };
    expect(mailsOfCancellation('customer', before)).toStrictEqual([toCustomer, { kind: 'studio_customer_cancelled' }]);
    expect(mailsOfCancellation('admin', before)).toStrictEqual([toCustomer]);
    expect(mailsOfCancellation('system', before)).toStrictEqual([toCustomer]);
  },
);

test.each(bookingStatuses)('a new link is sent with the last notification of the customer: %s', (status) => {
  expect(mailOfNewLink({ status, confirm_by: null })).toStrictEqual(
    status === 'CONFIRMED' ? { kind: 'booking_confirmation' } : { kind: 'booking_received', by_studio: true },
  );
});

test('while the address is unconfirmed no other mail is sent, also not with a new link (SRV-94)', () => {
  const made = { source: 'public', send_notifications: true } as const;
  expect(mailsOfNewBooking({ ...made, must_confirm: true })).toStrictEqual([{ kind: 'confirm_address' }]);
  expect(mailOfNewLink({ status: 'PENDING', confirm_by: 1 })).toStrictEqual({
    kind: 'confirm_address',
    by_studio: true,
  });
});
