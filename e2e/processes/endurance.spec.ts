import { contend } from '../../endurance/contention.ts';
import { databaseOutages } from '../../endurance/database-outages.ts';
import { fuzz } from '../../endurance/fuzz.ts';
import { killRepeatedly } from '../../endurance/kills.ts';
import { dieDuringOffers } from '../../endurance/offer-deaths.ts';
import { killDuringOffers } from '../../endurance/offer-kills.ts';
import { expect, startStudio, test } from '../support/studio.ts';

// Short runs; `npm run contention`, `kills`, `outages`, `fuzz` and `soak` are the long ones (docs/reliability.md).
test.describe.configure({ timeout: 300_000 });

test('concurrent requests over four processes never book a time twice (B01..B05, B11, SRV-02, SRV-10, SRV-68)', async () => {
  const { overlaps, fruitless, statuses } = await contend({ processes: 4, attempts: 1600, atOnce: 100 });
  expect({ overlaps, fruitless }).toEqual({ overlaps: 0, fruitless: 0 });
  // A busy machine may respond 503; the long run, on an otherwise idle machine, never does.
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
});

test('the same test detects overlaps if the database does not prevent them', async () => {
  const { overlaps } = await contend({ processes: 2, attempts: 800, atOnce: 100, unguarded: true });
  expect(overlaps).toBeGreaterThan(0);
});

test('kill -9 of the process and of its database loses no booking and no mail (D01, D02, M01, SRV-37)', async () => {
  const outcome = await killRepeatedly({ processes: 2, databases: 2 });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(100);
  expect(outcome).toMatchObject({ lostBookings: 0, lostMails: 0, unlikeRepeats: 0, orphans: 0 });
});

const nothingBroken = {
  takenWithoutBooking: 0,
  bookedWithoutOffer: 0,
  heldAfterEnd: 0,
  notHeld: 0,
  heldTwice: 0,
  contradicted: 0,
};

test('after concurrent offers and bookings of the same times over two processes no time is held twice, without an owner, or after its offer has ended (OFFER-01)', async () => {
  const plan = { processes: 2, attempts: 800, atOnce: 60, offers: true };
  const { overlaps, statuses, offers } = await contend(plan);
  expect({ overlaps, offers }).toEqual({ overlaps: 0, offers: nothingBroken });
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
});

test('kill -9 of processes during offers loses nothing that was acknowledged, leaves every offer with exactly one mail, and holds no lapsed time (OFFER-03)', async () => {
  const { offers, ends, verdict, mails, stillBlocked } = await killDuringOffers(2);
  expect(offers).toBeGreaterThan(40);
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(['taken', 'declined', 'withdrawn', 'lapsed']));
  expect(verdict).toEqual(nothingBroken);
  expect({ lost: mails.lost, notOnce: mails.notOnce, stillBlocked }).toEqual({ lost: 0, notOnce: 0, stillBlocked: 0 });
});

test('50 times kill -9 over four processes, at another statement each time: nothing is lost, no time is held for ever, and nobody is told twice (OFFER-03)', async () => {
  const { acknowledged, ends, verdict, mails, stillBlocked } = await dieDuringOffers(50);
  expect(acknowledged.offers.size).toBeGreaterThan(40);
  expect(acknowledged.bookings.size).toBeGreaterThan(10);
  expect(ends).toEqual(expect.arrayContaining(['taken', 'declined', 'withdrawn', 'lapsed']));
  expect(verdict).toEqual(nothingBroken);
  expect(mails).toMatchObject({ lost: 0, notOnce: 0, sentAgain: 0 });
  expect(stillBlocked).toBe(0);
});

test('while the network drops all packets each call gets 503 with a reason, and afterwards everything works again (D03)', async () => {
  // `npm run outages` measures the delays, on an otherwise idle machine.
  const [silent] = await databaseOutages(['silent'], 4);
  expect(silent).toMatchObject({ wrong: [], lost: 0 });
  expect(silent?.asked).toBeGreaterThan(20);
});

test('every invalid request is refused with a reason, never with a server error (N01, N02, N05, N07..N10, X02)', async () => {
  const studio = await startStudio({ JOBS: 'off', STRIPE_API_URL: 'http://127.0.0.1:9' });
  const { sent, wrong } = await fuzz(studio, 2500, 3);
  expect(sent).toBeGreaterThanOrEqual(2500);
  expect(wrong).toEqual([]);
  await studio.stop();
});
