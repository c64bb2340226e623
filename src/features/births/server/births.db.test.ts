import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emailSettingsFrom } from '#features/notifications/domain/email-settings.ts';
import { skipReasonOf } from '#features/notifications/domain/still-worth-sending.ts';
import { readMailFacts } from '#features/notifications/server/mails/mail-facts.ts';
import type { CreatedPlace } from '../contract.ts';
import { remindOfPlaces } from './places/remind.ts';
import { birthStudio } from './testing/birth-studio.ts';

const { studio, db, take, look, born, choose, end, pay, listed, numbers, mails, read, call, configure } = birthStudio();

const startsOf = async (place: CreatedPlace): Promise<string[]> =>
  ((await look(place)).days ?? []).flatMap(({ starts }) => starts);

describe('telling the date of birth', () => {
  it('offers free starts of day 5 to day 14 after it, and no others (BABY-02)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-08T08:00');
    const told = await born(place, '2030-03-05');
    expect(told.body).toMatchObject({ state: 'born', first_date: '2030-03-10', last_date: '2030-03-19' });
    const dates = told.body.days.map(({ date }: { date: string }) => date);
    expect([dates[0], dates.at(-1)]).toEqual(['2030-03-11', '2030-03-19']);
    for (const start of ['2030-03-09T10:00:00', '2030-03-20T10:00:00', '2030-04-30T10:00:00']) {
      const refused = await choose(place, start);
      expect([refused.status, refused.body.code]).toEqual([400, 'other_day']);
    }
    expect((await look(place)).state).toBe('born');
  });

  it('moves the place to the week of the birth, above the plan if it is full, marked (BABY-02)', async () => {
    const early = await take(1);
    const others = [await take(2, { week: '2030-03-11' }), await take(3, { week: '2030-03-11' })];
    studio().setNow('2030-03-13T08:00');
    expect((await born(early, '2030-03-12')).status).toBe(200);
    expect((await numbers()).toSorted()).toEqual(['2030-03-11 1', '2030-03-11 2', '2030-03-11 3 above']);
    expect(await listed()).toMatchObject([{ above_plan: false }, { above_plan: false }, { above_plan: true }]);
    // A corrected date moves it again: there it is within the plan.
    expect((await born(early, '2030-03-05')).status).toBe(200);
    expect((await numbers()).toSorted()).toEqual(['2030-03-04 1', '2030-03-11 1', '2030-03-11 2']);
    expect(others).toHaveLength(2);
  });

  it.each([
    ['2030-03-09', 'born_future'],
    ['2029-10-01', 'born_early'],
    ['2030-02-20', 'born_over'],
  ])('refuses %s on 8 March and changes nothing (BABY-02)', async (born_on, code) => {
    const place = await take(1);
    studio().setNow('2030-03-08T08:00');
    const refused = await born(place, born_on);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect((await look(place)).born_on).toBeNull();
  });

  it('needs the token of the mails (BABY-01)', async () => {
    const { booking_id } = await take(1);
    studio().setNow('2030-03-08T08:00');
    for (const command of ['birth', 'time', 'end']) {
      const body = { born_on: '2030-03-05', start: '2030-03-11T10:00:00' };
      expect((await call('POST', `/api/birth-places/${booking_id}/${command}?token=x`, body)).status).toBe(403);
    }
    const { body } = await call('GET', `/api/birth-places/${booking_id}`);
    expect(body).toMatchObject({ state: 'reserved', week: '2030-03-04' });
    expect(JSON.stringify(body)).not.toMatch(/Familie|2030-03-06|example/);
  });
});

describe('choosing the hour', () => {
  const bornPlace = async (number = 1) => {
    const place = await take(number);
    await pay(place);
    studio().setNow('2030-03-08T08:00');
    await born(place, '2030-03-05');
    return place;
  };

  it('turns the place into a session that keeps its deposit and is confirmed by it (BABY-02)', async () => {
    const place = await bornPlace();
    const [start = ''] = await startsOf(place);
    expect((await choose(place, start)).body).toMatchObject({ state: 'booked', start });
    const booking = await read(place.booking_id);
    expect(booking).toMatchObject({ status: 'CONFIRMED', start, awaits_birth: null, payment: { status: 'paid' } });
    expect(await mails(place)).toEqual(expect.arrayContaining(['booking_confirmation', 'studio_new_booking']));
    expect((await choose(place, start)).status).toBe(200);
    expect(await listed()).toMatchObject([{ state: 'booked', start, paid: 75 }]);
  });

  it('asks for the deposit with the session if it was not paid (BABY-02)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-08T08:00');
    await born(place, '2030-03-05');
    const [start = ''] = await startsOf(place);
    await choose(place, start);
    expect(await read(place.booking_id)).toMatchObject({ status: 'PENDING', start });
    expect(await mails(place)).toEqual(expect.arrayContaining(['booking_received']));
  });

  it('leaves the place as it is if somebody else was faster (BABY-02)', async () => {
    const [one, two] = [await bornPlace(1), await bornPlace(2)];
    const [start = ''] = await startsOf(one);
    const answers = await Promise.all([choose(one, start), choose(two, start)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const states = [(await look(one)).state, (await look(two)).state].toSorted();
    expect(states).toEqual(['booked', 'born']);
  });
});

describe('reminders', () => {
  const kinds = async (place: CreatedPlace) => (await mails(place)).filter((kind) => kind.endsWith('birth_reminder'));

  it.each([
    ['2030-03-15T23:59', []],
    ['2030-03-16T00:00', ['birth_reminder']],
    ['2030-03-26T23:59', ['birth_reminder']],
    ['2030-03-27T00:00', ['birth_reminder', 'studio_birth_reminder']],
  ])('at %s of a due date of 6 March: %j, once each (BABY-02)', async (now, expected) => {
    const place = await take(1);
    studio().setNow(now);
    await Promise.all([remindOfPlaces(studio().context), remindOfPlaces(studio().context)]);
    await remindOfPlaces(studio().context);
    expect(await kinds(place)).toEqual(expected);
  });

  it('are not written once the child is born (BABY-02)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-08T08:00');
    await born(place, '2030-03-05');
    studio().setNow('2030-04-08T08:00');
    await remindOfPlaces(studio().context);
    expect(await kinds(place)).toEqual([]);
  });
});

describe('ending everything', () => {
  const refunded = async ({ booking_id }: CreatedPlace): Promise<number[]> =>
    (
      await sql<{ amount_cents: number }>`
        SELECT refund.amount_cents FROM refund JOIN payment ON payment.id = refund.payment_id
        WHERE payment.booking_id = ${booking_id}`.execute(db())
    ).rows.map(({ amount_cents }) => amount_cents);

  it('is one press: the deposit is refunded in full, the place is free, and no message is written (BABY-04)', async () => {
    // A rule that would refund nothing.
    await configure({ refund_rule_enabled: true, refund_stages: [] });
    const place = await take(1);
    await pay(place);
    await sql`DELETE FROM message`.execute(db());
    expect((await end(place)).body).toMatchObject({ state: 'ended', week: null, born_on: null });
    expect([await refunded(place), await mails(place), await numbers()]).toEqual([[7500], [], []]);
    expect((await end(place)).status).toBe(200);
    expect(await refunded(place)).toEqual([7500]);
  });

  it('works the same for the session, and in the back office (BABY-04)', async () => {
    const place = await take(1);
    await pay(place);
    studio().setNow('2030-03-08T08:00');
    await born(place, '2030-03-05');
    await choose(place, (await startsOf(place))[0] ?? '');
    await sql`DELETE FROM message`.execute(db());
    const ended = await studio().adminCall('POST', `/api/admin/birth-places/${place.booking_id}/end`);
    expect(ended.status).toBe(200);
    expect([await refunded(place), await mails(place), await numbers()]).toEqual([[7500], [], []]);
    const { rows } = await sql`SELECT FROM occupied_time WHERE id = ${place.booking_id}`.execute(db());
    expect(rows).toEqual([]);
  });

  it('is followed by no message, whatever was queued before and however much time passes (BABY-04)', async () => {
    const place = await take(1);
    await end(place);
    for (const now of ['2030-03-20T08:00', '2030-04-20T08:00', '2031-03-06T08:00']) {
      studio().setNow(now);
      await remindOfPlaces(studio().context);
    }
    const written = await mails(place);
    expect(written).toEqual(['birth_place', 'studio_birth_place']);
    // None of the mails that were queued before, or could ever be queued about the booking, is sent any more.
    const facts = await readMailFacts(studio().context, place.booking_id, emailSettingsFrom({}).design, null);
    if (!facts) throw new Error('The booking is gone');
    const moment = { booking: facts.booking, place: facts.place, queuedAt: 0, now: studio().context.now() };
    for (const kind of ['birth_place', 'birth_reminder', 'studio_birth_place', 'studio_birth_reminder'] as const) {
      expect(skipReasonOf({ kind }, moment)).toBe('place_over');
    }
  });

  it('leaves nothing about the birth: its date is nowhere in the database any more (BABY-04)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-08T08:00');
    await born(place, '2030-03-03');
    await end(place);
    const { rows } = await sql<{ found: string }>`
      SELECT to_jsonb(audit_entry)::text || (SELECT to_jsonb(booking)::text FROM booking WHERE id = ${place.booking_id}) AS found
      FROM audit_entry WHERE booking_id = ${place.booking_id}`.execute(db());
    expect(rows.length).toBeGreaterThan(1);
    for (const { found } of rows) expect(found).not.toContain('2030-03-03');
    expect(await numbers()).toEqual([]);
  });

  it('is not possible once the session has begun (BABY-04)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-08T08:00');
    await born(place, '2030-03-05');
    await choose(place, (await startsOf(place))[0] ?? '');
    studio().setNow('2030-03-20T08:00');
    expect((await end(place)).body.code).toBe('session_over');
  });
});

it('a place that waits, or has ended, is no cancellation in the reports (BABY-04)', async () => {
  const figures = async () => (await studio().adminCall('GET', '/api/admin/bookings/stats/overview')).body;
  const before = await figures();
  const place = await take(1);
  expect(await figures()).toEqual(before);
  await end(place);
  expect(await figures()).toEqual(before);
});

it('the stages of a refund count from the due date until there is an hour (BABY-03)', async () => {
  await configure({ refund_rule_enabled: true, refund_stages: [{ days_before: 7, percent: 50 }] });
  const place = await take(1);
  await pay(place);
  studio().setNow('2030-02-27T11:59');
  expect((await look(place)).refund_amount).toBe(37.5);
  studio().setNow('2030-02-27T12:00');
  expect((await look(place)).refund_amount).toBe(0);
  const { booking_id, cancel_token } = place;
  const given = await call('POST', `/api/bookings/${booking_id}/cancel?token=${cancel_token}&expected_refund=0`);
  expect(given.status).toBe(200);
  expect((await look(place)).state).toBe('ended');
  expect(await numbers()).toEqual([]);
});

it('the export of a person has the place, and erasing the booking deletes it (BABY-04)', async () => {
  const place = await take(1);
  studio().setNow('2030-03-08T08:00');
  await born(place, '2030-03-05');
  const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: 'familie1@example.de' });
  const exported = body.bookings.find(({ id }: { id: string }) => id === place.booking_id);
  expect(exported.birth_place).toMatchObject({ due_on: '2030-03-06', born_on: '2030-03-05' });
  await sql`UPDATE booking SET erased_at = now() WHERE id = ${place.booking_id}`.execute(db());
  expect(await numbers()).toEqual([]);
  const { rows } = await sql<{ awaits_birth: boolean }>`
    SELECT awaits_birth FROM booking WHERE id = ${place.booking_id}`.execute(db());
  expect(rows).toEqual([{ awaits_birth: false }]);
});
