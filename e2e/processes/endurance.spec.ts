import { databaseOutages } from '../../endurance/database-outages.ts';
import { fuzz } from '../../endurance/fuzz.ts';
import { scaleCount } from '../../src/shared/kernel/testing/test-size.ts';
import { expect, startStudio, test } from '../support/studio.ts';

// `npm run outages` and `fuzz` are the long runs (docs/reliability.md).
test.describe.configure({ timeout: 300_000 });

test('while the network drops all packets each call gets 503 with a reason, and afterwards everything works again (D03) @whole', async () => {
  // `npm run outages` measures the delays, on an otherwise idle machine.
  const [silent] = await databaseOutages(['silent'], 4);
  expect(silent).toMatchObject({ wrong: [], lost: 0 });
  expect(silent?.asked).toBeGreaterThan(20);
});

test('every invalid request is refused with a reason, never with a server error (N01, N02, N05, N07..N10, X02)', async () => {
  const studio = await startStudio({ JOBS: 'off', STRIPE_API_URL: 'http://127.0.0.1:9' });
  const count = scaleCount(2500);
  const { sent, wrong } = await fuzz(studio, count, 3);
  expect(sent).toBeGreaterThanOrEqual(count);
  expect(wrong).toEqual([]);
  await studio.stop();
});
