import { expect, it } from 'vitest';
import { isLengthChange, timesOf } from './time-change.ts';

const at = (time: string): string => `2030-06-05T${time}:00+02:00`;
const change = (old_start: string, old_end: string, new_start: string, new_end: string) => ({
  old_start: at(old_start),
  old_end: at(old_end),
  new_start: at(new_start),
  new_end: at(new_end),
});

it('a session that only became longer has both times, and is not called moved', () => {
  const longer = change('10:00', '11:00', '10:00', '11:30');
  expect(isLengthChange(longer)).toBe(true);
  expect(timesOf(longer)).toEqual(['10:00–11:00', '10:00–11:30']);
});

it('a moved session has its starts, also when its length changed', () => {
  const moved = change('10:00', '11:00', '12:00', '13:30');
  expect(isLengthChange(moved)).toBe(false);
  expect(timesOf(moved)).toEqual(['05.06.2030, 10:00', '05.06.2030, 12:00']);
});

it('an entry about something else has no times', () => {
  expect(isLengthChange({ fields: ['notes'] })).toBe(false);
  expect(timesOf({ fields: ['notes'] })).toEqual([undefined, undefined]);
});
