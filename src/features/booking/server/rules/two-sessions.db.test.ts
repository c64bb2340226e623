import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { studioWithSecondSession } from '../testing/studio-with-second-session.ts';

const { studio, attempt, book, read, change, service, photographer, second } = studioWithSecondSession();

const day = '2030-06-05';
const at = (time: string): string => `${day}T${time}:00+02:00`;
const both = (more: object = {}) => ({ options: [{ id: second(), count: 1 }], ...more });
const slots = async (query = `&options=${second()}`): Promise<string[]> => {
  const path = `/api/availability?service_id=${service()}&photographer_id=${photographer()}&date=${day}${query}`;
  const { body } = await studio().call('GET', path);
  return body.slots.map(({ start }: { start: string }) => start.slice(11, 16));
};

it('two sessions in a row are one booking: one time, both names, the sum of both, the gap of the longer need once (PLAN-33)', async () => {
  const { booking_id } = await book(at('10:00'), both());
  const booking = await read(booking_id);
  // 60 minutes, 20 between them (15 after the first, 20 before the second), 30 minutes.
  expect(booking).toMatchObject({
    start: at('10:00'),
    end: at('11:50'),
    service_id: service(),
    service_name: 'Porträt + Passfoto',
    service_name_ru: 'Porträt + Фото на паспорт',
    service_price: 170,
    items: [
      {
        kind: 'session',
        service_id: second(),
        option_id: null,
        name_de: 'Passfoto',
        name_ru: 'Фото на паспорт',
        price: 20,
        minutes: 50,
        gap_minutes: 20,
        first_end: at('11:00'),
        start: at('11:20'),
        end: at('11:50'),
      },
    ],
  });
  const { body } = await studio().call('GET', `/api/bookings/${booking_id}`);
  expect(body).toMatchObject({ price: 170, items: [{ kind: 'session', start: at('11:20') }] });
  const { rows } = await sql<{ before: number; after: number; rows: number }>`
    SELECT minutes_before AS before, minutes_after AS after,
           (SELECT count(*)::int FROM occupied_time WHERE id = booking.id) AS rows
    FROM booking WHERE id = ${booking_id}`.execute(studio().context.db);
  // Those before the first and after the second session.
  expect(rows).toEqual([{ before: 5, after: 40, rows: 1 }]);
});

it('only times are offered at which both fit, and exactly those can be booked (PLAN-33)', async () => {
  await book(at('12:00'));
  const [alone, together] = [await slots(''), await slots()];
  expect(together.length).toBeGreaterThan(0);
  expect(together.length).toBeLessThan(alone.length);
  // 10:00 to 11:50 would need 40 minutes after it.
  expect(alone).toContain('10:00');
  expect(together).not.toContain('10:00');
  const refused = await attempt(at('10:00'), both());
  expect(refused.status).toBe(409);
  const path = `/api/availability?service_id=${service()}&photographer_id=any&date=${day}&options=${second()}`;
  const anyone = (await studio().call('GET', path)).body;
  // Photographers of other tests may be free as well.
  const ofAnyone = anyone.slots.map(({ start }: { start: string }) => start.slice(11, 16));
  expect(ofAnyone).toEqual(expect.arrayContaining(together));
  for (const start of [together[0], together.at(-1)]) {
    expect((await attempt(at(start as string), both())).status).toBe(201);
  }
});

it('of many customers for overlapping times of two sessions one gets a booking (PLAN-33)', async () => {
  const count = scaleCount(200);
  const starts = ['10:00', '10:30', '11:00', '11:30'];
  const answers = await Promise.all(
    Array.from({ length: count }, (_, i) => attempt(at(starts[i % 4] as string), both())),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(count - 1).fill(409)]);
}, 60_000);

it('the database refuses a second session without its service, and another one (PLAN-33)', async () => {
  const { booking_id } = await book(at('10:00'), both());
  const { db } = studio().context;
  const add = (kind: string, service_id: string | null) =>
    sql`INSERT INTO booking_item (booking_id, position, kind, name_de, count, unit_price_cents, unit_minutes, service_id)
        VALUES (${booking_id}, 9, ${kind}, 'Passfoto', 1, 0, 30, ${service_id})`.execute(db);
  await expect(add('session', second())).rejects.toThrow('booking_item_session');
  await expect(add('session', null)).rejects.toThrow('booking_item_session_check');
  await expect(add('people', second())).rejects.toThrow('booking_item_session_check');
});

it('the reports count the first service under its own name, and the second session as an extra (PLAN-33)', async () => {
  const { service_name } = await read((await book(at('13:00'))).booking_id);
  await book(at('10:00'), both());
  const { body } = await studio().adminCall('GET', `/api/admin/reports/charts?date_from=${day}&date_to=${day}`);
  const of = (list: { id: string; name: string; bookings: number; revenue: number }[], id: string) =>
    list.filter((one) => one.id === id).map(({ name, bookings, revenue }) => [name, bookings, revenue]);
  expect(of(body.services, service())).toEqual([[service_name, 2, 320]]);
  expect(of(body.items, second())).toEqual([['Passfoto', 1, 20]]);
});

beforeEach(() => change({ minutes_before: 5, minutes_after: 15 }));
