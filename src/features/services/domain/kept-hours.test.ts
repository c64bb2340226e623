import { expect, it } from 'vitest';
import { keptHoursProblems, reversedBlock } from './kept-hours.ts';

it.each([
  [[], undefined],
  [[{ weekday: 2, from: '10:00', until: '12:00' }], undefined],
  [[{ weekday: 2, from: '09:59', until: '10:00' }], undefined],
  [[{ weekday: 2, from: '10:00', until: '10:00' }], 0],
  [
    [
      { weekday: 2, from: '10:00', until: '12:00' },
      { weekday: 4, from: '12:00', until: '10:00' },
    ],
    1,
  ],
])('of the kept hours %j, block %s ends before it begins (BABY-03)', (weekly, index) => {
  const kept = { opens_days_before: 3, weekly };
  expect(reversedBlock(kept)).toBe(index);
  const fields = keptHoursProblems(kept, ['body', 'kept_hours']).map(({ loc }) => loc);
  expect(fields).toEqual(index === undefined ? [] : [['body', 'kept_hours', 'weekly', index, 'until']]);
});
