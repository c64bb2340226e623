import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFirstContent } from '#app/server/first-content.ts';
import { visitedStudio } from '../testing/visited-studio.ts';

let service_id = '';
let photographer_id = '';
const { studio, book, requestBody } = visitedStudio(() => ({ service_id, photographer_id }));
const db = () => studio().database.db;
const settings = '/api/admin/calendar/settings';

// Monday, 3 June 2030; the studio opens from 09:00 to 18:00.
beforeEach(async () => {
  studio().setNow('2030-06-03T10:30');
  service_id = await studio().addService();
  photographer_id = await studio().addPhotographer();
});

afterEach(async () => {
  await sql`DELETE FROM setting WHERE name IN ('calendar', 'first_content')`.execute(db());
  await sql`DELETE FROM date_exception`.execute(db());
});

const hours = (count: number, in_opening_hours = false) => ({ kind: 'hours', hours: count, in_opening_hours });
const dayBefore = (until: string, in_opening_hours = false) => ({ kind: 'day_before', until, in_opening_hours });
const ofStudio = async (minimum_notice: object) =>
  expect((await studio().adminCall('PUT', settings, { minimum_notice })).status).toBe(200);
const ofService = (minimum_notice: object | null) =>
  studio().adminCall('PUT', `/api/admin/services/${service_id}`, { minimum_notice });

const list = async (date: string, more = ''): Promise<string[]> => {
  const who = `service_id=${service_id}&photographer_id=${photographer_id}`;
  const { body } = await studio().call('GET', `/api/availability?${who}&date=${date}${more}`);
  return body.slots.map(({ start }: { start: string }) => start.slice(11, 16));
};
const month = async (of = '2030-06') => {
  const who = `service_id=${service_id}&photographer_id=${photographer_id}`;
  return (await studio().call('GET', `/api/availability/month?${who}&month=${of}`)).body;
};
const written = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM booking) + (SELECT count(*) FROM occupied_time) + (SELECT count(*) FROM message) AS count`.execute(
    db(),
  );
  return Number(rows[0]?.count);
};

describe('minimum notice', () => {
  it('is none until the studio sets one, and then applies to list, month and booking (PLAN-12)', async () => {
    expect((await list('2030-06-03'))[0]).toBe('11:00');
    await ofStudio(hours(3));
    expect(await list('2030-06-03')).toEqual(['14:00', '15:00', '16:00', '17:00']);
    expect((await month()).days[0]).toMatchObject({ date: '2030-06-03', slots: 4 });
    expect(await book('2030-06-03T13:29')).toMatchObject({
      status: 400,
      body: { code: 'too_soon', detail: 'Time slot not available: it has to be booked longer in advance' },
    });
    expect((await book('2030-06-03T13:30')).status).toBe(201);
  });

  it('is checked again when a booking is written: a slot shown earlier is refused, and nothing is written (PLAN-12)', async () => {
    await ofStudio(dayBefore('18:00'));
    studio().setNow('2030-06-03T17:59');
    expect(await list('2030-06-04')).toContain('09:00');
    studio().setNow('2030-06-03T18:00');
    const before = await written();
    const response = await book('2030-06-04T09:00');
    expect(response).toMatchObject({ status: 400, body: { code: 'too_soon' } });
    expect(await written()).toBe(before);
    expect(await list('2030-06-04')).toEqual([]);
    expect((await book('2030-06-05T09:00')).status).toBe(201);
  });

  it('changed while a booking is decided from cached data applies to it (PLAN-12)', async () => {
    expect((await book('2030-06-03T12:00')).status).toBe(201);
    await ofStudio(hours(24));
    expect((await book('2030-06-03T15:00')).body.code).toBe('too_soon');
    await ofService(hours(1));
    expect((await book('2030-06-03T15:00')).status).toBe(201);
  });

  it('of a service replaces the studio’s until it is removed (PLAN-12)', async () => {
    await ofStudio(hours(3));
    expect((await ofService(hours(6))).body.minimum_notice).toEqual(hours(6));
    expect(await list('2030-06-03')).toEqual(['17:00']);
    expect((await ofService(hours(0))).status).toBe(200);
    expect((await list('2030-06-03'))[0]).toBe('11:00');
    expect((await ofService(null)).body.minimum_notice).toBeNull();
    expect((await list('2030-06-03'))[0]).toBe('14:00');
  });

  it('in opening hours ignores breaks and days that an exception closes, however far away the day is (PLAN-12)', async () => {
    studio().setNow('2030-06-03T16:00');
    await ofStudio(hours(20, true));
    // Two hours today and nine on each of the two next days.
    expect((await month()).days[0]).toMatchObject({ date: '2030-06-06' });
    await sql`INSERT INTO date_exception (id, date, name) VALUES (${randomUUID()}, '2030-06-04', 'Messe')`.execute(
      db(),
    );
    expect((await month()).days[0]).toMatchObject({ date: '2030-06-07' });
    expect(await list('2030-06-06')).toEqual([]);
    expect((await book('2030-06-06T10:00')).body.code).toBe('too_soon');
    expect((await list('2030-06-07'))[0]).toBe('09:00');
    expect((await book('2030-06-07T09:00')).status).toBe(201);
  });

  it('until a time of the last open day before skips days that an exception closes (PLAN-12)', async () => {
    studio().setNow('2030-06-03T18:30');
    await ofStudio(dayBefore('18:00', true));
    expect((await month()).days[0]).toMatchObject({ date: '2030-06-05' });
    await sql`INSERT INTO date_exception (id, date, name) VALUES (${randomUUID()}, '2030-06-04', 'Messe')`.execute(
      db(),
    );
    expect((await month()).days[0]).toMatchObject({ date: '2030-06-06' });
    expect((await book('2030-06-05T10:00')).body.code).toBe('too_soon');
    expect((await book('2030-06-06T10:00')).status).toBe(201);
  });

  it('the month names the last day without free starts because of the notice only (PLAN-12)', async () => {
    expect((await month()).too_soon_until).toBeNull();
    await ofStudio(hours(3));
    expect((await month()).too_soon_until).toBeNull();
    await ofStudio(hours(48));
    expect((await month()).too_soon_until).toBe('2030-06-04');
    await sql`INSERT INTO date_exception (id, date, name) VALUES (${randomUUID()}, '2030-06-04', 'Messe')`.execute(
      db(),
    );
    expect((await month()).too_soon_until).toBe('2030-06-03');
    studio().setNow('2030-06-03T17:30');
    expect((await month()).too_soon_until).toBe('2030-06-05');
    // At this time the day has no free starts without a notice either.
    await ofStudio(hours(1));
    expect((await month()).too_soon_until).toBeNull();
    expect((await month('2030-07')).too_soon_until).toBeNull();
  });

  it('does not apply to the studio: not in the back office, not in its own list, not on the public page (PLAN-12)', async () => {
    await ofStudio(dayBefore('18:00'));
    const question = { photographer_id, datetime: '2030-06-03T12:00', duration_minutes: 60 };
    const check = await studio().adminCall('POST', '/api/admin/bookings/check-availability', question);
    expect(check.body).toEqual({ available: true, reason: null });
    expect(await list('2030-06-03')).toEqual([]);
    expect((await list('2030-06-03', '&notice=none'))[0]).toBe('11:00');
    expect((await book('2030-06-03T12:00')).body.code).toBe('too_soon');
    expect((await studio().adminCall('POST', '/api/bookings', requestBody('2030-06-03T12:00'))).status).toBe(201);
    expect((await studio().adminCall('POST', '/api/admin/bookings', requestBody('2030-06-03T14:00'))).status).toBe(201);
  });

  it('is explained with the first bookable time for customers, by the notice of the service (PLAN-14)', async () => {
    await ofStudio(hours(3));
    const explain = async () =>
      (
        await studio().adminCall(
          'GET',
          `/api/admin/availability/explain?photographer_id=${photographer_id}&service_id=${service_id}&start=2030-06-03T12:00`,
        )
      ).body;
    expect(await explain()).toMatchObject({
      free_for: ['staff', 'internal'],
      reasons: [{ reason: 'too_soon', blocks: ['public'] }],
      first_start: '2030-06-03T13:30:00+02:00',
    });
    await ofService(hours(60, true));
    expect((await explain()).first_start).toBe('2030-06-11T10:30:00+02:00');
    await ofService(hours(1));
    expect(await explain()).toMatchObject({ free_for: ['public', 'staff', 'internal'], reasons: [] });
  });

  it('is two hours in a new studio; a studio in use keeps having none (PLAN-12)', async () => {
    const read = async () => (await studio().adminCall('GET', settings)).body.minimum_notice;
    expect(await read()).toEqual(hours(0));
    await addFirstContent(studio().context);
    expect(await read()).toEqual(hours(2));
    await ofStudio(hours(0));
    await addFirstContent(studio().context);
    expect(await read()).toEqual(hours(0));
  });

  it.each([
    [{ kind: 'hours', hours: 337 }, 'hours'],
    [{ kind: 'hours', hours: -1 }, 'hours'],
    [{ kind: 'hours', hours: 0.5 }, 'hours'],
    [{ kind: 'hours', hours: '2' }, 'hours'],
    [{ kind: 'day_before', until: '25:00' }, 'until'],
    [{ kind: 'day_before' }, 'until'],
    [{ kind: 'weeks', hours: 1 }, 'kind'],
    [{}, 'kind'],
  ])('%j is refused, for the studio and for a service, at its field (PLAN-12)', async (notice, field) => {
    const before = (await studio().adminCall('GET', settings)).body;
    const responses = [
      await studio().adminCall('PUT', settings, { minimum_notice: notice }),
      await ofService(notice),
      await studio().adminCall('POST', '/api/admin/services', {
        name: 'A',
        description: 'B',
        minimum_notice: notice,
      }),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(422);
      expect(body.detail[0].loc).toEqual(['body', 'minimum_notice', field]);
    }
    expect((await studio().adminCall('GET', settings)).body).toEqual(before);
  });

  it('is kept by a settings form without the field (PLAN-12, CALSET-016)', async () => {
    await ofStudio(hours(5, true));
    const { minimum_notice, version: _, ...known } = (await studio().adminCall('GET', settings)).body;
    const { status, body } = await studio().adminCall('PUT', settings, { ...known, slot_duration_minutes: 30 });
    expect([status, body.minimum_notice]).toEqual([200, minimum_notice]);
    await ofService(hours(4));
    const changed = await studio().adminCall('PUT', `/api/admin/services/${service_id}`, { price_eur: 99 });
    expect(changed.body.minimum_notice).toEqual(hours(4));
  });

  it.each([
    '{}',
    '{"kind": "hours"}',
    '{"kind": "hours", "hours": "2", "in_opening_hours": false}',
    '{"kind": "hours", "hours": 2}',
    '{"kind": "day_before", "until": "24:00", "in_opening_hours": false}',
    '{"kind": "day_before", "in_opening_hours": true}',
    '[]',
    'null',
    '3',
  ])('the database refuses %s as the notice of a service (PLAN-12)', async (notice) => {
    const broken = sql`UPDATE service SET minimum_notice = ${notice} WHERE id = ${service_id}`.execute(db());
    await expect(broken).rejects.toThrow('service_minimum_notice_check');
  });
});
