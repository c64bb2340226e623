import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CreatedPlace } from '../../contract.ts';
import { placeForMail } from '../place-for-mail.ts';
import { birthStudio, refusalOf } from '../testing/birth-studio.ts';

const { studio, db, take, look, born, choose, end, listed } = birthStudio();

const told = (place: CreatedPlace) => placeForMail(studio().context, place.booking_id);
const firstStart = async (place: CreatedPlace): Promise<string> =>
  ((await look(place)).days ?? []).flatMap(({ starts }) => starts)[0] ?? '';
const bornPlace = async (number = 1): Promise<CreatedPlace> => {
  const place = await take(number);
  studio().setNow('2030-03-08T08:00');
  expect((await born(place, '2030-03-05')).status).toBe(200);
  return place;
};

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
