import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { mia, offeringStudio } from './testing/offering-studio.ts';

const { studio, service, offer, tryOffer, take, shown, occupied, read } = offeringStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const people = { included: 2, max: 4, price_each: 15, minutes_each: 10 };

/** Offers these options with the service; returns their ids. */
const sell = async (options: readonly object[], more: object = {}): Promise<string[]> => {
  const { status, body } = await admin('PUT', `/api/admin/services/${service()}`, { options, ...more });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.options.map(({ id }: { id: string }) => id);
};
const makeUp = { name_de: 'Make-up', name_ru: 'Макияж', price: 40, extra_minutes: 30 };

afterEach(() => sell([], { people: null, needs: [] }));

it('holds, shows and books the service with its choice: price, minutes and items contain both (OFFER-12)', async () => {
  const [id] = await sell([makeUp, { name_de: 'Abzug', price: 5, required: true }], { people });
  const made = await offer(['05T10:00', '06T12:00'], { options: [{ id }], people: 3 });
  expect(made.times.map(({ start, end }) => `${start.slice(5, 16)} ${end.slice(11, 16)}`)).toEqual([
    '06-05T10:00 11:40',
    '06-06T12:00 13:40',
  ]);
  const { rows } = await sql<{ minutes: number }>`
    SELECT extract(epoch FROM upper(during) - lower(during))::int / 60 AS minutes FROM occupied_time`.execute(
    studio().database.db,
  );
  expect(rows).toEqual([{ minutes: 100 }, { minutes: 100 }]);
  const { body: page } = await shown(made);
  expect(page).toMatchObject({ price: 205, rest: 205, duration_minutes: 100 });
  expect(page.items).toMatchObject([
    { kind: 'option', name_de: 'Make-up', name_ru: 'Макияж', count: 1, price: 40 },
    { kind: 'people', count: 3, price: 15 },
  ]);
  expect((await take(made, 1, { expected_price: 150 })).body.code).toBe('price_changed');
  const booked = await take(made, 1, { expected_price: 205 });
  expect(booked.status).toBe(201);
  expect(await read(booked.body.booking_id)).toMatchObject({
    service_price: 205,
    start: '2030-06-06T12:00:00+02:00',
    end: '2030-06-06T13:40:00+02:00',
    items: [
      { option_id: id, name_de: 'Make-up', price: 40 },
      { kind: 'people', count: 3 },
    ],
  });
});

it('keeps the offered items when the options change or are no longer offered (OFFER-12)', async () => {
  const [id] = await sell([makeUp], { people });
  const made = await offer(['05T10:00'], { options: [{ id }], people: 4 });
  await sell([], { people: null });
  expect((await shown(made)).body).toMatchObject({ price: 220, duration_minutes: 110 });
  const booked = await take(made, 0, { expected_price: 220 });
  expect(booked.status).toBe(201);
  expect((await read(booked.body.booking_id)).end).toBe('2030-06-05T11:50:00+02:00');
});

it('holds the resources that an option needs (OFFER-12)', async () => {
  const artist = (await admin('POST', '/api/admin/resources', { kind: 'person', name_de: 'Mia' })).body.id;
  const [id] = await sell([{ ...makeUp, needs: [{ resource_ids: [artist] }] }]);
  const boris = await studio().addPhotographer({ name: 'Boris' });
  await offer(['05T10:00'], { options: [{ id }] });
  const times = [{ photographer_id: boris, start: '2030-06-05T10:30:00' }];
  expect((await tryOffer([], { times, options: [{ id }] })).body.code).toBe('slot_taken');
  expect((await tryOffer([], { times })).status).toBe(201);
});

it.each([
  ['an unknown option', () => ({ options: [{ id: 'x' }] }), 'unknown_option'],
  ['too many of an option', (id: string) => ({ options: [{ id, count: 2 }] }), 'too_many_of_option'],
  ['too many people', () => ({ people: 5 }), 'too_many_people'],
])('refuses %s, and holds nothing (OFFER-12)', async (_, choice, code) => {
  const [id = ''] = await sell([makeUp], { people });
  const refused = await tryOffer(['05T10:00'], choice(id));
  expect([refused.status, refused.body.code]).toEqual([400, code]);
  expect(await occupied()).toEqual([]);
});

it('refuses a second session, which a booking may have (OFFER-12)', async () => {
  const second = await studio().addService({ name: 'Passbild', duration_min: 30 });
  const saved = await admin('PUT', `/api/admin/services/${second}`, { as_second_session: true });
  expect(saved.status).toBe(200);
  const other = (await admin('GET', '/api/admin/services')).body.find(({ id }: { id: string }) => id === service());
  expect(other.second_sessions).toMatchObject([{ id: second }]);
  const refused = await tryOffer(['05T10:00'], { options: [{ id: second }] });
  expect([refused.status, refused.body.code]).toEqual([400, 'unknown_option']);
});

it('the export of a person contains the items (OFFER-12)', async () => {
  const [id] = await sell([makeUp]);
  await offer(['05T10:00'], { options: [{ id }] });
  const exported = await admin('POST', '/api/admin/privacy/export', { email: mia.email });
  expect(exported.body.offers).toMatchObject([{ items: [{ name_de: 'Make-up', unit_price_cents: 4000 }] }]);
});
