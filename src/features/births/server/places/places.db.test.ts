import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mostFutureSessions } from '#features/booking/server/create/future-session-limit.ts';
import { missSession } from '#features/booking/server/testing/miss-session.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import { insertTestBooking } from '#shared/server/database/testing/insert-booking.ts';
import { placeForMail } from '../place-for-mail.ts';
import { birthStudio, familyOf, refusalOf } from '../testing/birth-studio.ts';
import { fillPlaces } from './fill-places.ts';
import { takePlace } from './take-place.ts';

const { studio, db, ids, call, waitFor, tryTake, take, look, end, pay, listed, numbers, mails, configure } =
  birthStudio();
const weeksOf = async (due_on: string): Promise<{ week: string; free: number }[]> =>
  (await call('GET', `/api/birth-windows/${ids.service}?due_on=${due_on}`)).body.photographers.find(
    ({ id }: { id: string }) => id === ids.photographer,
  ).weeks;

describe('a place in a week', () => {
  it('is taken with the due date, and says which week; it occupies no time (BABY-01)', async () => {
    const place = await take(1);
    expect(place).toMatchObject({ week: '2030-03-04', waiting_list: false });
    expect(await look(place)).toMatchObject({
      state: 'reserved',
      week: '2030-03-04',
      due_on: '2030-03-06',
      start: null,
    });
    expect(await listed()).toMatchObject([{ state: 'reserved', customer_name: 'Familie 1', due_on: '2030-03-06' }]);
    const { rows } = await sql`SELECT FROM occupied_time`.execute(db());
    expect(rows).toEqual([]);
    expect(await mails(place)).toEqual(['birth_place', 'studio_birth_place']);
  });

  it('is given as often as the studio has set; then the next weeks are offered (BABY-01)', async () => {
    await take(1);
    expect((await weeksOf('2030-03-06')).slice(0, 2)).toEqual([
      { week: '2030-03-04', free: 1 },
      { week: '2030-03-11', free: 2 },
    ]);
    await take(2);
    const full = await tryTake(3);
    expect([full.status, full.body.code]).toEqual([409, 'week_full']);
    expect((await weeksOf('2030-03-06')).map(({ free }) => free)).toEqual([0, 2, 2, 2, 2]);
    expect((await take(3, { week: '2030-03-11' })).week).toBe('2030-03-11');
    expect(await numbers()).toEqual(['2030-03-04 1', '2030-03-04 2', '2030-03-11 1']);
  });

  it('is refused by the database beyond that number and twice, whatever writes (BABY-01)', async () => {
    const one = await take(1);
    const two = await take(2, { week: '2030-03-11' });
    const set = (place: number) =>
      sql`
      UPDATE birth_place SET week = '2030-03-04', place = ${place} WHERE booking_id = ${two.booking_id}`.execute(db());
    await expect(set(1)).rejects.toMatchObject({ constraint: 'birth_place_once' });
    await expect(set(3)).rejects.toMatchObject({ constraint: 'birth_place_within_plan' });
    await set(2);
    await expect(
      sql`UPDATE birth_place SET above_plan = true WHERE booking_id = ${one.booking_id}`.execute(db()),
    ).rejects.toMatchObject({ constraint: 'birth_place_above_plan_is_born' });
  });

  it('is given twice and never more often when many ask at the same moment (BABY-01)', async () => {
    const asked = scaleCount(200);
    const answers = await Promise.all(Array.from({ length: asked }, (_, number) => tryTake(number)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([2, asked - 2]);
    expect(await numbers()).toEqual(['2030-03-04 1', '2030-03-04 2']);
  });

  it('is one per mailbox, service and network, also at the same moment (BABY-01)', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => tryTake(1)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('has_place');
  });

  it('answers whoever types the address of a family with a place as a new family; only the mail tells (BABY-08)', async () => {
    const place = await take(1);
    await sql`UPDATE booking SET created_at = created_at - interval '3 hours' WHERE id = ${place.booking_id}`.execute(
      db(),
    );
    const known = await tryTake(1);
    const unknown = await tryTake(2, { week: '2030-03-11' });
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    expect(known.body).toMatchObject({ week: '2030-03-04', waiting_list: false });
    const others = async (id: string) => (await placeForMail(studio().context, id))?.other_places;
    expect([await others(known.body.booking_id), await others(unknown.body.booking_id)]).toEqual([1, 0]);
  });

  it.each([
    [{ due_on: '2030-01-17' }, 400, 'due_past'],
    [{ due_on: '2031-02-01', week: '2031-01-27' }, 400, 'due_far'],
    [{ week: '2030-02-25' }, 400, 'other_week'],
    [{ week: '2030-03-05' }, 400, 'other_week'],
    [{ due_on: '2030-02-30' }, 422, 'validation'],
    [{ service_id: 'x' }, 404, 'not_found'],
    [{ photographer_id: 'x' }, 404, 'not_found'],
    [{ expected_price: 1 }, 409, 'price_changed'],
    [{ customer: { ...familyOf(1), email: 'x' } }, 422, 'validation'],
  ])('is refused for %j (BABY-01)', async (more, status, code) => {
    const refused = await tryTake(1, more);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await numbers()).toEqual([]);
  });

  it('has no place beside the times of the wizard: such a service is not booked there (BABY-01)', async () => {
    const services = (await call('GET', '/api/services')).body;
    expect(services.find(({ id }: { id: string }) => id === ids.service).birth_window).toBe(true);
    const booked = await call('POST', '/api/bookings', {
      service_id: ids.service,
      photographer_id: ids.photographer,
      location_id: 'company',
      start: '2030-03-06T09:00:00',
      customer: familyOf(1),
    });
    expect([booked.status, booked.body.code]).toEqual([400, 'birth_window']);
  });
});

describe('the deposit of a place', () => {
  it('is asked for with the place, paid online, and the place stays one (BABY-01)', async () => {
    const place = await take(1, { expected_price: 150, expected_prepayment: 75 });
    expect((await look(place)).prepayment).toMatchObject({ state: 'open', amount: 75, rest: 75 });
    await pay(place);
    expect(await look(place)).toMatchObject({ state: 'reserved', prepayment: { state: 'paid', amount: 75 } });
    expect(await mails(place)).toEqual(['birth_place', 'birth_place', 'studio_birth_place']);
    expect(await listed()).toMatchObject([{ paid: 75, state: 'reserved' }]);
  });

  it('is not asked for in a studio that takes only transfers, and the place is given (BABY-01)', async () => {
    await configure({
      stripe_enabled: false,
      transfer_enabled: true,
      transfer_account_holder: 'Studio Licht',
      transfer_iban: 'DE89370400440532013000',
    });
    expect((await call('GET', `/api/birth-windows/${ids.service}`)).body.prepayment).toBe(0);
    const place = await take(1, { expected_price: 150, expected_prepayment: 0 });
    expect((await look(place)).prepayment).toBeUndefined();
  });

  it('is not asked for while the studio takes no payments (BABY-01)', async () => {
    await configure({ stripe_enabled: false });
    expect((await look(await take(1))).prepayment).toBeUndefined();
  });
});

describe('the waiting list of a full week', () => {
  it('exists only if the studio has one (BABY-05)', async () => {
    await take(1);
    await take(2);
    expect((await tryTake(3, { waiting_list: true })).status).toBe(409);
    await waitFor(2);
    expect((await take(3, { waiting_list: true })).waiting_list).toBe(true);
  });

  it('asks nobody for money before there is a place, in no way and whichever program writes (BABY-05)', async () => {
    await waitFor(2);
    const [first] = [await take(1), await take(2)];
    const waiting = await take(3, { waiting_list: true });
    const { booking_id, cancel_token } = waiting;
    for (const way of ['', '&way=online']) {
      const asked = await call(
        'POST',
        `/api/payments/create-checkout-session/${booking_id}?token=${cancel_token}${way}`,
      );
      expect(refusalOf(asked)).toEqual([400, 'no_place']);
    }
    expect((await call('GET', `/api/bookings/${booking_id}?token=${cancel_token}`)).body.prepayment).toBeUndefined();
    expect((await look(waiting)).prepayment).toBeUndefined();
    await expect(
      sql`INSERT INTO payment (id, booking_id, purpose, amount_cents, currency, status, expires_at)
          VALUES (gen_random_uuid(), ${booking_id}, 'prepayment', 7500, 'EUR', 'asking', now())`.execute(db()),
    ).rejects.toMatchObject({ constraint: 'payment_has_place' });
    await end(first);
    await fillPlaces(studio().context);
    expect((await look(waiting)).prepayment).toMatchObject({ state: 'open', amount: 75 });
    await pay(waiting);
    expect((await look(waiting)).prepayment).toMatchObject({ state: 'paid' });
  });

  it('gives a place that becomes free to whoever has waited longest, with a mail, and to nobody else (BABY-05)', async () => {
    await waitFor(2);
    const [first] = [await take(1), await take(2)];
    const waiting = await take(3, { waiting_list: true });
    studio().setNow('2030-02-01T08:01');
    const later = await take(4, { waiting_list: true });
    expect((await look(waiting)).state).toBe('waiting_list');
    await end(first);
    await Promise.all([fillPlaces(studio().context), fillPlaces(studio().context)]);
    expect([(await look(waiting)).state, (await look(later)).state]).toEqual(['reserved', 'waiting_list']);
    expect((await mails(waiting)).filter((kind) => kind === 'birth_place')).toHaveLength(2);
    expect((await mails(later)).filter((kind) => kind === 'birth_place')).toHaveLength(1);
  });
});

it('families who wait for one full week keep no place of another week from its family (BABY-05)', async () => {
  await waitFor(2);
  await take(1);
  await take(2);
  const other = await take(3, { week: '2030-03-11' });
  await take(4, { week: '2030-03-11' });
  // More than any batch; written at once, because each takes a while to ask for.
  const first = await take(5, { waiting_list: true });
  const { rows } = await sql<{ names: string }>`
    SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
    WHERE attrelid = 'booking'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`.execute(db());
  const names = sql.raw(rows[0]?.names ?? '');
  await sql`
    WITH families AS (
      INSERT INTO booking (${names}) SELECT ${names} FROM (
        SELECT (jsonb_populate_record(booking, jsonb_build_object(
          'id', gen_random_uuid(), 'confirmation_code', 'FB-' || to_char(number, 'FM00000000'),
          'customer_email', number || '@example.de', 'calendar_uid', replace(gen_random_uuid()::text, '-', '')))).*
        FROM booking, generate_series(1, 250) AS number WHERE booking.id = ${first.booking_id}) AS copied
      RETURNING id)
    INSERT INTO birth_place (booking_id, service_id, photographer_id, week, due_on, created_at)
    SELECT families.id, service_id, photographer_id, week, due_on, created_at
    FROM families, birth_place WHERE booking_id = ${first.booking_id}`.execute(db());
  studio().setNow('2030-02-01T08:01');
  const waiting = await take(6, { week: '2030-03-11', waiting_list: true });
  await end(other);
  await fillPlaces(studio().context);
  expect((await look(waiting)).state).toBe('reserved');
});

it('counts for the limit of sessions ahead, together with sessions, also at the same moment (SRV-89)', async () => {
  const context = { ...studio().context, rateLimit: true };
  const customer = familyOf(1);
  await sql`UPDATE service SET birth_window = '{"places_per_week": 50, "first_day": 5, "last_day": 14}' WHERE id = ${ids.service}`.execute(
    db(),
  );
  // Whatever the customer holds counts together: sessions, and places whose hour is chosen later.
  const left = 8;
  for (let nth = 0; nth < mostFutureSessions - left; nth++) {
    const at = Date.parse('2030-04-01T08:00:00Z') + nth * DAY;
    await insertTestBooking(db(), at, { customer_email: 'andere@example.de', customer_phone: customer.phone });
  }
  const wanted = (number: number) => ({
    service_id: ids.service,
    photographer_id: ids.photographer,
    due_on: '2030-03-06',
    week: number % 2 === 0 ? '2030-03-04' : '2030-03-11',
    waiting_list: false,
    notes: '',
    customer: { ...familyOf(number), phone: customer.phone, whatsapp_notifications: false },
  });
  const visitor = { language: 'de', network: '127.0.0.1' } as const;
  const codes = await Promise.all(
    Array.from({ length: left + 4 }, (_, number) =>
      takePlace(context, wanted(number), visitor).then(
        () => 'taken',
        (problem) => problem.code,
      ),
    ),
  );
  expect(codes.filter((code) => code === 'taken')).toHaveLength(left);
  expect(codes.filter((code) => code === 'too_many_bookings')).toHaveLength(4);
});

it('a family that has missed a session pays the whole price with its place (BANK-05)', async () => {
  await configure({ full_payment_after_missed: 1 });
  await missSession(db(), familyOf(1).email);
  const refused = await tryTake(1, { expected_price: 150, expected_prepayment: 75 });
  expect(refused).toMatchObject({ status: 409, body: { reason: 'missed_sessions', prepayment: 150 } });
  const place = await take(1, { expected_price: 150, expected_prepayment: 150 });
  expect((await look(place)).prepayment).toMatchObject({ state: 'open', amount: 150, rest: 0 });
});
