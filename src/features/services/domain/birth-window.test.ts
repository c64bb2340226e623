import { expect, it } from 'vitest';
import { birthWindowProblems, usualBirthWindow } from './birth-window.ts';

it.each([
  [5, 14, 0],
  [5, 5, 0],
  [0, 0, 0],
  [6, 5, 1],
])('a window from day %i to day %i after the birth has %i problems (BABY-01)', (first_day, last_day, problems) => {
  const found = birthWindowProblems({ places_per_week: 2, first_day, last_day }, ['body', 'birth_window']);
  expect(found).toHaveLength(problems);
});

it('the usual window is from day 5 to day 14 (BABY-02)', () => {
  expect(usualBirthWindow).toMatchObject({ first_day: 5, last_day: 14 });
});
