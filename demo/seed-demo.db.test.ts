import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { AdminPlace } from '#features/births/contract.ts';
import { processNextPicture } from '#features/pictures/server/process-pictures.ts';
import type { WaitingPerson } from '#features/waiting/contract.ts';
import { offerFreeTimes } from '#features/waiting/server/offers/offer-free-times.ts';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { imageDecoder } from '#shared/server/image-decoder.ts';
import { homePicture } from './pictures/sample-pictures.ts';
import { seedDemo } from './seed-demo.ts';
import { settleDemoRefunds } from './settle-refunds.ts';

// No server listens there, so any request to the provider would fail.
const studio = testStudio({ stripeApiUrl: 'http://127.0.0.1:9' });

beforeAll(() => seedDemo(studio().context));

it('the demo has every status and plausible payments, and no configured provider', async () => {
  const { body: stats } = await studio().adminCall('GET', '/api/admin/bookings/stats/overview');
  for (const count of Object.values(stats.status_breakdown)) expect(count).toBeGreaterThan(0);
  expect(stats.payments.paid).toBeGreaterThan(stats.payments.refunded);
  expect(stats.payments.refunded).toBeGreaterThan(0);
  expect(stats.payments.open).toBe(100);
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings?status=PAYMENT_PENDING');
  const waiting = ['expired', 'open'].map((status) =>
    expect.objectContaining({ payment: expect.objectContaining({ amount: 50, status }), overdue: false }),
  );
  expect(bookings).toHaveLength(2);
  expect(bookings).toEqual(expect.arrayContaining(waiting));
  const { body: settings } = await studio().adminCall('GET', '/api/admin/payments/settings');
  const noProvider = { stripe_enabled: false, is_stripe_configured: false, last_webhook: null };
  expect(settings).toMatchObject({ ...noProvider, transfer_enabled: true });
});

it('the demo takes transfers: one is awaited, one has arrived and was paid by nothing else (BANK-01, BANK-02)', async () => {
  const { body: lines } = await studio().adminCall('GET', '/api/admin/bank-lines');
  expect(lines).toEqual({ in_use: true, awaited: 1, lines: [] });
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings?limit=1000');
  const paid = bookings.filter(({ payment }: { payment: { on_site: object[] } | null }) =>
    payment?.on_site.some((one) => 'method' in one && one.method === 'transfer'),
  );
  expect(paid).toMatchObject([{ status: 'COMPLETED', payment: { status: 'paid', amount: 50 } }]);
  const { body: timeline } = await studio().adminCall('GET', `/api/admin/bookings/${paid[0].id}/timeline`);
  expect(JSON.stringify(timeline)).toMatch(/transfer_chosen.*transfer_recorded|transfer_recorded.*transfer_chosen/);
});

it('one customer of the demo did not come, and owes the agreed fee (BANK-06)', async () => {
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings?limit=1000');
  const missed = bookings.filter(({ no_show_fee }: { no_show_fee?: object }) => no_show_fee);
  expect(missed).toMatchObject([{ status: 'COMPLETED', no_show_fee: { percent: 50, charged: { by: null } } }]);
  const { owed, service_price, no_show_fee } = missed[0];
  expect([owed, Math.round(owed * 200)]).toEqual([no_show_fee.amount, Math.round(service_price * 100)]);
});

it('a refund of a sample payment succeeds without a provider', async () => {
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings');
  const { id } = bookings.find(
    ({ payment }: { payment: { status: string; refunded_amount: number } | null }) =>
      payment?.status === 'paid' && payment.refunded_amount === 0,
  );
  const asked = await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, { amount: 20 });
  expect(asked.body.payment).toMatchObject({ refunded_amount: 0 });
  await settleDemoRefunds(studio().context);
  await settleDemoRefunds(studio().context);
  const { body: booking } = await studio().adminCall('GET', `/api/admin/bookings/${id}`);
  expect(booking.payment).toMatchObject({ refunded_amount: 20 });
  const { body: timeline } = await studio().adminCall('GET', `/api/admin/bookings/${id}/timeline`);
  expect(JSON.stringify(timeline).match(/booking\.refunded/g)).toHaveLength(1);
});

it('the sample services need two rooms and a make-up artist, which are used and never claimed twice at one time', async () => {
  const { body: resources } = await studio().adminCall('GET', '/api/admin/resources');
  expect(resources.map(({ name_de }: { name_de: string }) => name_de)).toEqual([
    'Großes Studio',
    'Kleines Studio',
    'Mira Köhler, Visagistin',
  ]);
  for (const { upcoming_sessions, needed_by } of resources) {
    expect(upcoming_sessions).toBeGreaterThan(0);
    expect(needed_by.length).toBeGreaterThan(0);
  }
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings?limit=1000');
  for (const { service_name, status, resources: used } of bookings) {
    if (service_name === 'Paarshooting' && status !== 'CANCELLED') expect(used).toHaveLength(2);
    if (service_name === 'Bewerbungsfotos') expect(used).toEqual([]);
  }
  const { body: off } = await studio().adminCall('GET', '/api/admin/resource-timeoff');
  expect(off).toMatchObject([{ resource_name_de: 'Kleines Studio', reason: 'Malerarbeiten', bookings: [] }]);
});

it('two sample services have extras, which are booked, cost what they cost, and need the make-up artist', async () => {
  const { body: services } = await studio().call('GET', '/api/services');
  const offered = services.filter(({ options, people }: { options?: object[]; people?: object }) => options || people);
  expect(offered.map(({ name }: { name: string }) => name)).toEqual(['Porträtshooting', 'Familienshooting']);
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings?limit=1000');
  const names = bookings.flatMap(({ items }: { items: { name_de: string }[] }) => items.map(({ name_de }) => name_de));
  expect(new Set(names)).toEqual(
    new Set(['Fotobuch', 'Fünf weitere bearbeitete Bilder', 'Make-up und Haare', 'Personen', 'Zweites Outfit']),
  );
  for (const { status, items, resources: used } of bookings) {
    const madeUp = items.some(({ name_de }: { name_de: string }) => name_de === 'Make-up und Haare');
    if (madeUp && status !== 'CANCELLED')
      expect(used.map(({ name }: { name: string }) => name)).toContain('Mira Köhler, Visagistin');
  }
  const { body: charts } = await studio().adminCall('GET', '/api/admin/reports/charts');
  expect(charts.items).toHaveLength(5);
});

it('the demo has an open offer of three times to a contact of the board', async () => {
  const { body: offers } = await studio().adminCall('GET', '/api/admin/offers?open=true');
  expect(offers).toMatchObject([{ state: 'open', customer: { name: 'Sophie Lange' } }]);
  expect(offers[0].times).toHaveLength(3);
});

it('the demo has a mini-session day that can be booked, and a volume day with cards (MINI-01, MINI-09)', async () => {
  const { body: campaigns } = await studio().adminCall('GET', '/api/admin/campaigns');
  expect(campaigns).toMatchObject([
    { slug: 'kita-sonnenschein', state: 'open', counts: { total: 15, sold: 0, free: 15 } },
    { slug: 'mini-shootings', state: 'open', counts: { total: 14, sold: 0, free: 14 } },
  ]);
  // A kindergarten is closed on a Sunday.
  expect(weekdayOf(campaigns[0].date)).toBe(3);
  const { body } = await studio().adminCall('GET', `/api/admin/campaigns/${campaigns[0].id}/cards`);
  expect(body.cards).toHaveLength(16);
});

it('the demo has places until a birth: a full week, a child that is born and one that is overdue (BABY-06)', async () => {
  const { body: places } = await studio().adminCall('GET', '/api/admin/birth-places');
  const said = places.map(({ customer_name, state, week }: AdminPlace) => `${customer_name}: ${state} ${week}`);
  expect(said).toEqual([
    'Hanna Scholz: reserved 2030-05-20',
    'Familie Aydın: born 2030-05-27',
    'Familie Brandt: reserved 2030-07-08',
    'Nina und Paul: reserved 2030-07-08',
    'Мария Лебедева: reserved 2030-08-05',
  ]);
  const { body: services } = await studio().call('GET', '/api/services');
  const { id } = services.find(({ birth_window }: { birth_window?: true }) => birth_window);
  const { body: window } = await studio().call('GET', `/api/birth-windows/${id}?due_on=2030-07-10`);
  const elena = window.photographers.find(({ name }: { name: string }) => name === 'Elena Sokolowa');
  expect(elena.weeks.find(({ week }: { week: string }) => week === '2030-07-08')).toMatchObject({ free: 0 });
});

it('the demo has persons on the waiting list; a session that is cancelled is offered to the first of them (WAIT-09)', async () => {
  const waiting = async (): Promise<WaitingPerson[]> =>
    (await studio().adminCall('GET', '/api/admin/waiting-list')).body;
  const [tobias, ...others] = await waiting();
  expect([tobias, ...others].map((person) => person?.customer.name)).toEqual([
    'Tobias Engel',
    'Ирина Соколова',
    'Greta Winkler',
  ]);
  expect(await offerFreeTimes(studio().context)).toBe(0);
  const { body: bookings } = await studio().adminCall('GET', '/api/admin/bookings?limit=1000');
  const session = bookings.find(
    ({ status, start, photographer_id }: { status: string; start: string; photographer_id: string }) =>
      status === 'CONFIRMED' &&
      photographer_id === tobias?.photographer_id &&
      start.startsWith(`${tobias.first_day}T${tobias.earliest_start}`),
  );
  expect((await studio().adminCall('POST', `/api/admin/bookings/${session.id}/cancel`, {})).status).toBe(200);
  expect(await offerFreeTimes(studio().context)).toBe(1);
  const [first, second] = await waiting();
  expect(first).toMatchObject({
    customer: { name: 'Tobias Engel' },
    offered: [{ start: session.start, is_open: true }],
  });
  expect(second?.offered).toEqual([]);
});

it('the demo has a picture of everything that pages show one of, with words in both languages (PIC-04)', async () => {
  const of = async (owner: string) => (await studio().adminCall('GET', `/api/admin/pictures/of/${owner}`)).body;
  const listed = async (path: string) => (await studio().adminCall('GET', path)).body as { id: string }[];
  const owners = [
    'home/home',
    ...(await listed('/api/admin/services')).map(({ id }) => `service/${id}`),
    ...(await listed('/api/admin/photographers')).map(({ id }) => `photographer/${id}`),
    ...(await listed('/api/admin/campaigns')).map(({ id }) => `campaign/${id}`),
    ...(await listed('/api/admin/resources')).map(({ id }) => `resource/${id}`),
  ];
  expect(owners).toHaveLength(15);
  const covers = await Promise.all(owners.map(async (owner) => (await of(owner))[0]));
  for (const cover of covers) {
    expect(cover).toMatchObject({
      state: 'waiting',
      alt: { de: expect.stringMatching(/./), ru: expect.stringMatching(/[а-я]/i) },
    });
  }
  // A gallery, and a picture whose most important part is not its middle.
  expect(await of(owners[1]!)).toHaveLength(3);
  expect(covers[1]).toMatchObject({ focus_x: 52, focus_y: 40 });
});

it('a drawing is processed like an upload, and SVG is refused afterwards as before (PIC-02, PIC-04)', async () => {
  const { context, database } = studio();
  expect(await processNextPicture(context)).toBe(1);
  const { rows } = await sql`SELECT state FROM picture WHERE state <> 'waiting'`.execute(database.db);
  expect(rows).toEqual([{ state: 'ready' }]);
  const image = await imageDecoder();
  await expect(image(Buffer.from(homePicture.svg)).metadata()).rejects.toThrow();
});

it('the demo has codes that reduce a price: one for all services, one for families only (VOU-04)', async () => {
  const { body: services } = await studio().call('GET', '/api/services');
  const priceWith = async (code: string, name: string) => {
    const service_id = services.find((service: { name: string }) => service.name === name).id;
    const { body } = await studio().call('POST', '/api/discount-codes/check', { code, service_id });
    return body.price ?? body.code;
  };
  expect(await priceWith('danke10', 'Bewerbungsfotos')).toBe(80.1);
  expect(await priceWith('FAMILIE20', 'Bewerbungsfotos')).toBe('discount_other_service');
  expect(await priceWith('FAMILIE20', 'Familienshooting')).toBe(249);
});

it('the demo has vouchers, one of which has paid for a part of a session, and one is mailed later (VOU-01, VOU-07)', async () => {
  const { body } = await studio().adminCall('GET', '/api/admin/vouchers');
  expect(body).toMatchObject({ total: 3, left: 320 });
  const first = body.vouchers.at(-1);
  expect(first).toMatchObject({ amount: 150, balance: 70, state: 'valid' });
  expect(first.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['sold', 'redeemed']);
  expect(body.vouchers[0]).toMatchObject({ amount: 50, balance: 50, recipient_name: '', mail: { status: 'none' } });
  expect(body.vouchers[1].mail).toMatchObject({ status: 'waiting', email: 'marina@example.de', language: 'ru' });
});
