import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import { monthsBefore } from './retention.ts';

describe('the start of a retention period (G06)', () => {
  it.each([
    ['2030-06-15T10:00:00Z', 6, '2029-12-15T10:00:00Z'],
    ['2030-03-31T10:00:00Z', 1, '2030-02-28T10:00:00Z'],
    ['2028-03-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 12, '2027-02-28T10:00:00Z'],
    ['2030-01-01T00:00:00Z', 36, '2027-01-01T00:00:00Z'],
  ])('%s less %i months is %s', (now, count, then) => {
    expect(monthsBefore(Date.parse(now), count)).toBe(Date.parse(then));
  });

  it('goes back by 28 to 31 days per month from any instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 120 }),
        (now, count) => {
          const days = (now.getTime() - monthsBefore(now.getTime(), count)) / DAY;
          expect(days).toBeGreaterThanOrEqual(28 * count);
          expect(days).toBeLessThanOrEqual(31 * count);
        },
      ),
    );
  });
});
