import { expect, test } from 'vitest';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import { type BookingToRemind, type ReminderState, remindersAhead } from './reminders-ahead.ts';

const start = Date.UTC(2030, 5, 4, 7);
const booking: BookingToRemind = {
  status: 'CONFIRMED',
  starts_at: start,
  created_at: start - 10 * DAY,
  customer_email: 'erika@example.com',
  customer_phone: '+49 30 1234567',
  customer_whatsapp_notifications: true,
  queued: [],
};
const mail = { channel: 'email', minutes: 24 * 60 } as const;
const whatsapp = { channel: 'whatsapp', minutes: 90 } as const;
const now = start - 2 * DAY;
const ahead = (changes: Partial<BookingToRemind>, at = now, whatsapp_configured = true) =>
  remindersAhead({ ...booking, ...changes }, [mail, whatsapp], { now: at, whatsapp_configured });

test('lists the reminders to come, the earliest first (SRV-39, SRV-40)', () => {
  expect(ahead({})).toEqual([
    { ...mail, at: start - DAY, state: 'planned' },
    { ...whatsapp, at: start - 1.5 * HOUR, state: 'planned' },
  ]);
});

test('leaves out reminders that are already in the outbox (SRV-39)', () => {
  expect(ahead({ queued: [mail] })).toMatchObject([whatsapp]);
});

test('leaves out only the same reminder of the same channel', () => {
  const others = [
    { channel: 'email', minutes: 60 },
    { channel: 'whatsapp', minutes: mail.minutes },
    { channel: 'email', minutes: whatsapp.minutes },
  ] as const;
  expect(ahead({ queued: others })).toMatchObject([mail, whatsapp]);
});

test('orders reminders of both channels by time', () => {
  const early = { channel: 'whatsapp', minutes: 3 * 24 * 60 } as const;
  const all = remindersAhead(booking, [whatsapp, mail, early], { now: start - 4 * DAY, whatsapp_configured: true });
  expect(all).toMatchObject([early, mail, whatsapp]);
});

test('plans no WhatsApp reminder for customers who have not agreed (AMB-084)', () => {
  expect(ahead({ customer_whatsapp_notifications: false })).toMatchObject([mail]);
});

test.each<[Partial<BookingToRemind>, number, boolean, ReminderState[]]>([
  [{ status: 'PENDING' }, now, true, ['when_confirmed', 'when_confirmed']],
  [{ created_at: start - HOUR }, start - HOUR, true, ['before_booking', 'before_booking']],
  [{}, start - 20 * HOUR, true, ['missed', 'planned']],
  [{ customer_email: 'kunde@fotobooking.invalid', customer_phone: '+49' }, now, true, ['no_address', 'no_phone']],
  [{}, now, false, ['planned', 'not_configured']],
  [{ customer_phone: '+49' }, now, true, ['planned', 'no_phone']],
  [{ customer_email: 'kunde@fotobooking.invalid' }, now, true, ['no_address', 'planned']],
  [{ status: 'CANCELLED' }, now, true, []],
  [{ status: 'COMPLETED' }, now, true, []],
])('%j (SRV-39)', (changes, at, configured, states) => {
  expect(ahead(changes, at, configured).map(({ state }) => state)).toEqual(states);
});
