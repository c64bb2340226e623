import { expect, test } from 'vitest';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { withoutRoom } from './exception-conflicts.ts';
import { type DateException, defaultCalendarSettings } from './settings/calendar-settings.ts';

const instant = (text: string): number => {
  const read = parseInstant(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const session = (from: string, to: string) => ({
  start: instant(`2030-12-22T${from}`),
  end: instant(`2030-12-22T${to}`),
});
const sunday: DateException = {
  ...defaultCalendarSettings.weekly_schedule.monday,
  date: '2030-12-22',
  start_time: '12:00',
  end_time: '18:00',
  break_enabled: true,
  break_start: '14:00',
  break_end: '14:30',
};

test.each([
  ['within the hours', '12:00', '14:00', true],
  ['after the break, until closing', '14:30', '18:00', true],
  ['before opening', '11:00', '12:00', false],
  ['over the break', '13:30', '14:30', false],
  ['past closing', '17:30', '18:30', false],
])('a session %s of a date with hours of its own', (_, from, to, fits) => {
  const one = session(from, to);
  expect(withoutRoom([sunday], [one])).toEqual(fits ? [] : [one]);
});

test('no session fits on a closed date', () => {
  const all = [session('09:00', '10:00'), session('12:30', '13:00')];
  expect(withoutRoom([{ ...sunday, is_working: false }], all)).toEqual(all);
});
