import { killRepeatedly } from '../../endurance/kills.ts';
import { dieDuringOffers } from '../../endurance/offer-deaths.ts';
import { killDuringOffers } from '../../endurance/offer-kills.ts';
import { noneBroken } from '../../endurance/offer-verdict.ts';
import { scaleCount } from '../../src/shared/kernel/testing/test-size.ts';
import { expect, test } from '../support/studio.ts';

// `npm run kills` is the long run (docs/reliability.md).
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('kill -9 of the process and of its database loses no booking and no mail (D01, D02, M01, SRV-37)', async () => {
  const outcome = await killRepeatedly({ processes: scaleCount(2), databases: scaleCount(2) });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(25 * outcome.kills);
  expect(outcome).toMatchObject({ lostBookings: 0, lostMails: 0, unlikeRepeats: 0, orphans: 0 });
});

test('kill -9 of processes during offers loses nothing that was acknowledged, leaves every offer with exactly one mail, and holds no lapsed time (OFFER-03) @whole', async () => {
  const { kills, offers, ends, verdict, mails, stillBlocked } = await killDuringOffers(scaleCount(2));
  expect(offers).toBeGreaterThan(20 * kills);
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(['taken', 'declined', 'withdrawn', 'lapsed']));
  expect(verdict).toEqual(noneBroken);
  expect({ lost: mails.lost, notOnce: mails.notOnce, stillBlocked }).toEqual({ lost: 0, notOnce: 0, stillBlocked: 0 });
});

test('kill -9 over four processes, at another statement each time: nothing is lost, no time is held for ever, and nobody is told twice (OFFER-03)', async () => {
  const deaths = scaleCount(50);
  const { acknowledged, ends, verdict, mails, stillBlocked } = await dieDuringOffers(deaths);
  expect(acknowledged.offers.size).toBeGreaterThan(0.8 * deaths);
  expect(acknowledged.bookings.size).toBeGreaterThan(0.2 * deaths);
  expect(ends).toEqual(expect.arrayContaining(['taken', 'declined', 'withdrawn', 'lapsed']));
  expect(verdict).toEqual(noneBroken);
  expect(mails).toMatchObject({ lost: 0, notOnce: 0, sentAgain: 0 });
  expect(stillBlocked).toBe(0);
});
