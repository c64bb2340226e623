import { describe, expect, it } from 'vitest';
import { studioOfSeveral } from '../testing/studio-of-several.ts';

const { studio, service, attempt, book, read, addRoom, need, resourcesOf, people } = studioOfSeveral();
const tuesday = '2030-06-04';
const at = (time: string) => `${tuesday}T${time}:00`;
const customer = { name: 'Änne Müller', email: 'aenne@example.de', phone: '030 1' };
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const create = (start: string, more: object = {}, headers: Record<string, string> = {}) =>
  admin(
    'POST',
    '/api/admin/bookings',
    { service_id: service(), photographer_id: 'any', start, customer, ...more },
    headers,
  );
const check = (datetime: string, more: object = {}) =>
  admin('POST', '/api/admin/bookings/check-availability', {
    photographer_id: 'any',
    service_id: service(),
    datetime,
    duration_minutes: 60,
    ...more,
  });
const switchAnyone = (any_photographer: boolean) => admin('PUT', '/api/admin/calendar/settings', { any_photographer });

describe('a booking by the studio that is left to whoever is free', () => {
  it('gets the photographer with the fewest booked minutes, then the next, until none is free (PLAN-21, PLAN-23)', async () => {
    const [anna = ''] = await people('Anna', 'Boris', 'Clara');
    await book(at('13:00'), { photographer_id: anna });
    const first = await create(at('10:00'));
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ photographer_name: 'Boris', any_photographer: true, source: 'admin' });
    expect(await read(first.body.booking_id)).toMatchObject({ photographer_name: 'Boris', any_photographer: true });
    expect((await create(at('10:00'))).body.photographer_name).toBe('Clara');
    expect((await create(at('10:00'))).body.photographer_name).toBe('Anna');
    expect(await create(at('10:00'))).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  });

  it('concurrent with bookings by customers fills a time exactly once per photographer (PLAN-21, PLAN-23)', async () => {
    await people('Anna', 'Boris', 'Clara', 'Dora');
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        i % 2 === 0 ? create(at('10:00')) : attempt(at('10:00'), { photographer_id: 'any' }),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(all.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  });

  it('gets a room for each need, and a repeated Idempotency-Key returns the same booking (PLAN-23, PLAN-03)', async () => {
    await people('Anna', 'Boris');
    await need([await addRoom('Eins')]);
    const headers = { 'idempotency-key': `studio-${service()}` };
    const { body } = await create(at('10:00'), {}, headers);
    expect(await resourcesOf(body.booking_id)).toEqual(['Eins']);
    expect((await create(at('10:00'), {}, headers)).body.booking_id).toBe(body.booking_id);
    expect((await create(at('10:00'))).status).toBe(409);
  });

  it('as an internal appointment gets a photographer who is not booked, at any time (PLAN-23)', async () => {
    const [anna = ''] = await people('Anna', 'Boris');
    await book(at('17:00'), { photographer_id: anna });
    const late = { ignore_working_hours: true, duration_minutes: 120 };
    expect((await create(at('17:30'), { duration_minutes: 120 })).body.code).toBe('outside_hours');
    expect((await create(at('17:30'), late)).body).toMatchObject({ photographer_name: 'Boris', internal: true });
    expect((await create(at('17:30'), late)).status).toBe(409);
  });

  it('is refused if nobody offers the service, and if the studio has switched this off (PLAN-23)', async () => {
    const [anna = ''] = await people('Anna');
    await admin('PUT', `/api/admin/photographers/${anna}`, { is_active: false });
    expect((await create(at('10:00'))).body.code).toBe('not_offered');
    expect((await check(at('10:00'))).body.code).toBe('not_offered');
    await switchAnyone(false);
    for (const answer of [await create(at('10:00')), await check(at('10:00'))]) expect(answer.status).toBe(404);
    await switchAnyone(true);
  });

  it('is not marked as such with a named photographer (PLAN-22)', async () => {
    const [anna = ''] = await people('Anna', 'Boris');
    const { body } = await create(at('10:00'), { photographer_id: anna });
    expect(body.any_photographer).toBe(false);
  });
});

it('check-availability with "any" is available while one of the photographers of the service is free (PLAN-23)', async () => {
  const [anna = '', boris = ''] = await people('Anna', 'Boris');
  await studio().addPhotographer({ name: 'Offers other services' });
  for (const photographer_id of [anna, boris]) {
    expect((await check(at('10:00'))).body).toEqual({ available: true, reason: null });
    await book(at('10:00'), { photographer_id });
  }
  expect((await check(at('10:00'))).body).toEqual({ available: false, reason: 'booked' });
  expect((await check(at('20:00'))).body).toEqual({ available: false, reason: 'outside_hours' });
  expect((await check(at('20:00'), { ignore_working_hours: true })).body.available).toBe(true);
});
