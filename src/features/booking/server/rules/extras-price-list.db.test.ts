import { describe, expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';
import { linesOf, studioWithExtras } from '../testing/studio-with-extras.ts';

const { service, attempt, book, read, offer, change, studio } = studioWithExtras();
const start = '2030-06-04T11:00:00';
const version = async (): Promise<string> =>
  (await studio().call('GET', `/api/services/${service()}`)).body.price_list_version;
const booked = async () =>
  (await studio().adminCall('GET', '/api/admin/bookings')).body.filter(
    ({ service_id }: { service_id: string }) => service_id === service(),
  );

describe('a booking that names the version of the price list (PLAN-32)', () => {
  it('is made at the prices of that version', async () => {
    const [makeUp] = await offer([{ name_de: 'Make-up', price: 40 }]);
    const more = { price_list_version: await version(), options: [{ id: makeUp }], expected_price: 190 };
    expect(linesOf(await read((await book(start, more)).booking_id))).toEqual(['1 Make-up 40']);
  });

  it('is refused with the new total once the price of an option has changed, and nothing is booked', async () => {
    const [makeUp] = await offer([{ name_de: 'Make-up', price: 40 }]);
    const more = { price_list_version: await version(), options: [{ id: makeUp }], expected_price: 190 };
    await offer([{ id: makeUp as string, price: 60 }]);
    const refused = await attempt(start, more);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        detail: expect.stringContaining('210,00'),
        expected_price: 190,
        price: 210,
        price_list_version: await version(),
      },
    });
    expect(await booked()).toEqual([]);
    const { price, price_list_version } = refused.body;
    expect((await attempt(start, { ...more, expected_price: price, price_list_version })).status).toBe(201);
  });

  it.each<[string, (makeUp: string) => object, number]>([
    ['an option is not offered any more', () => ({ options: [] }), 150],
    ['an option may be booked less often', (id) => ({ options: [{ id, name_de: 'x', price: 40, max_count: 1 }] }), 190],
    [
      'an option has become required',
      (id) => ({
        options: [
          { id, name_de: 'x', price: 40, max_count: 2 },
          { name_de: 'y', price: 7, required: true },
        ],
      }),
      237,
    ],
    ['the price of the service has changed', () => ({ price_eur: 100 }), 180],
    [
      'the sum is the same, but sessions take longer',
      (id) => ({ options: [{ id, name_de: 'x', price: 40, max_count: 2, extra_minutes: 30 }] }),
      230,
    ],
  ])('is refused when %s, with the total of what can still be booked', async (_, changes, price) => {
    const [makeUp = ''] = await offer([{ name_de: 'Make-up', price: 40, max_count: 2 }]);
    const more = { price_list_version: await version(), options: [{ id: makeUp, count: 2 }] };
    await change(changes(makeUp));
    expect(await attempt(start, more)).toMatchObject({ status: 409, body: { code: 'price_changed', price } });
    expect(await booked()).toEqual([]);
  });

  it('one that names none is checked by the amount it expects, options included (SRV-11)', async () => {
    const [makeUp] = await offer([{ price: 40 }]);
    const options = [{ id: makeUp }];
    expect(await attempt(start, { options, expected_price: 150 })).toMatchObject({ status: 409, body: { price: 190 } });
    expect((await attempt(start, { options, expected_price: 190 })).status).toBe(201);
  });

  it('is never made at other prices, although they change while bookings are being written', async () => {
    const [makeUp = ''] = await offer([{ price: 40 }]);
    const more = { price_list_version: await version(), options: [{ id: makeUp }] };
    const days = ['04', '05', '06', '07', '11', '12', '13', '14'];
    const prices = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 60 : 40));
    const [responses] = await Promise.all([
      Promise.all(days.map((day) => attempt(`2030-06-${day}T09:00:00`, more))),
      (async () => {
        for (const price of prices) await offer([{ id: makeUp, price }]);
      })(),
    ]);
    const codes = responses.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(codes.filter((code) => code !== 'price_changed' && code !== 'try_again')).toEqual([]);
    for (const { service_price } of await booked()) expect(service_price).toBe(190);
  });
});

describe('the prepayment of a booking with options', () => {
  const paying = payingStudio();

  it('is the percentage of the whole price, in the check of the booking and at the payment page (PLAN-31)', async () => {
    const id = await paying.studio().addService({ price_cents: 15_000 });
    const photographer_id = await paying.studio().addPhotographer();
    const { body } = await paying
      .studio()
      .adminCall('PUT', `/api/admin/services/${id}`, { options: [{ name_de: 'Make-up', price: 50 }] });
    const wanted = {
      service_id: id,
      photographer_id,
      location_id: 'company',
      start,
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
      options: [{ id: body.options[0].id }],
    };
    const call = (expected_prepayment: number) =>
      paying.studio().call('POST', '/api/bookings', { ...wanted, expected_prepayment });
    expect(await call(75)).toMatchObject({ status: 409, body: { price: 200, prepayment: 100 } });
    const made = await call(100);
    expect(made.status).toBe(201);
    await paying.checkout(made.body.booking_id);
    expect((await paying.studio().call('GET', `/api/bookings/${made.body.booking_id}`)).body).toMatchObject({
      price: 200,
      prepayment: { amount: 100, rest: 100 },
    });
  });
});
