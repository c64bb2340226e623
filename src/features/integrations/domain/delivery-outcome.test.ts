import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptResult, deliveryOutcome } from './delivery-outcome.ts';

const tried = (more: Partial<AttemptResult>): AttemptResult => ({
  response_status: undefined,
  attempts: 1,
  failing_since: null,
  now: 0,
  chance: 0,
  ...more,
});
const hour = 3_600_000;

describe('the outcome of an attempt', () => {
  it.each([200, 201, 202, 204, 299])(
    '%d means delivered, and resets the endpoint’s failing period',
    (response_status) => {
      expect(deliveryOutcome(tried({ response_status, attempts: 8, failing_since: -hour }))).toEqual({
        status: 'delivered',
        failing_since: null,
      });
    },
  );

  it.each([undefined, 100, 199, 300, 301, 302, 307, 400, 401, 403, 404, 408, 429, 500, 503])(
    '%s is retried',
    (response_status) => {
      expect(deliveryOutcome(tried({ response_status, now: 5000 }))).toEqual({
        status: 'waiting',
        next_attempt_at: 35_000,
        failing_since: 5000,
      });
    },
  );

  it('410 disables the endpoint', () => {
    expect(deliveryOutcome(tried({ response_status: 410 }))).toMatchObject({ status: 'failed', disable: 'gone' });
  });

  it('makes eight attempts within about a day', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => {
      const { next_attempt_at } = deliveryOutcome(tried({ attempts }));
      return next_attempt_at === undefined ? undefined : next_attempt_at / 60_000;
    });
    expect(minutes).toEqual([0.5, 2, 10, 30, 120, 360, 900, undefined]);
    const total = minutes.reduce<number>((sum, delay) => sum + (delay ?? 0), 0);
    expect(total).toBe(23 * 60 + 42.5);
  });

  it('fails the delivery after the last attempt, without disabling the endpoint', () => {
    expect(deliveryOutcome(tried({ attempts: 8, now: 7 }))).toEqual({ status: 'failed', failing_since: 7 });
  });

  it('spreads retries by at most a tenth, and equally for the same random number', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(chance, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 4e12 }), (some, attempts, now) => {
        const plain = (deliveryOutcome(tried({ attempts, now })).next_attempt_at ?? 0) - now;
        const spread = (deliveryOutcome(tried({ attempts, now, chance: some })).next_attempt_at ?? 0) - now;
        expect(spread).toBeGreaterThanOrEqual(plain);
        expect(spread).toBeLessThanOrEqual(plain * 1.1);
      }),
    );
  });

  it('disables the endpoint after exactly three days without a successful delivery', () => {
    const now = 10 * 24 * hour;
    const failing = (failing_since: number) => deliveryOutcome(tried({ now, failing_since, attempts: 3 }));
    expect(failing(now - 72 * hour + 1)).toMatchObject({ status: 'waiting' });
    expect(failing(now - 72 * hour + 1).disable).toBeUndefined();
    expect(failing(now - 72 * hour)).toEqual({
      status: 'failed',
      failing_since: now - 72 * hour,
      disable: 'failing',
    });
  });
});
