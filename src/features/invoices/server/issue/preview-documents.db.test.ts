import { expect, it } from 'vitest';
import { issueDueDeposits } from '../api.ts';
import { address, invoicingStudio } from '../testing/invoicing-studio.ts';

const { studio, bookAt, pay, issue, settings, regime, kindsOf, documentsOf, invoicesOf, cancel } = invoicingStudio();

type Booking = Awaited<ReturnType<typeof bookAt>>;
const preview = ({ booking_id }: Booking, kind = 'final') =>
  studio().adminCall('GET', `/api/admin/bookings/${booking_id}/invoices/preview?kind=${kind}`);
const press = ({ booking_id }: Booking, body: object) =>
  studio().adminCall('POST', `/api/admin/bookings/${booking_id}/invoices`, { kind: 'final', ...body });

it('shows recipient, lines, taxes, deductions, sums and number, and one press issues exactly that (INV-11)', async () => {
  const booking = await bookAt();
  await pay(booking, 50);
  const [deposit] = await invoicesOf(booking);
  const { status, body } = await preview(booking);
  expect(status).toBe(200);
  const [final] = body.documents;
  expect(final).toMatchObject({
    kind: 'final',
    customer: { name: 'Änne Müller' },
    lines: [{ quantity: 1, rate: 19, amount: 150 }],
    taxes: [{ rate: 19, net: 126.05, tax: 23.95 }],
    total: 150,
    deducted: [{ number: deposit.number, amount: 50, is_voucher: false, taxes: [{ rate: 19, net: 42.02, tax: 7.98 }] }],
    rest: 100,
    rest_taxes: [{ rate: 19, net: 84.03, tax: 15.97 }],
    received: [],
    payable: 100,
  });
  expect(await kindsOf(booking)).toEqual(['deposit']);
  const issued = await press(booking, { seen: body.seen });
  expect(issued.status).toBe(201);
  expect(issued.body.invoices.map(({ number }: { number: string }) => number)).toEqual([deposit.number, final.number]);
  const [, stored] = await documentsOf(booking);
  expect(stored).toMatchObject({ payable_cents: 10_000, rest: [{ gross_cents: 10_000, tax_cents: 1597 }] });
  expect(stored.lines.map(({ name }: { name: string }) => name)).toEqual(
    final.lines.map(({ name }: { name: string }) => name),
  );
});

it.each<[string, (booking: Booking) => Promise<unknown>, object]>([
  ['a payment that arrives', (booking) => pay(booking, 40), { deducted: [{ amount: 40 }], payable: 110 }],
  [
    'the recipient',
    ({ booking_id }) => studio().adminCall('PUT', `/api/admin/bookings/${booking_id}/invoice-recipient`, address),
    { customer: { address: { street: 'Am Markt 3' } } },
  ],
  ['a rate', () => settings({ usual_rate: 7 }), { taxes: [{ rate: 7 }] }],
  ['the regime of tax', () => regime('small_business'), { small_business: true, taxes: [{ rate: 0 }] }],
  ['the number, taken by another booking', async () => issue(await bookAt('2030-06-12T13:00')), { payable: 150 }],
])('refuses what was not seen and shows what it is now: %s (INV-11)', async (_, change, expected) => {
  const booking = await bookAt();
  const seen = (await preview(booking)).body;
  await change(booking);
  const before = await kindsOf(booking);
  const refused = await press(booking, { seen: seen.seen });
  expect([refused.status, refused.body.code]).toEqual([409, 'version_conflict']);
  expect(refused.body.detail).toContain('changed by somebody else');
  expect(await kindsOf(booking)).toEqual(before);
  const { preview: now } = refused.body;
  expect(now).toEqual((await preview(booking)).body);
  expect(now.documents[0]).toMatchObject(expected);
  expect(now.documents[0]).not.toEqual(seen.documents[0]);
  expect((await press(booking, { seen: now.seen })).status).toBe(201);
});

it('gives two administrators who press at once one document with the number that they saw (INV-11)', async () => {
  const booking = await bookAt();
  const { seen, documents } = (await preview(booking)).body;
  const pressed = await Promise.all([press(booking, { seen }), press(booking, { seen })]);
  expect(pressed.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(pressed.find(({ status }) => status === 409)?.body.code).toBe('issued_already');
  expect((await invoicesOf(booking)).map(({ number }: { number: string }) => number)).toEqual([documents[0].number]);
});

it('issues no seen number for another document when bookings are invoiced at once, and leaves no hole (INV-11)', async () => {
  const hours = ['09:00', '11:00', '13:00', '15:00'];
  const bookings = await Promise.all(hours.map((hour) => bookAt(`2030-06-13T${hour}`)));
  const seen = await Promise.all(bookings.map(async (booking) => (await preview(booking)).body));
  const pressed = await Promise.all(bookings.map((booking, i) => press(booking, { seen: seen[i]?.seen })));
  const issued = pressed.flatMap(({ status, body }) => (status === 201 ? [body.invoices[0].number] : []));
  expect(issued).toEqual([seen[0]?.documents[0].number]);
  const refused = pressed.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(3);
  const next = Number(issued[0].slice(-4)) + 1;
  for (const { body } of refused) expect(body.preview.documents[0].number).toMatch(new RegExp(`${next}$`));
});

interface Sum {
  readonly number: string;
  readonly total: number;
}
const numberAndSum = ({ number, amount }: { number: string; amount: number }) => [number, amount];

it('shows deposit invoices with the numbers in their order (INV-11)', async () => {
  const booking = await bookAt();
  await settings({ enabled: false });
  await pay(booking, 30);
  await pay(booking, 20, { method: 'card_terminal', paid_so_far: 30 });
  await settings({ enabled: true });
  const { body } = await preview(booking, 'deposit');
  // Received at the same moment: their order is that of the ids.
  const bySum = body.documents.toSorted((one: Sum, other: Sum) => one.total - other.total);
  expect(bySum).toMatchObject([
    { kind: 'deposit', total: 20, received: [{ amount: 20, method: 'card_terminal' }], payable: 0 },
    { kind: 'deposit', total: 30, received: [{ amount: 30, method: 'cash' }], payable: 0 },
  ]);
  expect((await press(booking, { kind: 'deposit', seen: body.seen })).status).toBe(201);
  await issueDueDeposits(studio().context);
  expect((await invoicesOf(booking)).map(numberAndSum)).toEqual(
    body.documents.map(({ number, total }: Sum) => [number, total]),
  );
});

it('says where the documents are mailed to, and counts it as seen (INV-11)', async () => {
  const booking = await bookAt();
  const mailed = (await preview(booking)).body;
  expect(mailed.mailed_to).toMatch(/@/);
  await settings({ send_mails: false });
  const refused = await press(booking, { seen: mailed.seen });
  expect(refused).toMatchObject({ status: 409, body: { preview: { mailed_to: null } } });
});

it('refuses what issuing refuses, and unknown kinds and bookings (INV-11)', async () => {
  const booking = await bookAt();
  expect((await preview(booking, 'voucher')).status).toBe(422);
  expect((await preview({ ...booking, booking_id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
  await regime('unset');
  expect(await preview(booking)).toMatchObject({ status: 400, body: { code: 'invoices_incomplete' } });
  await regime('included');
  expect((await press(booking, { seen: 'x'.repeat(41) })).status).toBe(422);
  expect((await press(booking, { seen: 'other' })).status).toBe(409);
  expect((await press(booking, {})).status).toBe(201);
  expect(await preview(booking)).toMatchObject({ status: 409, body: { code: 'issued_already' } });
  const cancelled = await bookAt('2030-06-12T15:00');
  await cancel(cancelled.booking_id);
  expect(await preview(cancelled)).toMatchObject({ status: 400, body: { code: 'booking_cancelled' } });
});

it('shows an API key that may not read bookings nothing of them when it has seen something else (INV-11)', async () => {
  const booking = await bookAt();
  const key = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Kasse', scopes: ['bookings:write'] });
  const asKey = (body: object) =>
    studio().call('POST', `/api/admin/bookings/${booking.booking_id}/invoices`, body, {
      authorization: `Bearer ${key.body.token}`,
    });
  const refused = await asKey({ kind: 'final', seen: 'other' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  expect(JSON.stringify(refused.body)).not.toMatch(/Müller|aenne|preview/);
  expect((await asKey({ kind: 'final' })).status).toBe(201);
});
