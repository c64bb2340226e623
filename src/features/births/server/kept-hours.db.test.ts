import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { SlotView } from '#features/availability/contract.ts';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { birthStudio } from './testing/birth-studio.ts';

const { studio, db, ids, take, born, choose, look, call } = birthStudio();

/** Tuesdays from 10 to 13 o'clock, until three days before; a session of an hour has a buffer of 15 minutes. */
const kept_hours = { opens_days_before: 3, weekly: [{ weekday: 2, from: '10:00', until: '13:00' }] };
const tuesday = '2030-03-12';
const keep = (kept: object | null = kept_hours) =>
  studio().adminCall('PUT', `/api/admin/services/${ids.service}`, { kept_hours: kept });

let portrait = '';
const withPortrait = async () => {
  portrait = await studio().addService();
  // Free all day but for the hours that are kept.
  studio().setNow('2030-02-20T08:00');
};
const listed = async (query = '', date = tuesday): Promise<string[]> => {
  const path = `/api/availability?service_id=${portrait}&photographer_id=${ids.photographer}&date=${date}${query}`;
  const { body } = await call('GET', path);
  return body.slots.map(({ start }: SlotView) => start.slice(11, 16));
};
const book = (time: string, more: object = {}) =>
  call('POST', '/api/bookings', {
    service_id: portrait,
    photographer_id: ids.photographer,
    location_id: 'company',
    start: `${tuesday}T${time}:00`,
    customer,
    ...more,
  });

// A service without a list of its own is that of every photographer, also of later tests.
afterEach(async () => {
  await sql`UPDATE service SET kept_hours = NULL`.execute(db());
});

describe('hours that a service keeps for births', () => {
  it('are neither listed nor sold to others, and open by themselves (BABY-03)', async () => {
    await withPortrait();
    const all = await listed();
    expect((await keep()).body.kept_hours).toEqual(kept_hours);
    const free = await listed();
    expect(all.filter((time) => !free.includes(time))).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00']);
    const refused = await book('11:00');
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
    for (const start of refused.body.next_times) expect(start.slice(0, 13)).not.toBe(`${tuesday}T11`);
    studio().setNow('2030-03-08T23:59');
    expect(await listed()).toEqual(free);
    studio().setNow('2030-03-09T00:00');
    expect(await listed()).toEqual(all);
    expect((await book('11:00')).status).toBe(201);
  });

  it('are free for a session after a birth, and for the studio (BABY-03)', async () => {
    await withPortrait();
    await keep();
    const place = await take(1, { due_on: '2030-03-05' });
    studio().setNow('2030-03-06T08:00');
    await born(place, '2030-03-05');
    const starts = ((await look(place)).days ?? []).flatMap((day) => day.starts);
    expect(starts).toContain(`${tuesday}T10:00:00+01:00`);
    const admin = {
      service_id: portrait,
      photographer_id: ids.photographer,
      customer_name: 'Anna',
      send_notifications: false,
    };
    const byStudio = await studio().adminCall('POST', '/api/admin/bookings', {
      ...admin,
      customer_email: 'anna@example.de',
      customer_phone: '+49 170 1234567',
      start: '2030-03-19T10:00:00',
    });
    expect([byStudio.status, byStudio.body]).toMatchObject([201, {}]);
    expect((await choose(place, `${tuesday}T10:00:00+01:00`)).body).toMatchObject({ state: 'booked' });
  });

  it('explain themselves in the back office (BABY-03)', async () => {
    await withPortrait();
    await keep();
    const query = `service_id=${portrait}&photographer_id=${ids.photographer}&start=${tuesday}T11:00:00`;
    const { body } = await studio().adminCall('GET', `/api/admin/availability/explain?${query}`);
    expect(body).toMatchObject({
      free_for: ['staff', 'internal'],
      reasons: [{ reason: 'kept_for_births', blocks: ['public'] }],
    });
  });

  it('are those of the photographers of the service only, while it is on offer with a window (BABY-03)', async () => {
    await withPortrait();
    const all = await listed();
    await keep();
    const other = await studio().addPhotographer();
    expect((await book('11:00', { photographer_id: other })).status).toBe(409);
    const change = (body: object) => studio().adminCall('PUT', `/api/admin/services/${ids.service}`, body);
    await sql`INSERT INTO service_photographer (service_id, photographer_id) VALUES (${ids.service}, ${ids.photographer})`.execute(
      db(),
    );
    expect((await book('11:00', { photographer_id: other })).status).toBe(201);
    const lists: string[][] = [];
    for (const body of [{ active: false }, { active: true }, { birth_window: null }]) {
      expect((await change(body)).status).toBe(200);
      lists.push(await listed());
    }
    expect(lists.map((list) => list.length)).toEqual([all.length, all.length - 5, all.length]);
    const window = { places_per_week: 2, first_day: 5, last_day: 14 };
    await change({ birth_window: window });
    expect(await listed()).not.toEqual(all);
    expect((await keep(null)).body.kept_hours).toBeNull();
    expect(await listed()).toEqual(all);
  });

  it('are booked by nobody any more once they are stored, however many try meanwhile (BABY-03)', async () => {
    await withPortrait();
    const photographers: string[] = [];
    for (let i = 0; i < 16; i++) photographers.push(await studio().addPhotographer());
    const booked = async (): Promise<number> => {
      const { rows } = await sql`SELECT FROM live_booking WHERE service_id = ${portrait}`.execute(db());
      return rows.length;
    };
    const attempts = photographers.map((photographer_id, i) =>
      book('11:00', { photographer_id, customer: { ...customer, email: `k${i}@example.de` } }),
    );
    expect((await keep()).status).toBe(200);
    // Whoever is being booked while the hours are stored comes before them.
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(await booked());
    // With the buffer after a session from 11 to 12 o'clock, a quarter past 12 is free but for the kept hours.
    const late = photographers.map((photographer_id) => book('12:15', { photographer_id }));
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual(photographers.map(() => 409));
    await keep(null);
    expect((await book('12:15', { photographer_id: photographers[0] })).status).toBe(201);
  });

  it.each([
    [{ opens_days_before: 61, weekly: kept_hours.weekly }],
    [{ opens_days_before: 3, weekly: [] }],
    [{ opens_days_before: 3, weekly: [{ weekday: 8, from: '10:00', until: '12:00' }] }],
    [{ opens_days_before: 3, weekly: [{ weekday: 2, from: '12:00', until: '10:00' }] }],
    [{ opens_days_before: 3, weekly: [{ weekday: 2, from: '24:00', until: '25:00' }] }],
    [{ opens_days_before: 3, weekly: 'always' }],
  ])('refuses %j', async (kept) => {
    expect((await keep(kept)).status).toBe(422);
  });
});
