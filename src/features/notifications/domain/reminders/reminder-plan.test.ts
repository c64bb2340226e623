import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { emailSettingsFrom } from '../email-settings.ts';
import { plannedReminders, reminderDueAt, reminderTiming } from './reminder-plan.ts';

const settings = (stored: unknown) => emailSettingsFrom(stored);

test('a new studio reminds by mail 24 hours before, and not by WhatsApp (SRV-39, SRV-40, MAIL-020)', () => {
  expect(plannedReminders(settings({}))).toEqual([{ channel: 'email', minutes: 1440 }]);
});

test('reminders in hours or units are planned without duplicates per channel, the earliest first (SRV-39, SRV-40)', () => {
  const planned = plannedReminders(
    settings({
      reminders: { enabled: true, reminders: [3, 48] },
      whatsapp: {
        enabled: true,
        reminders: [
          { quantity: 30, unit: 'minutes' },
          { quantity: 24, unit: 'hours' },
          { quantity: 1, unit: 'days' },
        ],
      },
    }),
  );
  expect(planned).toEqual([
    { channel: 'email', minutes: 2880 },
    { channel: 'email', minutes: 180 },
    { channel: 'whatsapp', minutes: 1440 },
    { channel: 'whatsapp', minutes: 30 },
  ]);
});

test('nothing is planned while reminders are disabled (SRV-39)', () => {
  expect(plannedReminders(settings({ reminders: { enabled: false, reminders: [24] } }))).toEqual([]);
});

const start = Date.UTC(2030, 5, 4, 7);
test.each([
  ['a minute too early', start - DAY - MINUTE, 0, 'later'],
  ['when it is due', start - DAY, 0, 'due'],
  ['an hour late', start - DAY + HOUR, 0, 'due'],
  ['more than an hour late', start - DAY + HOUR + 1, 0, 'missed'],
  ['booked after it was due', start - DAY + MINUTE, start - DAY + 1, 'before_booking'],
  ['booked at the instant it was due', start - DAY, start - DAY, 'due'],
] as const)('%s (SRV-39)', (_, now, created_at, fate) => {
  expect(reminderTiming({ starts_at: start, created_at }, 24 * 60, now)).toBe(fate);
});

test('a session that has begun gets no reminder (SRV-39)', () => {
  expect(reminderTiming({ starts_at: start, created_at: 0 }, 30, start)).toBe('missed');
});

test.each([
  ['across the change to summer time', '2030-03-31T10:00:00+02:00', 24, '2030-03-30 09:00'],
  ['across the change to winter time', '2030-10-27T10:00:00+01:00', 24, '2030-10-26 11:00'],
  ['over a month’s end', '2030-05-01T09:00:00+02:00', 24, '2030-04-30 09:00'],
  ['over a year’s end', '2031-01-01T15:30:00+01:00', 48, '2030-12-30 15:30'],
  ['to a leap day', '2028-03-01T09:00:00+01:00', 24, '2028-02-29 09:00'],
  ['to midnight', '2030-06-05T09:00:00+02:00', 9, '2030-06-05 00:00'],
  ['to the evening before', '2030-06-05T09:00:00+02:00', 10, '2030-06-04 23:00'],
])('hours are elapsed time: %s, %s minus %d hours (T06)', (_, session, hours, due) => {
  const at = reminderDueAt({ starts_at: Date.parse(session) }, hours * 60);
  expect(`${berlinDateOf(at)} ${formatTime(at)}`).toBe(due);
});

test('a reminder is due only within the hour after its time (SRV-39)', () => {
  assert(
    property(
      integer({ min: 1, max: 20_000 }),
      integer({ min: -20_000, max: 20_000 }),
      integer({ min: 0, max: 40_000 }),
      (minutes, offset, age) => {
        const session = { starts_at: start, created_at: start - age * MINUTE };
        const now = start - minutes * MINUTE + offset * MINUTE;
        const due = minutes <= age && offset >= 0 && offset <= 60 && now < start;
        expect(reminderTiming(session, minutes, now) === 'due').toBe(due);
      },
    ),
  );
});
