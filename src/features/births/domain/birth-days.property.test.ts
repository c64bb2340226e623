import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usualBirthWindow as window } from '#features/services/domain/birth-window.ts';
import { addDays, dateOf } from '#shared/kernel/time/calendar-date.ts';
import { bornRefusal, sessionDays } from './birth-days.ts';
import { mondayOf } from './week.ts';

/** Days of the weeks around both clock changes and the ends of years, and any day. */
const anyDate = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2029-12-31', '2030-03-31', '2030-10-27', '2030-12-31', '2031-03-30'),
      fc.integer({ min: -7, max: 7 }),
    )
    .map(([date, days]) => addDays(date, days)),
  fc.integer({ min: 20_000, max: 40_000 }).map(dateOf),
);

it('a date of birth is accepted exactly while a day of the window is left, from its own day on (BABY-02)', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -30, max: 30 }), (born_on, days) => {
      const today = addDays(born_on, days);
      const { first, last } = sessionDays(born_on, window);
      expect(first <= last).toBe(true);
      const refusal = bornRefusal({ born_on, due_on: born_on }, { window, today });
      expect(refusal).toBe(days < 0 ? 'born_future' : today > last ? 'born_over' : null);
    }),
  );
});

it('the week of a birth and of its session days begin on a Monday, at most two weeks apart (BABY-02)', () => {
  fc.assert(
    fc.property(anyDate, (born_on) => {
      const { first, last } = sessionDays(born_on, window);
      const monday = mondayOf(born_on);
      expect([addDays(monday, 0) <= first, mondayOf(last) <= addDays(monday, 14)]).toEqual([true, true]);
      expect(new Date(`${mondayOf(first)}T00:00Z`).getUTCDay()).toBe(1);
    }),
  );
});
