import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const ids = { service: '', photographer: '', booking: '', token: '' };

const start = (time: string) => ({
  service_id: ids.service,
  photographer_id: ids.photographer,
  location_id: 'company',
  start: `2030-06-${time}:00:00`,
  customer,
});

beforeAll(async () => {
  ids.service = await studio().addService();
  ids.photographer = await studio().addPhotographer();
  const { body } = await studio().call('POST', '/api/bookings', start('05T09'));
  Object.assign(ids, { booking: body.booking_id, token: body.cancel_token });
});

/** The number of statements that a request sends to the database, BEGIN and COMMIT included. */
const statementsOf = async (path: string, booked?: object): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await studio().call(booked ? 'POST' : 'GET', path, booked);
  expect({ path, status }).toEqual({ path, status: booked ? 201 : 200 });
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
};

const write = () => studio().database.pool.query(`UPDATE photographer SET name = name || '.'`);

const asked = (path: string): string =>
  path
    .replace('WHO', `service_id=${ids.service}&photographer_id=${ids.photographer}`)
    .replace('SERVICE', ids.service)
    .replace('BOOKING', `${ids.booking}?token=${ids.token}`);

/** Statements with the rows in memory, and after a write anywhere. A request that needs more is slower for everybody. */
it.each([
  ['/api/services', 2, 2],
  ['/api/photographers', 2, 2],
  ['/api/availability?WHO&date=2030-06-06', 1, 5],
  ['/api/availability/month?WHO&month=2030-06', 1, 5],
  ['/api/company/info', 1, 1],
  ['/api/company/settings/public', 1, 1],
  ['/api/calendar/settings', 1, 1],
  ['/api/page-design/public', 1, 1],
  ['/api/payments/service-config/SERVICE', 3, 3],
  ['/api/bookings/BOOKING', 14, 14],
])('%s takes %i statements, and %i after a write', async (path, cached, anew) => {
  await write();
  expect(await statementsOf(asked(path))).toBe(anew);
  // Rows are kept once no statement that may change them is under way.
  await expect.poll(() => statementsOf(asked(path))).toBe(cached);
});

it('a booking takes one statement, and 16 after a change of the studio', async () => {
  const times = ['06', '07', '11', '12']
    .flatMap((day) => ['09', '11', '13', '15'].map((hour) => `${day}T${hour}`))
    .values();
  const book = () => statementsOf('/api/bookings', start(times.next().value ?? ''));
  await expect.poll(book).toBe(1);
  await write();
  expect(await book()).toBe(16);
});
