import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { campaignStudio } from './testing/campaign-studio.ts';

const { studio, db, make, tryMake, change } = campaignStudio();

describe('what the studio changes', () => {
  it('is stored field by field, and leaves the others as they are (MINI-02)', async () => {
    const { id } = await make({ text_de: 'Mit Baum', sibling_price: 10 });
    const changed = await change(id, { slug: 'winter', price: 80.5, opens_at: '2030-06-04T09:00:00' });
    expect(changed.body).toMatchObject({
      slug: 'winter',
      price: 80.5,
      sibling_price: 10,
      text_de: 'Mit Baum',
      opens_at: '2030-06-04T09:00:00+02:00',
      state: 'before',
    });
    expect((await change(id, { sibling_price: 12.5, text_de: null })).body).toMatchObject({
      sibling_price: 12.5,
      text_de: null,
      price: 80.5,
    });
    await make({ slug: 'minis', date: '2030-06-09' });
    const taken = await change(id, { slug: 'minis' });
    expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken']);
    expect((await change('x', { price: 1 })).status).toBe(404);
  });

  it('of a spot is its price or its pause, each alone; the price can be taken back (MINI-02)', async () => {
    const { id, spots } = await make();
    const set = async (more: object) => (await change(`${id}/spots/${spots[0]?.id}`, more)).body.spots[0];
    expect(await set({ own_price: 0 })).toMatchObject({ own_price: 0, paused: false });
    expect(await set({ paused: true })).toMatchObject({ own_price: 0, paused: true, state: 'paused' });
    expect(await set({ own_price: null })).toMatchObject({ own_price: null, paused: true });
    expect((await change(`${id}/spots/${spots[0]?.id}`, {})).status).toBe(200);
  });

  it.each([
    ['the special offer', async () => ({ service_id: await specialOffer() }), 400, 'system_service'],
    ['a photographer who does not offer the service', async () => ({ service_id: await ofSomebodyElse() }), 400, ''],
    ['no photographer', async () => ({ photographer_id: 'x' }), 404, 'not_found'],
    ['a first spot that begins now', async () => ({ date: '2030-06-03', from: '08:00' }), 422, 'validation'],
  ])('is no campaign with %s (MINI-01)', async (_, more, status, code) => {
    const refused = await tryMake(await more());
    expect(refused.status).toBe(status);
    if (code !== '') expect(refused.body.code).toBe(code);
    expect((await studio().adminCall('GET', '/api/admin/campaigns')).body).toEqual([]);
  });

  const specialOffer = async (): Promise<string> => {
    const id = await studio().addService();
    await sql`UPDATE service SET is_system_service = (id = ${id})`.execute(db());
    return id;
  };
  const ofSomebodyElse = async (): Promise<string> => {
    const id = await studio().addService();
    const other = await studio().addPhotographer();
    await sql`INSERT INTO service_photographer (service_id, photographer_id) VALUES (${id}, ${other})`.execute(db());
    return id;
  };
});
