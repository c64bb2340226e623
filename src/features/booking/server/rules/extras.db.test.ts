import { describe, expect, it } from 'vitest';
import { linesOf, studioWithExtras } from '../testing/studio-with-extras.ts';

const { studio, service, photographer, attempt, book, read, addRoom, need, resourcesOf, offer } = studioWithExtras();
const at = (time: string, day = '2030-06-04') => `${day}T${time}:00`;
const publicOf = async (id: string) => (await studio().call('GET', `/api/bookings/${id}`)).body;
const people = { included: 2, max: 4, price_each: 15, minutes_each: 10 };
const asked = async (more: string, date = '2030-06-04') =>
  studio().call(
    'GET',
    `/api/availability?service_id=${service()}&photographer_id=${photographer()}&date=${date}${more}`,
  );
const slots = async (more: string): Promise<string[]> =>
  (await asked(more)).body.slots.map(({ start, end }: { start: string; end: string }) =>
    [start, end].map((instant) => instant.slice(11, 16)).join('-'),
  );
const month = async (more: string) =>
  (
    await studio().call(
      'GET',
      `/api/availability/month?service_id=${service()}&photographer_id=${photographer()}&month=2030-06${more}`,
    )
  ).body.days;

describe('a booking with options', () => {
  it('has their names and prices, lasts longer, and its price is the total (PLAN-30, PLAN-31)', async () => {
    const [makeUp, prints] = await offer(
      [
        { name_de: 'Make-up', name_ru: 'Макияж', price: 49.9, extra_minutes: 45 },
        { name_de: 'Abzug', price: 5, max_count: 9 },
      ],
      people,
    );
    const options = [{ id: prints, count: 3 }, { id: makeUp }];
    const { booking_id, start, end } = await book(at('11:00'), { options, people: 4 });
    expect([start, end].map((instant) => instant.slice(11, 16))).toEqual(['11:00', '13:05']);
    const booking = await read(booking_id);
    expect(booking.service_price).toBe(244.9);
    expect(booking.items).toEqual([
      {
        kind: 'option',
        option_id: makeUp,
        name_de: 'Make-up',
        name_ru: 'Макияж',
        count: 1,
        included: 0,
        unit_price: 49.9,
        unit_minutes: 45,
        price: 49.9,
        minutes: 45,
      },
      {
        kind: 'option',
        option_id: prints,
        name_de: 'Abzug',
        name_ru: null,
        count: 3,
        included: 0,
        unit_price: 5,
        unit_minutes: 0,
        price: 15,
        minutes: 0,
      },
      {
        kind: 'people',
        option_id: null,
        name_de: 'Personen',
        name_ru: 'Количество человек',
        count: 4,
        included: 2,
        unit_price: 15,
        unit_minutes: 10,
        price: 30,
        minutes: 20,
      },
    ]);
    const shown = await publicOf(booking_id);
    expect([linesOf(shown), shown.price]).toEqual([['1 Make-up 49.9', '3 Abzug 15', '4 Personen 30'], 244.9]);
  });

  it('keeps them when the studio changes or removes its options (PLAN-31)', async () => {
    const [makeUp] = await offer([{ name_de: 'Make-up', price: 40 }]);
    const { booking_id } = await book(at('11:00'), { options: [{ id: makeUp }] });
    await offer([]);
    const booking = await read(booking_id);
    expect([linesOf(booking), booking.service_price]).toEqual([['1 Make-up 40'], 190]);
    expect((await attempt(at('14:00'), { options: [{ id: makeUp }] })).body.code).toBe('unknown_option');
  });

  it('without any has no items, and shows none (PLAN-31)', async () => {
    await offer([{}], people);
    const { booking_id } = await book(at('11:00'));
    expect(await read(booking_id)).toMatchObject({ items: [], service_price: 150 });
    const shown = await publicOf(booking_id);
    expect('items' in shown || 'price' in shown).toBe(false);
  });

  it.each<[string, string, (id: string) => object]>([
    ['unknown_option', 'nicht mehr angeboten', (id) => ({ options: [{ id }, { id: 'x' }] })],
    ['too_many_of_option', 'kleinere Anzahl', (id) => ({ options: [{ id, count: 3 }] })],
    ['option_missing', 'noch nicht gewählt', () => ({ options: [] })],
    ['too_many_people', 'so viele Personen', (id) => ({ options: [{ id }], people: 5 })],
  ])('is refused: %s (PLAN-30)', async (code, text, wanted) => {
    const [id = ''] = await offer([{ required: true, max_count: 2 }], people);
    expect(await attempt(at('11:00'), wanted(id))).toMatchObject({
      status: 400,
      body: { code, detail: expect.stringContaining(text) },
    });
    const russian = await attempt(at('11:00'), { ...wanted(id), language: 'ru' });
    expect(russian.body.detail).toMatch(/^[А-Я]/);
    expect((await attempt(at('11:00'), { options: [{ id }], people: 4 })).status).toBe(201);
  });

  it.each([
    { options: [{ id: 'x', count: -1 }] },
    { options: [{ id: 'x', count: 1.5 }] },
    { options: [{ count: 1 }] },
    { options: 'x' },
    { people: 0 },
    { people: 101 },
    { price_list_version: 7 },
  ])('is refused with 422 when the request is malformed: %j (PLAN-30)', async (wanted) => {
    expect((await attempt(at('11:00'), wanted)).status).toBe(422);
  });

  it('is written in one batch with bookings that have none (PLAN-31)', async () => {
    const [makeUp] = await offer([{ name_de: 'Make-up', price: 40 }]);
    const days = ['04', '05', '06', '07'].map((day) => `2030-06-${day}`);
    const responses = await Promise.all(
      days.flatMap((day) => [
        attempt(at('09:00', day), { options: [{ id: makeUp }] }),
        attempt(at('11:00', day)),
        attempt(at('14:00', day), { photographer_id: 'any', options: [{ id: makeUp }] }),
      ]),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    const bookings = await Promise.all(responses.map(({ body }) => read(body.booking_id)));
    expect(bookings.map((booking) => [booking.service_price, linesOf(booking)])).toEqual(
      days.flatMap(() => [
        [190, ['1 Make-up 40']],
        [150, []],
        [190, ['1 Make-up 40']],
      ]),
    );
  });
});

describe('free times with options', () => {
  it('are those of the longer session, on a day and in a month (PLAN-30)', async () => {
    const [makeUp, album] = await offer([{ extra_minutes: 45 }, { extra_minutes: 30, max_count: 3 }], people);
    expect((await slots(''))[0]).toBe('09:00-10:00');
    expect((await slots(`&options=${makeUp}:1`))[0]).toBe('09:00-10:45');
    expect((await slots(`&options=${makeUp},${album}:2&people=4`))[0]).toBe('09:00-12:05');
    const [short, long] = [await month(''), await month(`&options=${album}:3`)];
    expect(long[0].slots).toBeLessThan(short[0].slots);
    expect(long[0].slots).toBe((await slots(`&options=${album}:3`)).length);
    for (const time of await slots(`&options=${makeUp}:1`)) {
      expect(time.split('-')[1]! <= '18:00').toBe(true);
    }
  });

  it('include a required option unless others are named (PLAN-30)', async () => {
    const [required, other] = await offer([{ required: true, extra_minutes: 30 }, {}]);
    expect((await slots(''))[0]).toBe('09:00-10:30');
    expect((await asked(`&options=${other}`)).body.code).toBe('option_missing');
    expect((await slots(`&options=${other},${required}`))[0]).toBe('09:00-10:30');
  });

  it('are only those at which everything they need is free: a make-up artist has one session at a time (PLAN-30, PLAN-03)', async () => {
    await need([await addRoom('Studio 1'), await addRoom('Studio 2')]);
    const artist = await addRoom('Mia', { kind: 'person' });
    const [makeUp] = await offer([{ name_de: 'Make-up', needs: [{ resource_ids: [artist] }] }]);
    const options = [{ id: makeUp }];
    const { booking_id } = await book(at('11:00'), { options });
    expect(await resourcesOf(booking_id)).toEqual(['Studio 1', 'Mia']);
    const boris = await studio().addPhotographer({ name: 'Boris' });
    const query = `service_id=${service()}&photographer_id=${boris}&date=2030-06-04`;
    const starts = async (more: string) =>
      (await studio().call('GET', `/api/availability?${query}${more}`)).body.slots.map(({ start }: { start: string }) =>
        start.slice(11, 16),
      );
    expect(await starts('')).toContain('11:00');
    const withArtist = await starts(`&options=${makeUp}`);
    expect(withArtist.filter((time: string) => time > '09:45' && time < '12:15')).toEqual([]);
    expect((await attempt(at('11:00'), { photographer_id: boris, options })).status).toBe(409);
    expect((await attempt(at('11:00'), { photographer_id: boris })).status).toBe(201);
  });

  it('of one make-up artist are booked once under concurrency (PLAN-30, PLAN-04)', async () => {
    const artist = await addRoom('Mia', { kind: 'person' });
    const [makeUp] = await offer([{ needs: [{ resource_ids: [artist] }] }]);
    const photographers = await Promise.all(Array.from({ length: 8 }, () => studio().addPhotographer()));
    const responses = await Promise.all(
      [...photographers, ...photographers, ...photographers].map((photographer_id) =>
        attempt(at('11:00'), { photographer_id, options: [{ id: makeUp }] }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect([201, 409].map((one) => statuses.filter((status) => status === one).length)).toEqual([1, 23]);
  });

  it.each(['&options=x', '&options=:1', '&people=0', '&people=x', '&options=%3B'])(
    'a malformed choice is 422: %s (PLAN-30)',
    async (more) => {
      expect((await asked(more)).status).toBe(422);
    },
  );
});
