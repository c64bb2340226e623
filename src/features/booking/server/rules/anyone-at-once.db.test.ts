import { expect, it } from 'vitest';
import { Problem } from '#shared/contract/problem.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import type { Context } from '#shared/server/context.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { createPublicBooking } from '../create/create-booking.ts';
import { customer } from '../testing/bookable-studio.ts';
import { studioOfSeveral } from '../testing/studio-of-several.ts';

const { studio, service, attempt, addRoom, need, people } = studioOfSeveral();
const tuesday = '2030-06-04';
const at = (time: string) => `${tuesday}T${time}:00`;
const any = { photographer_id: 'any' };
const names = ['Anna', 'Boris', 'Clara', 'Dora'];

const overlaps = async () =>
  (
    await studio().database.pool.query(`
      SELECT a.id FROM occupied_time a JOIN occupied_time b ON a.id < b.id AND a.uses && b.uses AND a.during && b.during`)
  ).rows;

it('64 customers, 4 photographers, one start: exactly 4 bookings, one for each photographer (PLAN-21)', async () => {
  await people(...names);
  const all = await Promise.all(Array.from({ length: 64 }, () => attempt(at('10:00'), any)));
  const booked = all.filter(({ status }) => status === 201).map(({ body }) => body.photographer_name);
  expect(booked.toSorted((a: string, b: string) => a.localeCompare(b))).toEqual(names);
  expect(all.filter(({ status, body }) => status === 409 && body.code === 'slot_taken')).toHaveLength(60);
});

it('customers with and without a named photographer fill the same time exactly once (PLAN-21)', async () => {
  const [anna = '', , clara = ''] = await people(...names);
  const requests = Array.from(
    { length: scaleCount(60, 24) },
    (_, i) => [any, { photographer_id: anna }, { photographer_id: clara }][i % 3],
  );
  const all = await Promise.all(requests.map((more) => attempt(at('10:00'), more)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(all.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const { rows } = await studio().database.pool.query(
    `SELECT photographer_name FROM booking WHERE service_id = $1 AND status <> 'CANCELLED' ORDER BY 1`,
    [service()],
  );
  expect(rows.map(({ photographer_name }) => photographer_name)).toEqual(names);
});

it('four photographers and three rooms: three sessions at each time, over two processes (PLAN-21, PLAN-04)', async () => {
  await people(...names);
  await need([await addRoom('Eins'), await addRoom('Zwei'), await addRoom('Drei')]);
  const others = [1, 2].map(() => openDatabase({ connection: studio().database.url, log: silentLog }));
  const contexts = others.map(({ db }) => ({ ...studio().context, db }));
  const times = ['09:00', '11:00', '13:00', '15:00'];
  const caller = {
    language: 'de',
    idempotency_key: undefined,
    administrator: undefined,
    network: '127.0.0.1',
  } as const;
  const all = await Promise.all(
    Array.from({ length: scaleCount(96, 48) }, async (_, i) => {
      const start = at(times[i % times.length] as string);
      const wanted = { service_id: service(), ...any, location_id: 'company' as const, start, customer };
      return createPublicBooking(contexts[(i >> 2) % 2] as Context, wanted, caller).then(
        () => start,
        (problem: unknown) => (problem instanceof Problem ? problem.code : String(problem)),
      );
    }),
  );
  for (const time of times) expect([time, all.filter((one) => one === at(time)).length]).toEqual([time, 3]);
  expect(all.filter((one) => one !== 'slot_taken')).toHaveLength(12);
  expect(await overlaps()).toEqual([]);
  await Promise.all(others.map(({ close }) => close()));
});

it('one Idempotency-Key, sent 20 times at once, makes one booking (PLAN-21)', async () => {
  await people(...names);
  const headers = { 'idempotency-key': `at-once-${service()}` };
  const all = await Promise.all(Array.from({ length: 20 }, () => attempt(at('10:00'), any, headers)));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
  expect(new Set(all.map(({ body }) => body.booking_id)).size).toBe(1);
  const { rows } = await studio().database.pool.query('SELECT id FROM booking WHERE service_id = $1', [service()]);
  expect(rows).toHaveLength(1);
});
