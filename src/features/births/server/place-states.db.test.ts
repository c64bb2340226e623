import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CreatedPlace } from '../contract.ts';
import { placeToTell } from './place-to-tell.ts';
import { remindOfPlaces } from './remind.ts';
import { birthStudio, familyOf } from './testing/birth-studio.ts';

const { studio, db, ids, call, take, tryTake, look, born, choose, end, listed, mails, read, configure } = birthStudio();

const waitFor = (hours: number | null) =>
  studio().adminCall('PUT', '/api/admin/calendar/settings', { waiting_list_hours: hours });
const told = (place: CreatedPlace) => placeToTell(studio().context, place.booking_id);
const firstStart = async (place: CreatedPlace): Promise<string> =>
  ((await look(place)).days ?? []).flatMap(({ starts }) => starts)[0] ?? '';
const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const bornPlace = async (number = 1): Promise<CreatedPlace> => {
  const place = await take(number);
  studio().setNow('2030-03-08T08:00');
  expect((await born(place, '2030-03-05')).status).toBe(200);
  return place;
};
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
    const reserved = { week: '2030-03-04', due_on: '2030-03-06', waiting_list: false, is_born: false };
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

describe('an hour', () => {
  it('cannot be chosen before the birth, nor once the place is over (BABY-02)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-08T08:00');
    expect(refusalOf(await choose(place, '2030-03-11T10:00:00'))).toEqual([409, 'place_over']);
    await end(place);
    expect(refusalOf(await choose(place, '2030-03-11T10:00:00'))).toEqual([409, 'place_over']);
    expect(refusalOf(await born(place, '2030-03-05'))).toEqual([409, 'place_over']);
  });

  it('can be chosen on the first and on the last day, and at noon of the due date only if that is one (BABY-02)', async () => {
    const place = await take(1, { due_on: '2030-03-04', week: '2030-03-04' });
    studio().setNow('2030-03-04T08:00');
    await born(place, '2030-03-02');
    expect(refusalOf(await choose(place, '2030-03-04T12:00:00'))).toEqual([400, 'other_day']);
    expect((await choose(place, '2030-03-07T10:00:00')).body).toMatchObject({ state: 'booked' });
    const last = await take(2, { due_on: '2030-03-04', week: '2030-03-04' });
    await born(last, '2030-03-04');
    expect((await choose(last, '2030-03-18T10:00:00')).body).toMatchObject({ state: 'booked' });
  });

  it('is offered from today on if the first day is over (BABY-02)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-13T08:00');
    await born(place, '2030-03-05');
    const { first_date, days } = await look(place);
    expect([first_date, days?.[0]?.date]).toEqual(['2030-03-10', '2030-03-13']);
  });

  it('is chosen once; the session is then moved like any other (BABY-02)', async () => {
    const place = await bornPlace();
    const start = await firstStart(place);
    await choose(place, start);
    expect(refusalOf(await choose(place, '2030-03-12T10:00:00'))).toEqual([409, 'place_booked']);
    expect(refusalOf(await born(place, '2030-03-04'))).toEqual([409, 'place_booked']);
    expect(await look(place)).toMatchObject({ state: 'booked', start });
    expect((await look(place)).days).toBeUndefined();
  });
});

describe('the session that came from a place', () => {
  it('is listed until it is over, or marked as completed (BABY-02)', async () => {
    const place = await bornPlace();
    await choose(place, '2030-03-11T10:00:00');
    studio().setNow('2030-03-11T11:59');
    expect(await listed()).toHaveLength(1);
    studio().setNow('2030-03-11T12:00');
    expect(await listed()).toEqual([]);
    studio().setNow('2030-03-11T08:00');
    await sql`UPDATE booking SET status = 'COMPLETED' WHERE id = ${place.booking_id}`.execute(db());
    expect(await listed()).toEqual([]);
    expect(refusalOf(await end(place))).toEqual([400, 'session_over']);
  });

  it('can be ended until it begins (BABY-04)', async () => {
    const place = await bornPlace();
    await choose(place, '2030-03-11T10:00:00');
    studio().setNow('2030-03-11T10:00');
    expect(refusalOf(await end(place))).toEqual([400, 'session_over']);
    studio().setNow('2030-03-11T09:59');
    expect((await end(place)).body.state).toBe('ended');
  });

  it('frees its place when the studio cancels it (BABY-02)', async () => {
    const place = await bornPlace();
    await choose(place, '2030-03-11T10:00:00');
    await studio().adminCall('DELETE', `/api/admin/bookings/${place.booking_id}`);
    expect(await listed()).toEqual([]);
    expect(await told(place)).toBeUndefined();
  });
});

describe('a reminder', () => {
  it('is written by the first run, and not for a place that has ended (BABY-02)', async () => {
    const place = await take(1);
    const ended = await take(2);
    await end(ended);
    await sql`DELETE FROM message`.execute(db());
    studio().setNow('2030-03-27T08:00');
    await remindOfPlaces(studio().context);
    expect(await mails(place)).toEqual(['birth_reminder', 'studio_birth_reminder']);
    expect(await mails(ended)).toEqual([]);
  });
});

describe('who told and ended', () => {
  const actions = async ({ booking_id }: CreatedPlace) =>
    (
      await sql<{ text: string }>`
        SELECT action || ' by ' || CASE actor WHEN 'customer' THEN actor ELSE 'admin' END AS text FROM audit_entry
        WHERE booking_id = ${booking_id} AND action <> 'booking.created' ORDER BY at, action`.execute(db())
    ).rows.map(({ text }) => text);

  it('is recorded: the family or the studio (BABY-04)', async () => {
    const [one, two] = [await take(1), await take(2)];
    studio().setNow('2030-03-08T08:00');
    await born(one, '2030-03-05');
    const path = `/api/admin/birth-places/${two.booking_id}`;
    expect((await studio().adminCall('POST', `${path}/birth`, { born_on: '2030-03-05' })).status).toBe(200);
    studio().setNow('2030-03-08T08:01');
    await end(one);
    await studio().adminCall('POST', `${path}/end`);
    const [byFamily, byStudio] = [await actions(one), await actions(two)];
    expect(byFamily).toEqual(byFamily.map((text) => text.replace('admin', 'customer')));
    expect(byFamily[0]).toBe('booking.birth_told by customer');
    expect(byStudio).toEqual(byFamily.map((text) => text.replace('customer', 'admin')));
    expect(byFamily).toHaveLength(2);
  });
});

describe('the weeks on offer', () => {
  const offered = async (due_on?: string) =>
    (await call('GET', `/api/birth-windows/${ids.service}${due_on ? `?due_on=${due_on}` : ''}`)).body;

  it('come with the price, the deposit, the rest, and the days after the birth (BABY-01)', async () => {
    await waitFor(null);
    expect(await offered('2030-03-06')).toMatchObject({
      service_id: ids.service,
      name: 'Neugeborene',
      duration_min: 120,
      first_day: 5,
      last_day: 14,
      price: 150,
      prepayment: 75,
      rest: 75,
      waiting_list: false,
      refusal: null,
    });
    await waitFor(2);
    await configure({ stripe_enabled: false });
    expect(await offered('2030-03-06')).toMatchObject({ prepayment: 0, rest: 150, waiting_list: true });
  });

  it('are none without a due date, and none but a reason for one that cannot be (BABY-01)', async () => {
    const unknown = await offered();
    expect([unknown.refusal, unknown.photographers[0].weeks]).toEqual([null, []]);
    const past = await offered('2029-12-01');
    expect([past.refusal, past.photographers[0].weeks]).toEqual([
      'Dieser Geburtstermin liegt schon länger zurück. Bitte melden Sie sich beim Studio.',
      [],
    ]);
    expect((await call('GET', `/api/birth-windows/${await studio().addService()}`)).status).toBe(404);
  });

  it('count only places within the plan of their photographer (BABY-01)', async () => {
    const other = await studio().addPhotographer();
    const early = await take(1);
    for (const number of [2, 3]) await take(number, { week: '2030-03-11' });
    studio().setNow('2030-03-13T08:00');
    await born(early, '2030-03-12');
    const { photographers } = await offered('2030-03-12');
    const free = (id: string) => photographers.find((one: { id: string }) => one.id === id).weeks[0].free;
    expect([free(ids.photographer), free(other)]).toEqual([0, 2]);
  });
});
