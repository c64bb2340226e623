import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { campaignStudio, personOf } from '#features/campaigns/server/testing/campaign-studio.ts';

const { studio, db, make, take, shown, read, change, close, tryMake } = campaignStudio();
const anna = { name: 'Anna', email: 'anna@example.de', language: 'ru' };

afterEach(async () => {
  await sql`DELETE FROM offer`.execute(db());
  await sql`DELETE FROM message`.execute(db());
});

const reserve = (id: string, spot_id: string | undefined, more: object = {}) =>
  studio().adminCall('POST', `/api/admin/campaigns/${id}/spots/${spot_id}/offer`, { customer: anna, ...more });
const linkOf = ({ url }: { readonly url: string }): string => url.split('/').at(-1) ?? '';
const takeBy = (link: string, time_id: string, customer: object = { ...personOf(9), email: anna.email }) =>
  studio().call('POST', `/api/offers/${link}/take`, { time_id, customer });
const stateOf = async (id: string, index: number) => (await read(id)).spots[index]?.state;

describe('a spot that is reserved for a person (MINI-02)', () => {
  it('is sold to nobody else, with name, length and price of the spot, by a mail with the link', async () => {
    const { id, spots } = await make();
    await change(`${id}/spots/${spots[0]?.id}`, { own_price: 99 });
    const { status, body } = await reserve(id, spots[0]?.id);
    expect([status, body.state, body.customer]).toEqual([201, 'open', { ...anna, phone: '' }]);
    expect(await stateOf(id, 0)).toBe('offered');
    expect(await shown()).toMatchObject({ counts: { total: 5, sold: 0, free: 4 } });
    const late = await take(spots[0]?.id);
    expect([late.status, late.body.code]).toEqual([409, 'spot_taken']);
    const seen = await studio().call('GET', `/api/offers/${linkOf(body)}`);
    expect(seen.body).toMatchObject({ service_name: 'Weihnachts-Minis', price: 99, duration_minutes: 20 });
    const { rows } = await sql`SELECT kind, to_address, language FROM message`.execute(db());
    expect(rows).toEqual([{ kind: 'offer_made', to_address: anna.email, language: 'ru' }]);
    expect((await takeBy(linkOf(body), body.times[0].id)).status).toBe(201);
    expect(await stateOf(id, 0)).toBe('sold');
  });

  it('may be reserved before the sale, and while it is paused', async () => {
    const { id, spots } = await make({ opens_at: '2030-06-06T10:00:00+02:00' });
    await change(`${id}/spots/${spots[1]?.id}`, { paused: true });
    for (const index of [0, 1]) {
      const { status, body } = await reserve(id, spots[index]?.id, {
        customer: { name: `P${index}`, email: `p${index}@example.de` },
      });
      expect(status).toBe(201);
      const taken = await takeBy(linkOf(body), body.times[0].id, personOf(index));
      expect(taken.status).toBe(201);
    }
    expect([await stateOf(id, 0), await stateOf(id, 1)]).toEqual(['sold', 'sold']);
  });

  it('goes back to the campaign when it lapses, is declined or withdrawn, and may be reserved again', async () => {
    const { id, spots } = await make();
    const ends = [
      async () => {
        // The clock of the database decides when a held time is over.
        await sql`UPDATE occupied_time SET held_until = now() - interval '1 second' WHERE offer_id IS NOT NULL`.execute(
          db(),
        );
        studio().setNow('2030-06-03T10:00');
      },
      (offer: { url: string }) => studio().call('POST', `/api/offers/${linkOf(offer)}/decline`),
      (offer: { id: string }) => studio().adminCall('POST', `/api/admin/offers/${offer.id}/withdraw`),
    ];
    for (const end of ends) {
      const { status, body } = await reserve(id, spots[2]?.id, { hours: 2 });
      expect(status).toBe(201);
      await end(body);
      expect(await stateOf(id, 2)).toBe('free');
    }
    expect((await take(spots[2]?.id)).status).toBe(201);
  });

  it('is not longer held than until it begins', async () => {
    const { id, spots } = await make();
    studio().setNow('2030-06-08T09:30');
    const { body } = await reserve(id, spots[0]?.id, { hours: 48 });
    expect(body.held_until).toBe('2030-06-08T10:00:00+02:00');
  });

  it('is refused for a spot that is sold, reserved, over, gone or unknown', async () => {
    const { id, spots } = await make();
    expect((await take(spots[0]?.id)).status).toBe(201);
    expect((await reserve(id, spots[1]?.id)).status).toBe(201);
    for (const index of [0, 1]) {
      const { status, body } = await reserve(id, spots[index]?.id);
      expect([status, body.code]).toEqual([409, 'spot_taken']);
    }
    expect((await reserve(id, id)).status).toBe(404);
    expect((await reserve(spots[0]?.id ?? '', spots[3]?.id)).status).toBe(404);
    expect((await reserve(id, spots[3]?.id, { customer: { name: 'Anna' } })).status).toBe(422);
    studio().setNow('2030-06-08T11:15');
    expect((await reserve(id, spots[3]?.id)).status).toBe(409);
    studio().setNow('2030-06-03T08:00');
    await close(id);
    const closed = await reserve(id, spots[3]?.id);
    expect([closed.status, closed.body.code]).toEqual([409, 'campaign_closed']);
  });

  it('is not possible where access codes are needed', async () => {
    const { status, body } = await tryMake({ access_codes: true });
    expect(status).toBe(201);
    const refused = await reserve(body.id, body.spots[0].id);
    expect([refused.status, refused.body.code]).toEqual([409, 'with_codes']);
  });

  it('is one of 20 reservations and 20 bookings at once', async () => {
    const { id, spots } = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => [
        reserve(id, spots[4]?.id, { customer: { name: `R${i}`, email: `r${i}@example.de` } }),
        take(spots[4]?.id, { customer: personOf(100 + i) }),
      ]).flat(),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
    const { rows } = await sql`SELECT FROM occupied_time WHERE campaign_spot_id = ${spots[4]?.id}`.execute(db());
    expect(rows).toHaveLength(1);
  });
});
