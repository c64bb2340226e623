import { describe, expect, it } from 'vitest';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { showsTomorrow } from './evening.ts';

const at = (time: string): number => {
  const parsed = parseInstant(time.includes('T') ? time : `2030-06-05T${time}`);
  if (!parsed.ok) throw new Error(time);
  return parsed.value;
};

describe('tomorrow beside today (DASH-017)', () => {
  it.each([
    ['17:59', ['18:30'], false],
    ['18:00', ['18:30'], true],
    ['23:59', ['23:59'], true],
    ['00:00', [], false],
    ['17:59', [], false],
    ['18:00', [], true],
    ['14:59', ['11:00', '15:00', '10:00'], false],
    ['15:00', ['11:00', '15:00', '10:00'], true],
    ['11:59', ['09:00'], false],
    ['12:00', ['09:00'], true],
    ['17:59', ['2030-06-06T00:30'], false],
  ])('at %s of a day whose sessions end at %j: %j', (now, ends, shown) => {
    expect(showsTomorrow(at(now), ends.map(at))).toBe(shown);
  });

  it.each(['2030-03-31', '2030-10-27'])('follows the clock of the studio on %s, when the clocks change', (day) => {
    const shown = (time: string) => showsTomorrow(at(`${day}T${time}`), [at(`${day}T10:00`)]);
    expect(['11:59', '12:00'].map(shown)).toEqual([false, true]);
    expect(['17:59', '18:00'].map((time) => showsTomorrow(at(`${day}T${time}`), []))).toEqual([false, true]);
  });
});
