import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { offerState, timeHeldUntil } from './offer-state.ts';
import { timeLeft } from './time-left.ts';

/** Instants of the weeks around both clock changes and the ends of years. */
const anyInstant = fc
  .tuple(
    fc.constantFrom('2029-12-31', '2030-03-31', '2030-10-27', '2030-12-31', '2031-03-30', '2031-10-26'),
    fc.integer({ min: -7 * 24 * 60, max: 7 * 24 * 60 }),
  )
  .map(([date, minutes]) => Date.parse(`${date}T01:00Z`) + minutes * MINUTE);
const anyHours = fc.integer({ min: 1, max: 336 });

it('an offer is open for exactly its elapsed hours, across clock changes and year ends, and each time no longer than until its start (OFFER-02)', () => {
  fc.assert(
    fc.property(anyInstant, anyHours, fc.integer({ min: -60, max: 400 * 60 }), (made, hours, ahead) => {
      const held_until = made + hours * HOUR;
      const start = made + ahead * MINUTE;
      const until = timeHeldUntil(held_until, start);
      expect(until === held_until || until === start).toBe(true);
      expect(until).toBeLessThanOrEqual(Math.min(held_until, start));
      const open = { outcome: null, held_until };
      expect([offerState(open, held_until - 1), offerState(open, held_until)]).toEqual(['open', 'lapsed']);
    }),
  );
});

it('the time that is left is never more than there is, less than its smallest unit off, and nothing once it has lapsed', () => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: -HOUR, max: 336 * HOUR }), (now, ms) => {
      const { days, hours, minutes } = timeLeft(now, now + ms);
      const shown = ((days * 24 + hours) * 60 + minutes) * MINUTE;
      const left = Math.max(0, ms);
      expect(shown).toBeLessThanOrEqual(left);
      expect(left - shown).toBeLessThan(days > 0 ? HOUR : MINUTE);
    }),
  );
});
