import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { confirmUrl, expireUnconfirmed, selectBooking } from '#features/booking/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import type { CreatedPlace } from '../../contract.ts';
import { birthStudio, refusalOf } from '../testing/birth-studio.ts';
import { fillPlaces } from './fill-places.ts';

const { studio, db, call, waitFor, take, tryTake, look, born, choose, end, listed, numbers, mails, path } =
  birthStudio();

const mustConfirm = () => writeSetting(db(), 'email', { confirmation: { required: true } });
/** The address of the confirmation, as only the mail contains it. */
const confirm = async ({ booking_id }: CreatedPlace) => {
  const booking = await selectBooking(studio().context, booking_id);
  if (!booking) throw new Error('No booking');
  const token = new URL(confirmUrl(studio().context, booking)).searchParams.get('token');
  return call('POST', `/api/bookings/${booking_id}/confirm?token=${token}`);
};

describe('a place of an address that must be confirmed', () => {
  it('is held for half an hour and asks in its only mail; confirmed, it is like any other (BABY-07)', async () => {
    await mustConfirm();
    const place = await take(1);
    expect(place.confirm_by).toBe('2030-02-01T08:30:00+01:00');
    expect(await mails(place)).toEqual(['confirm_address']);
    expect(await look(place)).toMatchObject({ state: 'reserved', confirm_by: '2030-02-01T08:30:00+01:00' });
    expect((await look(place)).prepayment).toBeUndefined();
    expect(await listed()).toMatchObject([{ confirm_by: '2030-02-01T08:30:00+01:00' }]);
    const asked = await call(
      'POST',
      `/api/payments/create-checkout-session/${place.booking_id}?token=${place.cancel_token}`,
    );
    expect(refusalOf(asked)).toEqual([400, 'confirm_first']);
    expect(await confirm(place)).toMatchObject({
      status: 200,
      body: { awaits_birth: true, prepayment_required: true },
    });
    expect(await mails(place)).toEqual(['birth_place', 'confirm_address', 'studio_birth_place']);
    expect((await look(place)).confirm_by).toBeUndefined();
    studio().setNow('2030-02-01T12:00');
    await expireUnconfirmed(studio().context);
    expect((await look(place)).state).toBe('reserved');
  });

  it('ends with the deadline, silently, and its number is free for the next family (BABY-07)', async () => {
    await mustConfirm();
    const place = await take(1);
    await take(2);
    studio().setNow('2030-02-01T08:31');
    expect((await confirm(place)).body.code).toBe('confirm_over');
    await expireUnconfirmed(studio().context);
    expect((await look(place)).state).toBe('ended');
    expect(await numbers()).toEqual([]);
    expect(await mails(place)).toEqual(['confirm_address']);
    expect((await tryTake(3)).status).toBe(201);
  });

  it('gets no date of birth and no hour before, by the token of the response or in the database (BABY-07)', async () => {
    await mustConfirm();
    const place = await take(1, { due_on: '2030-01-30', week: '2030-01-28' });
    expect(refusalOf(await born(place, '2030-01-31'))).toEqual([400, 'confirm_first']);
    expect((await choose(place, '2030-02-08T10:00:00')).status).toBe(409);
    await expect(
      sql`UPDATE birth_place SET born_on = '2030-01-31' WHERE booking_id = ${place.booking_id}`.execute(db()),
    ).rejects.toMatchObject({ constraint: 'birth_place_confirmed' });
    await confirm(place);
    expect((await born(place, '2030-01-31')).status).toBe(200);
  });

  it('is confirmed by the studio that tells its birth (BABY-07)', async () => {
    await mustConfirm();
    const place = await take(1, { due_on: '2030-01-30', week: '2030-01-28' });
    const told = await studio().adminCall('POST', `/api/admin/birth-places/${place.booking_id}/birth`, {
      born_on: '2030-01-31',
    });
    expect(told.status).toBe(200);
    expect(await look(place)).toMatchObject({ state: 'born' });
    expect((await look(place)).confirm_by).toBeUndefined();
  });

  it('is given back before it is confirmed, without a mail (BABY-07)', async () => {
    await mustConfirm();
    const place = await take(1);
    expect((await call('POST', path(place, '/end'), {})).status).toBe(200);
    expect(await mails(place)).toEqual(['confirm_address']);
  });

  it('is not given to a family on the waiting list that has not confirmed (BABY-07)', async () => {
    await waitFor(2);
    const [first] = [await take(1), await take(2)];
    await mustConfirm();
    const unconfirmed = await take(3, { waiting_list: true });
    studio().setNow('2030-02-01T08:01');
    const confirmed = await take(4, { waiting_list: true });
    await confirm(confirmed);
    await end(first);
    await fillPlaces(studio().context);
    expect([(await look(unconfirmed)).state, (await look(confirmed)).state]).toEqual(['waiting_list', 'reserved']);
    await expect(
      sql`UPDATE birth_place SET place = 1 WHERE booking_id = ${unconfirmed.booking_id}`.execute(db()),
    ).rejects.toMatchObject({ constraint: 'birth_place_confirmed' });
  });

  it('does not fill the weeks: 20 addresses of one network hold nothing half an hour later (BABY-07)', async () => {
    await mustConfirm();
    const weeks = Array.from({ length: 10 }, (_, i) =>
      new Date(Date.UTC(2030, 2, 4 + 7 * i)).toISOString().slice(0, 10),
    );
    for (const [i, week] of weeks.entries()) {
      await take(2 * i, { week });
      await take(2 * i + 1, { week });
    }
    studio().setNow('2030-02-01T08:31');
    await expireUnconfirmed(studio().context);
    expect(await numbers()).toEqual([]);
  });
});
