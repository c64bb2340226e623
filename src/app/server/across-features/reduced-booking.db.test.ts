import readExcelFile from 'read-excel-file/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { eventBody } from '#features/integrations/contract.ts';
import { webhookStudio } from '#features/integrations/server/testing/webhook-studio.ts';
import { seller } from '#features/invoices/server/testing/invoicing-studio.ts';
import { deliverDueMails } from '#features/notifications/server/sending/deliver-mails.ts';
import { MailConnections } from '#features/notifications/server/sending/mail-server.ts';
import { type SmtpSink, startSmtpSink } from '#features/notifications/server/testing/smtp-sink.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { adminLogin } from '../testing/test-studio.ts';

// A booking of 150 EUR with 10 per cent off, in everything that studio and customer get of it.
const { studio, admin, book, service, edit, listen, deliver, receivedBodies } = webhookStudio();
let sink: SmtpSink;
let connections: MailConnections;
let code = '';
let codes = 0;
beforeEach(async () => {
  sink = await startSmtpSink();
  connections = new MailConnections();
  code = `WENIGER-${++codes}`;
  await admin('POST', 'discount-codes', { code, percent: 10 });
});
afterEach(async () => {
  connections.close();
  await sink.close();
});
const reduced = (more: object = {}) => book('2030-06-05T09:00:00', { discount_code: code, ...more });
const item = () => ({ kind: 'discount', name_de: `Rabattcode ${code}`, name_ru: `Промокод ${code}`, price: -15 });

it.each(['de', 'ru'] as const)(
  'in a mail and its calendar file in %s is the reduction with its amount, and the reduced price (VOU-04)',
  async (language) => {
    const mailbox = `${language}@example.de`;
    await reduced({ language, customer: { ...customer, email: mailbox } });
    const context = { ...studio().context, smtpUrl: sink.url };
    const delivery = { context, connections, onServer: () => undefined, signal: new AbortController().signal };
    while ((await deliverDueMails(delivery)) > 0);
    const mail = sink.received.find(({ recipients }) => recipients.includes(mailbox));
    expect(mail?.text).toContain(`${language === 'de' ? 'Rabattcode' : 'Промокод'} ${code} · -15,00 €`);
    expect(mail?.text).toContain('135,00 €');
    expect(mail?.text).not.toContain('150,00');
    const calendar = /filename=termin\.ics\r\n[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '')?.[1] ?? '';
    const [event] = readCalendar(Buffer.from(calendar, 'base64').toString('utf8')).events;
    expect(event?.['DESCRIPTION']).toContain(`${language === 'de' ? 'Rabattcode' : 'Промокод'} ${code} (-15,00 €)`);
  },
);

it('as its customer and a receiver of events read it, contains an item below 0 (VOU-04)', async () => {
  await listen();
  const { booking_id } = await reduced();
  await deliver();
  const [created] = receivedBodies();
  expect(created).toMatchObject({ type: 'booking.created', data: { service_price: 135, items: [item()] } });
  expect(eventBody('booking.created').parse(created)).toEqual(created);
  const shown = await studio().call('GET', `/api/bookings/${booking_id}`);
  expect(shown.body.items).toMatchObject([item()]);
});

it('in Excel is a row of the extras below 0, and the price of the booking is the reduced one (VOU-04)', async () => {
  const { booking_id } = await reduced();
  const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
  const { rawPayload } = await studio().server.inject({
    method: 'GET',
    url: '/api/admin/bookings/export/excel',
    headers: { authorization: `Bearer ${signedIn.body.access_token}` },
  });
  const [bookings, extras] = await readExcelFile(rawPayload, { trim: false });
  const rowOf = (sheet: typeof bookings) => sheet?.data.find((row) => row.includes(booking_id));
  expect(rowOf(bookings)).toContain(135);
  expect(rowOf(extras)?.slice(7)).toEqual([`Rabattcode ${code}`, 1, 1, -15, -15, 0]);
});

it('counts in the reports with the reduced price, and its reduction is no extra that was sold (VOU-04)', async () => {
  const options = [{ name_de: 'Make-up', price: 50 }];
  const { body } = await studio().adminCall('PUT', `/api/admin/services/${service()}`, { options });
  await reduced({ options: [{ id: body.options[0].id, count: 1 }] });
  const charts = await studio().adminCall('GET', '/api/admin/reports/charts?date_from=2030-06-05&date_to=2030-06-05');
  const sold = charts.body.services.find(({ id }: { id: string }) => id === service());
  expect(sold).toMatchObject({ bookings: 1, revenue: 180 });
  const names = charts.body.items.map(({ name }: { name: string }) => name);
  expect(names).toContain('Make-up');
  expect(names.filter((name: string) => name.includes('Rabatt'))).toEqual([]);
});

it('is invoiced with the reduced price (VOU-04)', async () => {
  await studio().adminCall('PUT', '/api/admin/company/settings', { vat_regime: 'included' });
  await admin('PUT', 'invoices/settings', { enabled: true, ...seller });
  const { booking_id } = await reduced();
  const issued = await studio().adminCall('POST', `/api/admin/bookings/${booking_id}/invoices`, { kind: 'final' });
  expect(issued).toMatchObject({ status: 201, body: { invoices: [{ kind: 'final', amount: 135 }] } });
});

it('is exported for its customer with the reduction (VOU-04, G04)', async () => {
  await reduced();
  const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: customer.email });
  const items = body.bookings.flatMap((booking: { items: { name_de: string }[] }) => booking.items);
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'discount', name_de: `Rabattcode ${code}`, unit_price_cents: -1500 }),
  );
});

it('keeps the reduction when it is moved and cancelled, and restored though the code is used up (VOU-04)', async () => {
  const { booking_id } = await reduced();
  expect((await edit(booking_id, { start: '2030-06-06T12:00' })).body).toMatchObject({ service_price: 135 });
  await studio().adminCall('POST', `/api/admin/bookings/${booking_id}/cancel`, {});
  const { id } = (await admin<{ id: string; code: string }[]>('GET', 'discount-codes')).find(
    (one) => one.code === code,
  ) as { id: string };
  await studio().adminCall('PATCH', `/api/admin/discount-codes/${id}`, { max_uses: 1 });
  await reduced({ customer: { ...customer, email: 'other@example.de' } });
  const restored = await edit(booking_id, { status: 'PENDING' });
  expect(restored).toMatchObject({ status: 200, body: { service_price: 135, items: [item()] } });
});
