import { expect, test } from 'vitest';
import { reminderHours, reminderPicks } from './reminder-hours.ts';

test.each([
  ['48, 24,3', [48, 24, 3]],
  ['24,abc,3', [24, 3]],
  ['3,24,3,24', [24, 3]],
  ['1.5,-3,0,8761,8760', [8760]],
  ['1', [1]],
  ['', []],
  [' , ,', []],
])('%j is %j (MAIL-010, MAIL-011, AMB-089)', (typed, hours) => {
  expect(reminderHours(typed)).toEqual(hours);
});

test('every preset is parsed back to its hours (MAIL-012..017)', () => {
  for (const pick of reminderPicks) expect(reminderHours(pick).join(',')).toBe(pick);
});
