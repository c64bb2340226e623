import { expect, it } from 'vitest';
import { Problem } from '#shared/contract/problem.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import type { Context } from '#shared/server/context.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { createPublicBooking } from '../create/create-booking.ts';
import { customer } from '../testing/bookable-studio.ts';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, attempt, addRoom, need } = studioWithRooms();
const tuesday = '2030-06-04';

interface Request {
  readonly photographer_id: string;
  readonly time: string;
}

/** The most sessions at one time, by trying every subset of the photographers against the rooms. */
const mostAtOnce = (photographers: readonly string[], rooms: number): number => {
  let most = 0;
  for (let subset = 0; subset < 2 ** photographers.length; subset++) {
    const sessions = photographers.filter((_, i) => (subset & (1 << i)) !== 0).length;
    if (sessions <= rooms) most = Math.max(most, sessions);
  }
  return most;
};

it('many concurrent bookings over 3 rooms and 4 photographers: as many sessions as possible, and no lane claimed twice (PLAN-04)', async () => {
  const rooms = [await addRoom('Eins'), await addRoom('Zwei'), await addRoom('Drei')];
  await need(rooms);
  const people = [photographer()];
  while (people.length < 4) people.push(await studio().addPhotographer());
  // At 17:00 only two photographers are requested, so the rooms do not limit the result.
  const times = ['09:00', '11:00', '13:00', '15:00'];
  const requests = Array.from({ length: scaleCount(200, 80) }, (_, i): Request => {
    const isLate = i % 5 === 0;
    return {
      photographer_id: people[(isLate ? Math.floor(i / 5) % 2 : i) % people.length] as string,
      time: isLate ? '17:00' : (times[Math.floor(i / people.length) % times.length] as string),
    };
  });
  const responses = await Promise.all(
    requests.map(async ({ photographer_id, time }) => ({
      time,
      status: (await attempt(`${tuesday}T${time}:00`, { photographer_id })).status,
    })),
  );
  expect(responses.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  for (const time of [...times, '17:00']) {
    const wanted = new Set(
      requests.filter((request) => request.time === time).map(({ photographer_id }) => photographer_id),
    );
    const booked = responses.filter((one) => one.time === time && one.status === 201);
    expect([time, booked.length]).toEqual([time, mostAtOnce([...wanted], rooms.length)]);
  }
  const { rows } = await studio().database.pool.query(`
    SELECT a.id FROM occupied_time a JOIN occupied_time b ON a.id < b.id AND a.uses && b.uses AND a.during && b.during`);
  expect(rows).toEqual([]);
});

it('of two customers for one room with different photographers one is booked, the other refused (PLAN-04)', async () => {
  await need([await addRoom('Eins')]);
  const boris = await studio().addPhotographer();
  for (const time of ['09:00', '11:00', '13:00', '15:00']) {
    const start = `${tuesday}T${time}:00`;
    const both = await Promise.all([attempt(start), attempt(start, { photographer_id: boris })]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'slot_taken' });
  }
});

it('two processes book sessions with two rooms each, and no lane is claimed twice (PLAN-04)', async () => {
  const rooms = [await addRoom('Eins'), await addRoom('Zwei'), await addRoom('Drei'), await addRoom('Vier')];
  await need(rooms, rooms);
  const people = [photographer(), await studio().addPhotographer(), await studio().addPhotographer()];
  const others = [1, 2].map(() => openDatabase({ connection: studio().database.url, log: silentLog }));
  const contexts = others.map(({ db }) => ({ ...studio().context, db }));
  const statuses = await Promise.all(
    Array.from({ length: scaleCount(120, 60) }, async (_, i) => {
      const day = `2030-06-${String(4 + (i % 3)).padStart(2, '0')}`;
      const start = `${day}T${String(9 + (i % 8)).padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}:00`;
      const photographer_id = people[i % people.length] as string;
      const wanted = { service_id: service(), photographer_id, location_id: 'company' as const, start, customer };
      return createPublicBooking(contexts[i % 2] as Context, wanted, caller).then(
        () => 'booked',
        (problem: unknown) => (problem instanceof Problem ? problem.code : 'error'),
      );
    }),
  );
  expect([...new Set(statuses)].sort()).toEqual(['booked', 'slot_taken']);
  const overlapping = `
    SELECT a.id FROM occupied_time a JOIN occupied_time b ON a.id < b.id AND a.uses && b.uses AND a.during && b.during`;
  expect((await studio().database.pool.query(overlapping)).rows).toEqual([]);
  await Promise.all(others.map(({ close }) => close()));
});

const caller = { language: 'de', idempotency_key: undefined, administrator: undefined, network: '127.0.0.1' } as const;
