import { contend } from '../../endurance/contention.ts';
import { noneBroken } from '../../endurance/offer-verdict.ts';
import { isWhole, scaleCount } from '../../src/shared/kernel/testing/test-size.ts';
import { expect, test } from '../support/studio.ts';

// `npm run contention` is the long run (docs/reliability.md).
test.describe.configure({ timeout: 300_000 });

test('concurrent requests over several processes never book a time twice (B01..B05, B11, SRV-02, SRV-10, SRV-68)', async () => {
  // Two are enough: the next test finds a missing constraint with two (docs/decisions/0049).
  const size = { processes: isWhole ? 4 : 2, attempts: scaleCount(1600) };
  const { overlaps, fruitless, statuses } = await contend({ ...size, atOnce: 100 });
  expect({ overlaps, fruitless }).toEqual({ overlaps: 0, fruitless: 0 });
  // A busy machine may respond 503; the long run, on an otherwise idle machine, never does.
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
});

test('the same test detects overlaps if the database does not prevent them @whole', async () => {
  const { overlaps } = await contend({ processes: 2, attempts: scaleCount(800), atOnce: 100, unguarded: true });
  expect(overlaps).toBeGreaterThan(0);
});

test('after concurrent offers and bookings of the same times over two processes no time is held twice, without an owner, or after its offer has ended (OFFER-01) @whole', async () => {
  const plan = { processes: 2, attempts: scaleCount(800), atOnce: 60, offers: true };
  const { overlaps, statuses, offers } = await contend(plan);
  expect({ overlaps, offers }).toEqual({ overlaps: 0, offers: noneBroken });
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
});
