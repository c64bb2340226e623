import { expect, test } from 'vitest';
import { type DaySchedule, defaultCalendarSettings } from './calendar-settings.ts';
import { calendarSettingsProblems, dateExceptionProblems } from './calendar-settings-rules.ts';

const { monday } = defaultCalendarSettings.weekly_schedule;
const messages = (change: Partial<DaySchedule>, date = '2026-12-24') =>
  dateExceptionProblems({ ...monday, ...change, date }).map(
    ({ loc, msg, type }) => `${loc.join('.')} ${msg} (${type})`,
  );

test.each([
  ['slot_duration_minutes', 20, 'must be a whole number from 15 to 480 in steps of 15'],
  ['buffer_time_minutes', 61, 'must be a whole number from 0 to 60 in steps of 5'],
  ['advance_booking_days', 0, 'must be a whole number from 1 to 365'],
  ['cancel_window_hours', 169, 'must be a whole number from 1 to 168'],
] as const)('%s of %i is refused with the allowed range (CALSET-007..010)', (field, value, msg) => {
  expect(calendarSettingsProblems({ ...defaultCalendarSettings, [field]: value })).toEqual([
    { loc: [field], msg, type: 'range' },
  ]);
});

test.each<[Partial<DaySchedule>, string[]]>([
  [
    { start_time: '9:00', end_time: 'x' },
    ['start_time must be a time like 09:30 (time)', 'end_time must be a time like 09:30 (time)'],
  ],
  [{ end_time: '09:00' }, ['end_time must be later than start_time (order)']],
  [{ break_enabled: true, break_end: '12:00' }, ['break_end must be later than break_start (order)']],
  [{ break_enabled: true, break_start: '08:59' }, ['break_start must lie within the working hours (order)']],
  [{ break_enabled: true, break_end: '18:01' }, ['break_end must lie within the working hours (order)']],
])('invalid hours of a date with %j are refused with a message (SRV-15)', (change, expected) => {
  expect(messages(change)).toEqual(expected);
});

test('an invalid date is refused with a message, together with its hours', () => {
  expect(messages({ end_time: '09:00' }, '2026-02-30')).toEqual([
    'date must be a date like 2030-06-05 (date)',
    'end_time must be later than start_time (order)',
  ]);
});
