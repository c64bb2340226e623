import { expect, test } from 'vitest';
import { wallMinutes } from './wall-minutes.ts';

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
])('the wall time %s is %i minutes since midnight', (time, minute) => {
  expect(wallMinutes(time)).toBe(minute);
});

test.each(['noon', '9h30', '09:3x'])('%j is not a wall time', (time) => {
  expect(() => wallMinutes(time)).toThrow(new RangeError(`Not a wall time: ${time}`));
});
