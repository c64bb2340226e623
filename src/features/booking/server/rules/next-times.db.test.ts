import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { nextTimes } from '#features/availability/server/api.ts';
import { studioOfSeveral } from '../testing/studio-of-several.ts';

const { studio, service, photographer, attempt, book, slots, addRoom, need, people } = studioOfSeveral();
const tuesday = '2030-06-04';
const at = (time: string, day = tuesday) => `${day}T${time}:00`;
const berlin = (time: string, day = tuesday) => `${at(time, day)}+02:00`;
const any = { photographer_id: 'any' };
const change = async (path: string, changes: object) => {
  const { status, body } = await studio().adminCall('PUT', path, changes);
  expect([status, body]).toEqual([200, body]);
};
const limitService = (daily_limit: number) => change(`/api/admin/services/${service()}`, { daily_limit });

describe('a taken time', () => {
  it('is refused as before, with the next three free times for the request (PLAN-04)', async () => {
    await book(at('10:00'));
    const { status, body } = await attempt(at('10:00'));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', detail: 'Time slot not available (conflict)' });
    const later = (await slots(tuesday)).filter((time) => time > '10:00').slice(0, 3);
    expect(later).toHaveLength(3);
    expect(body.next_times).toEqual(later.map((time) => berlin(time)));
    expect((await attempt(body.next_times[0].slice(0, 19))).status).toBe(201);
  });

  it('has times of other days if the day has none left, but none after the booking window (PLAN-04)', async () => {
    const last = '2030-07-03';
    const thursday = '2030-06-06';
    await book(at('17:00', thursday));
    expect((await attempt(at('17:00', thursday))).body.next_times).toEqual(
      (await slots('2030-06-07')).slice(0, 3).map((time) => berlin(time, '2030-06-07')),
    );
    await book(at('17:00', last));
    expect((await attempt(at('16:30', last))).body.next_times).toEqual([]);
  });

  it('has times of the next month if this week has none (PLAN-04)', async () => {
    await book(at('10:00'));
    const off = { photographer_id: photographer(), start: at('11:30'), end: at('15:00', '2030-06-20') };
    expect((await studio().adminCall('POST', '/api/admin/timeoff', off)).status).toBe(201);
    expect(await slots('2030-06-20')).toContain('15:00');
    expect((await attempt(at('10:00'))).body.next_times).toEqual(
      (await slots('2030-06-20')).slice(0, 3).map((time) => berlin(time, '2030-06-20')),
    );
  });

  it('has times of any photographer if the choice was left to the studio (PLAN-04, PLAN-21)', async () => {
    const [anna = '', boris = ''] = await people('Anna', 'Boris');
    for (const photographer_id of [anna, boris]) await book(at('10:00'), { photographer_id });
    await book(at('11:30'), { photographer_id: anna });
    const { body } = await attempt(at('10:00'), any);
    expect(body.code).toBe('slot_taken');
    const later = (await slots(tuesday, 'any')).filter((time) => time > '10:00').slice(0, 3);
    expect(body.next_times).toEqual(later.map((time) => berlin(time)));
    expect(later).not.toEqual((await slots(tuesday, anna)).filter((time) => time > '10:00').slice(0, 3));
  });

  it('has times at which the only room is free (PLAN-04)', async () => {
    await need([await addRoom('Eins')]);
    const other = await studio().addPhotographer();
    await book(at('10:00'), { photographer_id: other });
    await book(at('13:00'), { photographer_id: other });
    const { body } = await attempt(at('10:00'));
    expect(body.next_times).toHaveLength(3);
    for (const start of body.next_times) expect(await slots(tuesday)).toContain(start.slice(11, 16));
    expect(body.next_times).not.toContain(berlin('13:00'));
  });

  it('has times of another day if the daily limit is reached (PLAN-04, PLAN-13)', async () => {
    await limitService(1);
    await book(at('10:00'));
    const { status, body } = await attempt(at('15:00'));
    expect(status).toBe(409);
    expect(body.next_times[0]).toBe(berlin('09:00', '2030-06-05'));
  });

  it('has no times with another refusal, and each of 64 concurrent requests gets them (PLAN-04)', async () => {
    expect((await attempt(at('20:00'))).body).not.toHaveProperty('next_times');
    const all = await Promise.all(Array.from({ length: 64 }, () => attempt(at('10:00'))));
    const refused = all.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(63);
    for (const { body } of refused) expect(body.next_times).toEqual(refused[0]?.body.next_times);
    expect(refused[0]?.body.next_times).toHaveLength(3);
  });
});

it('64 concurrent refused customers share the search for other times (PLAN-04)', async () => {
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const context = { ...studio().context, db: studio().context.db.withPlugin(counting) };
  const refused = {
    service_id: service(),
    photographer_id: photographer(),
    start: Date.parse(berlin('10:00')),
    atAnyNotice: false,
  };
  const all = await Promise.all(Array.from({ length: 64 }, () => nextTimes(context, refused)));
  expect(all[0]).toHaveLength(3);
  expect(new Set(all.map((times) => times.join())).size).toBe(1);
  // Two computations as well: everybody else gets the same list.
  expect(new Set(all).size).toBeLessThanOrEqual(2);
  // The first caller's snapshot and the one that all others share, each with service, photographer and schedule.
  expect(queries).toBeGreaterThan(3);
  expect(queries).toBeLessThanOrEqual(8);
});
