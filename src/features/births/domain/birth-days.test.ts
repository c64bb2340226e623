import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usualBirthWindow as window } from '#features/services/domain/birth-window.ts';
import { addDays, dateOf, daysBetween } from '#shared/kernel/time/calendar-date.ts';
import { bornRefusal, dueRefusal, sessionDays } from './birth-days.ts';

it.each([
  ['2030-03-08', null],
  ['2030-03-07', 'due_past'],
  ['2031-01-16', null],
  ['2031-01-17', 'due_far'],
])('a place for the due date %s: %s (BABY-01)', (due_on, refusal) => {
  expect(dueRefusal(due_on, '2030-03-22')).toBe(refusal);
});

it.each([
  ['2030-03-22', null],
  ['2030-03-23', 'born_future'],
  ['2030-03-08', null],
  ['2030-03-07', 'born_over'],
])('the date of birth %s is answered with %s on 22 March (BABY-02)', (born_on, refusal) => {
  expect(bornRefusal({ born_on, due_on: '2030-03-20' }, { window, today: '2030-03-22' })).toBe(refusal);
});

it('a date of birth months before the due date is a mistake (BABY-02)', () => {
  const today = '2030-03-22';
  expect(bornRefusal({ born_on: '2030-03-20', due_on: '2030-07-18' }, { window, today })).toBeNull();
  expect(bornRefusal({ born_on: '2030-03-20', due_on: '2030-07-19' }, { window, today })).toBe('born_early');
});

it('the days of a session lie from the first to the last day after the birth, whatever the clocks do (BABY-02)', () => {
  const numbers = fc.integer({ min: 20_000, max: 40_000 });
  fc.assert(
    fc.property(numbers, fc.nat(60), fc.nat(60), (day, first_day, more) => {
      const born_on = dateOf(day);
      const { first, last } = sessionDays(born_on, { first_day, last_day: first_day + more });
      expect([daysBetween(born_on, first), daysBetween(first, last)]).toEqual([first_day, more]);
    }),
  );
  expect(sessionDays('2030-03-25', window)).toEqual({ first: '2030-03-30', last: addDays('2030-03-25', 14) });
});
