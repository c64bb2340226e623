import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, dayByKey, monthOf, sameDayIn } from './month-days.ts';

const month = integer({ min: 2001 * 12, max: 2190 * 12 }).map((count) => addMonths('0000-01', count));

describe('moving by arrow keys', () => {
  test.each([
    ['2030-06-05', 'ArrowLeft', false, '2030-06-04'],
    ['2030-06-30', 'ArrowRight', false, '2030-07-01'],
    ['2030-06-05', 'ArrowUp', false, '2030-05-29'],
    ['2030-06-28', 'ArrowDown', false, '2030-07-05'],
    ['2030-06-05', 'Home', false, '2030-06-03'],
    ['2030-06-05', 'End', false, '2030-06-09'],
    ['2030-03-31', 'PageUp', false, '2030-02-28'],
    ['2030-01-31', 'PageDown', false, '2030-02-28'],
    ['2028-02-29', 'PageDown', true, '2029-02-28'],
    ['2030-06-05', 'PageUp', true, '2029-06-05'],
    ['2030-06-05', 'Enter', false, undefined],
    ['2030-06-05', 'Tab', false, undefined],
  ])('%s and %s (shift: %s) lead to %s', (from, key, shift, to) => {
    expect(dayByKey(from, key, shift)).toBe(to);
  });

  test('a month forward and back is the same month', () => {
    assert(
      property(month, integer({ min: -40, max: 40 }), constantFrom('01', '28', '31'), (from, by, day) => {
        expect(addMonths(addMonths(from, by), -by)).toBe(from);
        expect(monthOf(sameDayIn(`2030-01-${day}`, from))).toBe(from);
      }),
    );
  });
});
