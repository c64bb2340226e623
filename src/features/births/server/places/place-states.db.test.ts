import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import type { CreatedPlace } from '../../contract.ts';
import { placeForMail } from '../place-for-mail.ts';
import { birthStudio, familyOf, refusalOf } from '../testing/birth-studio.ts';

const { studio, db, ids, call, waitFor, take, tryTake, look, born, choose, end, listed, read } = birthStudio();

const told = (place: CreatedPlace) => placeForMail(studio().context, place.booking_id);
const ordinaryBooking = async (): Promise<CreatedPlace> => {
  const { status, body } = await call('POST', '/api/bookings', {
    service_id: await studio().addService(),
    photographer_id: ids.photographer,
    location_id: 'company',
    start: '2030-02-20T10:00:00',
    customer: familyOf(7),
  });
  expect([status, body]).toMatchObject([201, {}]);
  return body;
};

describe('a place that was taken', () => {
  it('has the code, the wishes and the price of its booking (BABY-01)', async () => {
    const place = await take(1, { notes: 'Zwillinge' });
    const { rows } = await sql<object>`
      SELECT confirmation_code, notes, service_price_cents, language FROM booking
      WHERE id = ${place.booking_id}`.execute(db());
    expect(rows).toEqual([
      { confirmation_code: place.confirmation_code, notes: 'Zwillinge', service_price_cents: 15_000, language: 'de' },
    ]);
    expect(place.confirmation_code).not.toBe('');
    const without = await take(2);
    const { rows: others } = await sql`SELECT notes FROM booking WHERE id = ${without.booking_id}`.execute(db());
    expect(others).toEqual([{ notes: null }]);
  });

  it('is given to both when two ask for the last two at the same moment, in each of five weeks (BABY-01)', async () => {
    const weeks = ['2030-03-04', '2030-03-11', '2030-03-18', '2030-03-25', '2030-04-01'];
    const asked = weeks.flatMap((week, number) => [
      tryTake(2 * number + 1, { week }),
      tryTake(2 * number + 2, { week }),
    ]);
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 201));
  });

  it('is what its mails say, and nothing once it is over (BABY-02)', async () => {
    await waitFor(2);
    const place = await take(1);
    await take(2);
    const waiting = await take(3, { waiting_list: true });
    const reserved = { week: '2030-03-04', due_on: '2030-03-06', waiting_list: false, is_born: false, other_places: 0 };
    expect([await told(place), await told(waiting)]).toEqual([reserved, { ...reserved, waiting_list: true }]);
    studio().setNow('2030-03-13T08:00');
    await born(place, '2030-03-12');
    expect(await told(place)).toEqual({ ...reserved, week: '2030-03-11', is_born: true });
    await end(place);
    expect(await told(place)).toBeUndefined();
  });

  it('may be ended, and looked at, until the birth however late it is (BABY-02)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-26T08:00');
    expect(await listed()).toMatchObject([{ state: 'reserved', start: null, born_on: null, paid: 0 }]);
    expect((await end(place)).body).toMatchObject({ state: 'ended', start: null });
    expect(await listed()).toEqual([]);
  });
});

describe('a place that does not exist', () => {
  it('is not found, whatever is asked of it (BABY-01)', async () => {
    const booking = await ordinaryBooking();
    for (const id of [randomUUID(), booking.booking_id]) {
      const admin = (command: string, body?: object) =>
        studio().adminCall('POST', `/api/admin/birth-places/${id}/${command}`, body);
      expect(refusalOf(await admin('end'))).toEqual([404, 'not_found']);
      expect(refusalOf(await admin('birth', { born_on: '2030-01-31' }))).toEqual([404, 'not_found']);
      expect(refusalOf(await call('GET', `/api/birth-places/${id}`))).toEqual([404, 'not_found']);
    }
    expect((await call('GET', '/api/birth-places/x')).status).toBe(404);
    expect((await end(booking)).status).toBe(404);
    expect((await read(booking.booking_id)).status).toBe('PENDING');
  });
});

describe('a place on the waiting list', () => {
  it('asks for no deposit, and takes no date of birth (BABY-05)', async () => {
    await waitFor(2);
    for (const number of [1, 2]) await take(number);
    const waiting = await take(3, { waiting_list: true });
    expect((await look(waiting)).prepayment).toBeUndefined();
    studio().setNow('2030-03-08T08:00');
    expect(refusalOf(await born(waiting, '2030-03-05'))).toEqual([409, 'no_place']);
  });
});

/** Everything that the studio reads about a booking, in one text. */
const readByStudio = async ({ booking_id }: CreatedPlace, number: number): Promise<string> => {
  const { body: booking } = await studio().adminCall('GET', `/api/admin/bookings/${booking_id}`);
  const email = encodeURIComponent(familyOf(number).email);
  const { body: customer } = await studio().adminCall('GET', `/api/admin/customers/${email}/profile`);
  const { body: signedIn } = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
  const excel = await studio().server.inject({
    method: 'GET',
    url: '/api/admin/bookings/export/excel',
    headers: { authorization: `Bearer ${signedIn.access_token}` },
  });
  const sheets = await readExcelFile(excel.rawPayload, { trim: false });
  const rows = sheets.map(({ data }) => data.filter((row) => row.includes(booking_id)));
  const sessions = customer.booking_history.map(({ without_time }: { without_time?: true }) => without_time ?? false);
  return JSON.stringify({
    list: booking.without_time ?? false,
    sessions,
    stats: customer.stats.last_booking_date,
    rows,
  });
};

it('a place that ended without an hour has no time for the studio, one that ended with an hour has it (BABY-09)', async () => {
  const place = await take(71);
  const waiting = await readByStudio(place, 71);
  expect(waiting).toContain('"list":true,"sessions":[true],"stats":null');
  await end(place);
  expect(await look(place)).toMatchObject({ state: 'ended' });
  const { body } = await studio().adminCall('GET', `/api/admin/bookings/${place.booking_id}`);
  expect(body.allowed_actions).not.toContain('restore');
  const ended = await readByStudio(place, 71);
  expect(ended).toContain('"list":true,"sessions":[true],"stats":null');
  for (const text of [waiting, ended]) {
    expect(text).toContain('Ohne Termin');
    expect(text).not.toContain('06.03.2030');
  }
  const timed = await take(72);
  studio().setNow('2030-03-07T08:00');
  await born(timed, '2030-03-05');
  const { days } = await look(timed);
  const start = days?.[0]?.starts[0] ?? '';
  expect((await choose(timed, start)).status).toBe(200);
  await end(timed);
  const over = await readByStudio(timed, 72);
  expect(over).toContain('"list":false,"sessions":[false]');
  expect(over).not.toContain('Ohne Termin');
});
