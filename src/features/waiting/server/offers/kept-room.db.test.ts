import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';

const { studio, service, fill, join, held, look, cancel } = studioWithWaitingList();

const admin = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await studio().adminCall(method, path, body);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const addRoom = async (name: string): Promise<string> =>
  (await admin('POST', '/api/admin/resources', { kind: 'room', name_de: name })).id;

afterEach(async () => {
  await sql`UPDATE service SET kept_hours = NULL`.execute(studio().database.db);
});

it('a time is held without the room that is kept for births (WAIT-02, BABY-03)', async () => {
  const [room, other] = [await addRoom('Studio 1'), await addRoom('Studio 2')];
  const ids = await fill();
  const newborns = await admin('POST', '/api/admin/services', {
    name: 'Neugeborene',
    description: 'Nach der Geburt',
    duration_min: 60,
    price_eur: 150,
    birth_window: { places_per_week: 2, first_day: 5, last_day: 14 },
    kept_hours: { opens_days_before: 0, weekly: [{ weekday: 3, from: '09:00', until: '18:00' }] },
    needs: [{ resource_ids: [room] }],
  });
  await admin('PUT', `/api/admin/services/${newborns.id}/special-settings`, {
    assigned_photographers: [await studio().addPhotographer()],
  });
  const needs = (resource_ids: string[]) =>
    admin('PUT', `/api/admin/services/${service()}`, { needs: [{ resource_ids }] });
  await needs([room]);
  await join('Anna');
  await cancel(ids.get('10:15') as string);
  expect(await look()).toBe(0);
  await needs([room, other]);
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Anna 05T10:15']);
  const { rows } = await sql`
    SELECT lane.resource_id FROM occupied_time AS own JOIN lane ON lane.id = ANY(own.uses)
    WHERE own.offer_id IS NOT NULL AND lane.resource_id <> own.photographer_id`.execute(studio().database.db);
  expect(rows).toEqual([{ resource_id: other }]);
});
