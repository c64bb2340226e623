import { setTimeout as delay } from 'node:timers/promises';
import { scaleCount } from '../../src/shared/kernel/testing/test-size.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { isoIn } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { withWaitingList } from '../support/waiting-list.ts';

const spots = 40;
/** 300 in ten seconds; a third of them in `npm test`. */
const people = scaleCount(300, 100);
const duration = (people / 30) * 1000;

test('at the opening 30 people a second get 40 spots: 40 bookings, a refusal with the waiting list for all others, nothing sold twice (MINI-04)', async ({
  studio,
}) => {
  await withoutCampaigns(studio);
  await withWaitingList(studio);
  const campaign = await makeCampaign(studio, {
    from: '08:00',
    to: '18:00',
    session_minutes: 10,
    opens_at: isoIn(3_600_000),
  });
  expect(campaign.spots).toHaveLength(spots);
  const early = await studio.visit('POST', '/api/campaigns/minis/book', {
    spot_id: campaign.spots[0]?.id,
    customer: personOf(0),
  });
  expect([early.status, early.body.code]).toEqual([409, 'campaign_before']);
  // Now, however long the preparations took.
  await studio.sql('UPDATE campaign SET opens_at = now() WHERE id = $1', [campaign.id]);
  const took: number[] = [];
  const answers = await Promise.all(
    Array.from({ length: people }, async (_, i) => {
      await delay((i * duration) / people);
      // Each requests the page first, as a browser does, and then a spot, whether or not it is still free.
      await fetch(`${studio.url}/aktion/minis`);
      const begun = performance.now();
      const answer = await studio.visit('POST', '/api/campaigns/minis/book', {
        spot_id: campaign.spots[(i * 7) % spots]?.id,
        customer: personOf(i),
      });
      took.push(performance.now() - begun);
      return answer.status === 201 ? 'booked' : `${answer.status} ${answer.body.code}`;
    }),
  );
  const slowest = took.toSorted((a, b) => b - a);
  test.info().annotations.push({
    type: 'answers',
    description: `slowest ${Math.round(slowest[0] ?? 0)} ms, 95 of 100 within ${Math.round(slowest[people / 20] ?? 0)} ms`,
  });
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(spots);
  expect(answers.filter((answer) => answer === '409 spot_taken')).toHaveLength(people - spots);
  expect((await studio.visit('GET', '/api/campaigns/minis')).body).toMatchObject({
    state: 'sold_out',
    counts: { total: spots, sold: spots, free: 0 },
    waiting_list: true,
  });
  const late = answers.findIndex((answer) => answer !== 'booked');
  const joined = await studio.visit('POST', '/api/campaigns/minis/waiting-list', { customer: personOf(late) });
  expect([joined.status, joined.body.place]).toEqual([201, 1]);
  await withWaitingList(studio, null);
  expect(
    await studio.sql(
      `SELECT starts_at FROM booking WHERE status <> 'CANCELLED' GROUP BY starts_at HAVING count(*) > 1`,
    ),
  ).toEqual([]);
});

const personOf = (number: number) => ({
  name: `Person ${number}`,
  email: `person${number}@kunde.example`,
  phone: `+49 170 ${1_000_000 + number}`,
});
