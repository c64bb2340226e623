import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';
import { isSlugTaken } from './store.ts';

const { studio, configure } = payingStudio();

/** The terms of the only spot of a campaign that costs 80 EUR, on a Saturday, for a service that asks for half. */
const terms = async (slug: string) => {
  const made = await studio().adminCall('POST', '/api/admin/campaigns', {
    slug,
    name_de: 'Minis',
    service_id: await studio().addService({ payment_enabled: true }),
    photographer_id: await studio().addPhotographer(),
    date: '2030-06-08',
    from: '10:00',
    to: '10:20',
    session_minutes: 20,
    break_minutes: 0,
    price: 80,
  });
  expect([made.status, made.body]).toMatchObject([201, {}]);
  const { price, prepayment, rest, cancel_terms } = (await studio().call('GET', `/api/campaigns/${slug}`)).body
    .spots[0];
  return { price, prepayment, rest, cancel_terms };
};

it('what is paid in advance for a spot, and what a cancellation gives back, is shown with it (MINI-02)', async () => {
  await configure({ refund_rule_enabled: true, refund_stages: [{ days_before: 2, percent: 50 }] });
  expect(await terms('one')).toEqual({
    price: 80,
    prepayment: 40,
    rest: 40,
    cancel_terms: [{ until: '2030-06-06T10:00:00+02:00', amount: 20 }],
  });
  await configure({ refund_rule_enabled: false });
  expect(await terms('two')).toEqual({ price: 80, prepayment: 40, rest: 40, cancel_terms: null });
  await configure({ stripe_enabled: false });
  expect(await terms('three')).toEqual({ price: 80, prepayment: 0, rest: 80, cancel_terms: null });
});

it('only the address of another campaign is reported as taken (MINI-01)', async () => {
  const { db } = studio().database;
  await expect(sql`INSERT INTO campaign (id) VALUES (gen_random_uuid())`.execute(db)).rejects.toSatisfy(
    (error) => !isSlugTaken(error),
  );
});
