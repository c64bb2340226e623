import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';

const { studio, service, photographer, fill, join, held, look, cancel, listed, person } = studioWithWaitingList();
const change = (body: object) => studio().adminCall('PUT', `/api/admin/services/${service()}`, body);

it('no time of a service that is off sale is offered, and it is offered once the service is back (WAIT-02)', async () => {
  const ids = await fill();
  await join('Anna');
  await cancel(ids.get('10:15') as string);
  expect((await change({ active: false })).status).toBe(200);
  expect(await look()).toBe(0);
  expect(await held()).toEqual([]);
  await change({ active: true });
  const endsOn = (instant: string | null) =>
    sql`UPDATE service SET promotion_end = ${instant} WHERE id = ${service()}`.execute(studio().database.db);
  await endsOn('2030-06-02T00:00:00+02:00');
  expect(await look()).toBe(0);
  await endsOn(null);
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Anna 05T10:15']);
});

it('of persons with other days each is offered a time of her own days, whoever joined first (WAIT-02)', async () => {
  const wednesday = await fill('2030-06-05');
  const thursday = await fill('2030-06-06');
  await join('Anna', { first_day: '2030-06-06', last_day: '2030-06-06' });
  await join('Boris', { first_day: '2030-06-05', last_day: '2030-06-05' });
  await cancel(wednesday.get('10:15') as string);
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Boris 05T10:15']);
  await cancel(thursday.get('11:30') as string);
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Anna 06T11:30', 'Boris 05T10:15']);
});

it('the studio sees what each person waits for, and what was offered with whom (WAIT-02)', async () => {
  const ids = await fill();
  await join('Anna', { photographer_id: photographer(), language: 'ru' });
  await cancel(ids.get('10:15') as string);
  await look();
  const anna = await person('Anna');
  const { name } = (await studio().adminCall('GET', `/api/admin/photographers/${photographer()}`)).body;
  expect(anna).toMatchObject({
    state: 'waiting',
    service_id: service(),
    campaign_slug: null,
    photographer_id: photographer(),
    photographer_name: name,
    place: 1,
    lifted_at: null,
    ended_at: null,
    customer: { name: 'Anna', email: 'anna@example.de', language: 'ru' },
    offered: [{ photographer_name: name, start: '2030-06-05T10:15:00+02:00', is_open: true }],
  });
  expect(await listed()).toHaveLength(1);
});
