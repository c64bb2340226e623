import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { linesOf, studioWithExtras } from '../testing/studio-with-extras.ts';

const { studio, service, photographer, book, read, edit, cancel, addRoom, resourcesOf, offer, change } =
  studioWithExtras();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const at = (time: string) => `2030-06-04T${time}:00`;
const create = (more: object, start = at('11:00')) =>
  admin('POST', '/api/admin/bookings', {
    service_id: service(),
    photographer_id: photographer(),
    start,
    customer_name: 'Änne Müller',
    ...more,
  });
const timesOf = ({ start, end }: { start: string; end: string }) =>
  [start, end].map((instant) => instant.slice(11, 16)).join('-');
const people = { included: 2, max: 4, price_each: 15, minutes_each: 10 };

describe('a booking by the studio', () => {
  it('has the chosen options and people, and may omit a required option (PLAN-31)', async () => {
    const [makeUp] = await offer([{ name_de: 'Make-up', price: 40, extra_minutes: 30 }, { required: true }], people);
    const made = await create({ options: [{ id: makeUp }], people: 3 });
    expect(made).toMatchObject({ status: 201, body: { service_price: 205 } });
    expect([timesOf(made.body), linesOf(made.body)]).toEqual(['11:00-12:40', ['1 Make-up 40', '3 Personen 15']]);
    const shorter = await create({ options: [{ id: makeUp }], duration_minutes: 60 }, at('14:00'));
    expect([timesOf(shorter.body), shorter.body.service_price]).toEqual(['14:00-15:00', 190]);
    expect((await create({ options: [{ id: makeUp, count: 2 }] }, at('16:00'))).body.code).toBe('too_many_of_option');
  });
});

describe('the free times of the studio', () => {
  const query = (more: string) =>
    `service_id=${service()}&photographer_id=${photographer()}&date=2030-06-04&options=&people=1${more}`;

  it('do not contain the required options that it leaves out; customers are refused without them (PLAN-31)', async () => {
    await offer([{ required: true, extra_minutes: 30 }], people);
    const lasting = (body: { slots: { start: string; end: string }[] }) =>
      new Set(body.slots.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000));
    const { body } = await studio().call('GET', `/api/availability?${query('&notice=none')}`);
    expect(lasting(body)).toEqual(new Set([60]));
    const refused = await studio().call('GET', `/api/availability?${query('')}`);
    expect(refused).toMatchObject({ status: 400, body: { code: 'option_missing' } });
  });

  it('are explained for the choice, with its minutes and needs (PLAN-31)', async () => {
    const artist = await addRoom('Mia', { kind: 'person' });
    const [makeUp] = await offer([{ extra_minutes: 30, needs: [{ resource_ids: [artist] }] }, { required: true }]);
    await create({ options: [{ id: makeUp }] });
    const boris = await studio().addPhotographer({ name: 'Boris' });
    const explain = async (more: string, start = at('11:00')) =>
      (
        await admin(
          'GET',
          `/api/admin/availability/explain?service_id=${service()}&photographer_id=${boris}&start=${start}${more}`,
        )
      ).body;
    expect((await explain('')).free_for).toContain('staff');
    expect(await explain(`&options=${makeUp}:1`)).toMatchObject({ free_for: [], reasons: [{ reason: 'booked' }] });
    expect(await explain(`&options=${makeUp}:1`, at('14:00'))).toMatchObject({
      end: '2030-06-04T15:30:00+02:00',
      reasons: [],
    });
  });
});

describe('an edit', () => {
  it('adds and removes options: price and end are updated, the others keep their price (PLAN-31)', async () => {
    const [makeUp, album] = await offer([
      { name_de: 'Make-up', price: 40, extra_minutes: 30 },
      { name_de: 'Album', price: 90, extra_minutes: 15, max_count: 3 },
    ]);
    const { booking_id } = await book(at('11:00'), { options: [{ id: makeUp }] });
    await change({
      price_eur: 500,
      options: [
        { id: makeUp, name_de: 'Visagistin', price: 99, extra_minutes: 60, active: false },
        { id: album, name_de: 'Album', price: 95, extra_minutes: 15, max_count: 3 },
      ],
    });
    const more = await edit(booking_id, { options: [{ id: makeUp }, { id: album, count: 2 }] });
    expect(more.body.service_price).toBe(380);
    expect([timesOf(more.body), linesOf(more.body)]).toEqual(['11:00-13:00', ['1 Make-up 40', '2 Album 190']]);
    const less = await edit(booking_id, { options: [] });
    expect([timesOf(less.body), less.body.service_price, less.body.items]).toEqual(['11:00-12:00', 150, []]);
    expect((await edit(booking_id, { options: [{ id: makeUp }] })).body.code).toBe('unknown_option');
  });

  it('that does not name them keeps them, and a moved session keeps its length (PLAN-31)', async () => {
    const [makeUp] = await offer([{ name_de: 'Make-up', price: 40, extra_minutes: 30 }], people);
    const { booking_id } = await book(at('11:00'), { options: [{ id: makeUp }], people: 4 });
    const moved = await edit(booking_id, { start: at('14:00') });
    expect([timesOf(moved.body), linesOf(moved.body)]).toEqual(['14:00-15:50', ['1 Make-up 40', '4 Personen 30']]);
    expect((await edit(booking_id, { notes: 'neu' })).body.service_price).toBe(220);
    const alone = await edit(booking_id, { people: null });
    expect([timesOf(alone.body), linesOf(alone.body)]).toEqual(['14:00-15:30', ['1 Make-up 40']]);
  });

  it('to another service removes the options of the former one (PLAN-31)', async () => {
    const [makeUp] = await offer([{ name_de: 'Make-up', price: 40 }]);
    const { booking_id } = await book(at('11:00'), { options: [{ id: makeUp }] });
    const other = await studio().addService({ name: 'Passbild', duration_min: 30, price_cents: 2000 });
    const changed = await edit(booking_id, { service_id: other });
    expect(changed.body).toMatchObject({ service_price: 20, items: [] });
    const { body } = await admin('PUT', `/api/admin/services/${other}`, { options: [{ name_de: 'Rahmen', price: 8 }] });
    const framed = await edit(booking_id, { options: [{ id: body.options[0].id }] });
    expect([framed.body.service_price, linesOf(framed.body)]).toEqual([28, ['1 Rahmen 8']]);
  });

  it('claims what an added option needs, keeps it when moved, and releases it with the option (PLAN-30, PLAN-31)', async () => {
    const artist = await addRoom('Mia', { kind: 'person' });
    const [makeUp] = await offer([{ needs: [{ resource_ids: [artist] }] }]);
    const { booking_id } = await book(at('11:00'));
    await edit(booking_id, { options: [{ id: makeUp }] });
    expect(await resourcesOf(booking_id)).toEqual(['Mia']);
    await offer([]);
    await edit(booking_id, { start: at('14:00') });
    expect(await resourcesOf(booking_id)).toEqual(['Mia']);
    await cancel(booking_id);
    await edit(booking_id, { status: 'PENDING' });
    expect(await resourcesOf(booking_id)).toEqual(['Mia']);
    await edit(booking_id, { options: [] });
    expect(await resourcesOf(booking_id)).toEqual([]);
  });

  it('is refused if the artist of an added option is booked (PLAN-31)', async () => {
    const artist = await addRoom('Mia', { kind: 'person' });
    const [makeUp] = await offer([{ needs: [{ resource_ids: [artist] }] }]);
    await book(at('11:00'), { options: [{ id: makeUp }] });
    const boris = await studio().addPhotographer({ name: 'Boris' });
    const { booking_id } = await book(at('11:00'), { photographer_id: boris });
    expect((await edit(booking_id, { options: [{ id: makeUp }] })).status).toBe(409);
    expect(await read(booking_id)).toMatchObject({ items: [], service_price: 150 });
    const question = { photographer_id: boris, datetime: at('11:00'), duration_minutes: 60, service_id: service() };
    const check = (more: object) =>
      admin('POST', '/api/admin/bookings/check-availability', { ...question, exclude_booking_id: booking_id, ...more });
    expect((await check({})).body.available).toBe(true);
    expect((await check({ options: [{ id: makeUp }] })).body.available).toBe(false);
  });
});

describe('the database', () => {
  const db = () => studio().database.db;
  const booking = async () => {
    const [makeUp] = await offer([{ price: 40 }, { price: 0 }]);
    return (await book(at('11:00'), { options: [{ id: makeUp }] })).booking_id;
  };

  it.each([
    [
      'another sum',
      (id: string) => sql`UPDATE booking SET items_cents = 5000, service_price_cents = 20000 WHERE id = ${id}`,
    ],
    ['another price', (id: string) => sql`UPDATE booking SET service_price_cents = 18000 WHERE id = ${id}`],
    ['an item taken away', (id: string) => sql`DELETE FROM booking_item WHERE booking_id = ${id}`],
    ['more of an item', (id: string) => sql`UPDATE booking_item SET count = 2 WHERE booking_id = ${id}`],
    [
      'a price without parts',
      (id: string) => sql`UPDATE booking SET own_price_cents = NULL, items_cents = 0 WHERE id = ${id}`,
    ],
    [
      'a further item, though free of charge',
      (id: string) => sql`
        INSERT INTO booking_item (booking_id, position, kind, name_de, count, unit_price_cents, unit_minutes)
        VALUES (${id}, 9, 'people', 'x', 1, 4000, 0)`,
    ],
  ])('refuses %s: the items add up to the price (PLAN-31)', async (_, statement) => {
    const id = await booking();
    await expect(statement(id).execute(db())).rejects.toMatchObject({ code: '23514' });
    expect((await read(id)).service_price).toBe(190);
  });

  it('refuses items of a booking whose price has no part for them (PLAN-31)', async () => {
    const { booking_id } = await book(at('11:00'));
    const insert = sql`
      INSERT INTO booking_item (booking_id, position, kind, name_de, count, unit_price_cents, unit_minutes)
      VALUES (${booking_id}, 1, 'people', 'x', 1, 0, 0)`;
    await expect(insert.execute(db())).rejects.toMatchObject({ constraint: 'booking_items_add_up' });
  });

  it('deletes the items with their booking (PLAN-31)', async () => {
    const id = await booking();
    expect((await admin('DELETE', `/api/admin/bookings/${id}`)).status).toBe(200);
    const { rows } = await sql`SELECT FROM booking_item WHERE booking_id = ${id}`.execute(db());
    expect(rows).toEqual([]);
  });
});
