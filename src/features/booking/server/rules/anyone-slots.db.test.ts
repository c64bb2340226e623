import { expect, it } from 'vitest';
import { studioOfSeveral } from '../testing/studio-of-several.ts';

const { studio, service, attempt, book, addRoom, need, slots, people } = studioOfSeveral();
const tuesday = '2030-06-04';
const at = (time: string) => `${tuesday}T${time}:00`;
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const month = async (photographer_id: string) =>
  studio().call(
    'GET',
    `/api/availability/month?service_id=${service()}&photographer_id=${photographer_id}&month=2030-06`,
  );
const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
const takeAway = async (photographer_id: string, from: string, to: string) => {
  const body = { photographer_id, start: at(from), end: at(to) };
  expect((await admin('POST', '/api/admin/timeoff', body)).status).toBe(201);
};

it('lists the free times of all photographers of the service, by day and month (PLAN-20)', async () => {
  const [anna = '', boris = '', clara = ''] = await people('Anna', 'Boris', 'Clara');
  await studio().addPhotographer({ name: 'Not assigned' });
  for (const time of ['09:00', '11:00', '14:10']) await book(at(time), { photographer_id: anna });
  await book(at('09:20'), { photographer_id: boris });
  await takeAway(clara, '08:00', '20:00');
  const [ofAnna, ofBoris, ofAll] = [
    await slots(tuesday, anna),
    await slots(tuesday, boris),
    await slots(tuesday, 'any'),
  ];
  expect(ofAll).toEqual(union(ofAnna, ofBoris));
  expect(ofAll).not.toEqual(ofAnna);
  expect(ofAll).not.toEqual(ofBoris);
  expect(ofAll).not.toContain('09:00');
  const { status, body } = await month('any');
  expect(status).toBe(200);
  const day = body.days.find(({ date }: { date: string }) => date === tuesday);
  expect(day).toMatchObject({ slots: ofAll.length });
  expect(day.first.map((start: string) => start.slice(11, 16))).toEqual(ofAll.slice(0, 3));
  expect(body.too_soon_until).toEqual((await month(anna)).body.too_soon_until);
});

it('lists a time only if one of them has a free room (PLAN-20, PLAN-03)', async () => {
  const [anna = '', boris = ''] = await people('Anna', 'Boris');
  await need([await addRoom('Only room')]);
  await book(at('12:00'), { photographer_id: anna });
  await takeAway(boris, '14:00', '15:00');
  await takeAway(anna, '14:00', '16:00');
  const ofAll = await slots(tuesday, 'any');
  expect(ofAll).toEqual(union(await slots(tuesday, anna), await slots(tuesday, boris)));
  expect(ofAll.filter((time) => time > '10:45' && time < '13:15')).toEqual([]);
  expect(ofAll).toContain('15:00');
  expect(ofAll).not.toContain('14:00');
});

it('a photographer may be the second person of another one, but not of their own session (PLAN-20, PLAN-02)', async () => {
  const [anna = '', boris = ''] = await people('Anna', 'Boris');
  await need([anna, boris]);
  expect(await slots(tuesday, 'any')).toContain('12:00');
  await takeAway(boris, '12:00', '13:00');
  expect(await slots(tuesday, 'any')).not.toContain('12:00');
  expect(await slots(tuesday, 'any')).toEqual(await slots(tuesday, anna));
});

it('is empty if nobody offers the service, and "any" is unknown if the studio has switched it off (PLAN-20)', async () => {
  const [anna = ''] = await people('Anna');
  await admin('PUT', `/api/admin/photographers/${anna}`, { is_active: false });
  expect(await slots(tuesday, 'any')).toEqual([]);
  expect((await month('any')).body).toEqual({ month: '2030-06', days: [], next_days: [], too_soon_until: null });
  const path = '/api/admin/calendar/settings';
  expect((await studio().call('GET', '/api/calendar/settings')).body).not.toHaveProperty('any_photographer');
  expect((await admin('PUT', path, { any_photographer: 'no' })).status).toBe(422);
  expect((await admin('PUT', path, { any_photographer: false })).body).toMatchObject({ any_photographer: false });
  expect((await studio().call('GET', '/api/calendar/settings')).body).toMatchObject({ any_photographer: false });
  for (const query of [`/month?month=2030-06`, `?date=${tuesday}`]) {
    const asked = `/api/availability${query}&service_id=${service()}&photographer_id=any`;
    expect(await studio().call('GET', asked)).toMatchObject({
      status: 404,
      body: { detail: 'Photographer not found' },
    });
  }
  expect((await attempt(at('10:00'), { photographer_id: 'any' })).status).toBe(404);
  await admin('PUT', path, { any_photographer: true });
});
