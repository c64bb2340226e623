import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/zone-time.ts';
import { emailSettingsFrom } from './email-settings.ts';
import { plannedReminders, reminderDueAt, reminderFate } from './reminder-plan.ts';

const settings = (stored: unknown) => emailSettingsFrom(stored);

test('SRV-39, SRV-40, MAIL-020: a new studio reminds by mail 24 hours before, and not by WhatsApp', () => {
  expect(plannedReminders(settings({}))).toEqual([{ channel: 'email', minutes: 1440 }]);
});

test('SRV-39, SRV-40: hours, and quantities with units, each time once per channel, the earliest first', () => {
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

test('SRV-39: switched off, nothing is planned', () => {
  expect(plannedReminders(settings({ reminders: { enabled: false, reminders: [24] } }))).toEqual([]);
});

const start = Date.UTC(2030, 5, 4, 7);
test.each([
  ['a minute too early', start - DAY - MINUTE, 0, 'later'],
  ['when it is due', start - DAY, 0, 'due'],
  ['an hour late', start - DAY + HOUR, 0, 'due'],
  ['more than an hour late', start - DAY + HOUR + 1, 0, 'missed'],
  ['booked after it was due', start - DAY + MINUTE, start - DAY + 1, 'before_booking'],
  ['booked the moment it was due', start - DAY, start - DAY, 'due'],
] as const)('SRV-39: %s', (_, now, created_at, fate) => {
  expect(reminderFate({ starts_at: start, created_at }, 24 * 60, now)).toBe(fate);
});

test('SRV-39: a session that has begun is not reminded of', () => {
  expect(reminderFate({ starts_at: start, created_at: 0 }, 30, start)).toBe('missed');
});

test('T06: 24 hours are time that passes, also over the change of clocks, and the day is the day before', () => {
  // 31 March 2030, 10:00 summer time; the clocks have gone forward that night.
  const session = Date.parse('2030-03-31T10:00:00+02:00');
  const due = reminderDueAt({ starts_at: session }, 24 * 60);
  expect(new Date(due).toISOString()).toBe('2030-03-30T08:00:00.000Z');
  expect(berlinDateOf(due)).toBe('2030-03-30');
});

test('SRV-39: a reminder is due at no other time than within the hour after its moment', () => {
  assert(
    property(
      integer({ min: 1, max: 20_000 }),
      integer({ min: -20_000, max: 20_000 }),
      integer({ min: 0, max: 40_000 }),
      (minutes, offset, age) => {
        const session = { starts_at: start, created_at: start - age * MINUTE };
        const now = start - minutes * MINUTE + offset * MINUTE;
        const due = minutes <= age && offset >= 0 && offset <= 60 && now < start;
        expect(reminderFate(session, minutes, now) === 'due').toBe(due);
      },
    ),
  );
});
