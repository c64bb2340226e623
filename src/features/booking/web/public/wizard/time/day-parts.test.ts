import { expect, test } from 'vitest';
import { byPartOfDay } from './day-parts.ts';

const at = (...times: readonly string[]): string[] => times.map((time) => `2030-06-05T${time}:00+02:00`);

test('up to eight starts form one group', () => {
  const starts = at('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00');
  expect(byPartOfDay(starts)).toEqual([{ part: undefined, starts }]);
});

test('more than eight are grouped by Berlin time of day, empty groups left out (PUB-051)', () => {
  const starts = at('08:00', '11:59', '12:00', '13:59', '14:00', '17:59', '18:00', '20:00', '21:00');
  expect(byPartOfDay(starts)).toEqual([
    { part: 'morning', starts: at('08:00', '11:59') },
    { part: 'midday', starts: at('12:00', '13:59') },
    { part: 'afternoon', starts: at('14:00', '17:59') },
    { part: 'evening', starts: at('18:00', '20:00', '21:00') },
  ]);
  const mornings = at('08:00', '08:15', '08:30', '08:45', '09:00', '09:15', '09:30', '09:45', '10:00');
  expect(byPartOfDay(mornings)).toEqual([{ part: 'morning', starts: mornings }]);
});
