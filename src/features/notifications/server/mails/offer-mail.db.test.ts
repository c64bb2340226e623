import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mia, offeringStudio } from '#features/offers/server/testing/offering-studio.ts';
import { deliverDueMails } from '../sending/deliver-mails.ts';
import { MailConnections } from '../sending/mail-server.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';

const { studio, service, offer, tryOffer, withdraw, book, linkOf } = offeringStudio();
const db = () => studio().database.db;
let sink: SmtpSink;
let connections: MailConnections;

beforeEach(async () => {
  await sql`TRUNCATE message CASCADE`.execute(db());
  sink = await startSmtpSink();
  connections = new MailConnections();
});
afterEach(async () => {
  connections.close();
  await sink.close();
});

const deliver = async () => {
  const context = { ...studio().context, smtpUrl: sink.url };
  const delivery = { context, connections, onServer: () => undefined, signal: new AbortController().signal };
  while ((await deliverDueMails(delivery)) > 0);
};
const outbox = async () => (await studio().adminCall('GET', '/api/admin/outbox')).body.messages;
const stored = async () =>
  (await sql<{ text: string }>`SELECT message::text AS text FROM message`.execute(db())).rows.map(({ text }) => text);

it.each([
  ['de', 'Ihr Terminangebot', 'Termin auswählen', 'Mi., 5. Juni, 08:00 Uhr', 'Mi., 5. Juni, 10:00–11:00'],
  ['ru', 'Ваше предложение', 'Выбрать время', 'ср, 5 июня, 08:00', 'ср, 5 июня, 10:00–11:00'],
])('in %s it names the times, the deadline and the link, once (OFFER-04)', async (language, subject, ...words) => {
  const made = await offer(['05T10:00', '06T12:00'], { customer: { ...mia, language } });
  await deliver();
  await deliver();
  expect(sink.received).toHaveLength(1);
  const [mail] = sink.received;
  expect(mail?.subject).toContain(subject);
  for (const word of [...words, '12:00–13:00', '150,00', made.url as string, mia.name])
    expect(mail?.text).toContain(word);
  expect(mail?.html).toContain(made.url);
  expect(mail?.attachments).toEqual([]);
});

it('lists the extras, and the price of service and extras together (OFFER-12)', async () => {
  const path = `/api/admin/services/${service()}`;
  const options = [{ name_de: 'Make-up', name_ru: 'Макияж', price: 40, extra_minutes: 30 }];
  const { body } = await studio().adminCall('PUT', path, { options });
  await offer(['05T10:00'], { options: [{ id: body.options[0].id }], customer: { ...mia, language: 'ru' } });
  await studio().adminCall('PUT', path, { options: [] });
  await deliver();
  for (const text of ['Макияж · 40,00', '190,00', '10:00–11:30']) expect(sink.received[0]?.text).toContain(text);
});

it('is in the outbox with the offer, or neither is (OFFER-04)', async () => {
  await book('2030-06-05T10:00:00');
  await sql`TRUNCATE message CASCADE`.execute(db());
  expect((await tryOffer(['06T10:00', '05T10:00'])).status).toBe(409);
  expect(await outbox()).toEqual([]);
  await offer(['06T10:00']);
  expect(await outbox()).toMatchObject([{ kind: 'offer_made', status: 'waiting', to_address: mia.email }]);
});

it('the database has the link neither before the mail is sent nor afterwards (OFFER-01, OFFER-04)', async () => {
  const made = await offer(['05T10:00']);
  expect((await stored()).join('')).not.toContain(linkOf(made));
  await deliver();
  expect(await outbox()).toMatchObject([{ kind: 'offer_made', status: 'sent' }]);
  expect((await stored()).join('')).toContain('/offer/…');
  expect((await stored()).join('')).not.toContain(linkOf(made));
});

it('is not sent once the offer has ended, nor to a placeholder (OFFER-04)', async () => {
  await withdraw(await offer(['05T10:00']));
  await offer(['06T10:00'], { customer: { ...mia, email: 'kunde@fotobooking.invalid' } });
  await deliver();
  expect(sink.received).toEqual([]);
  const reasons = (await outbox()).map(({ status, last_error }: Record<string, string>) => [status, last_error]);
  expect(reasons).toEqual(
    expect.arrayContaining([
      ['skipped', 'offer_over'],
      ['skipped', 'placeholder'],
    ]),
  );
});

it('is shown in and resent from the outbox like other mails (OFFER-04)', async () => {
  const made = await offer(['05T10:00']);
  const [waiting] = await outbox();
  const shown = (await studio().adminCall('GET', `/api/admin/outbox/${waiting.id}`)).body;
  expect(shown.plain_text).toContain(made.url);
  await deliver();
  expect((await studio().adminCall('POST', `/api/admin/outbox/${waiting.id}/send-again`)).status).toBe(200);
  await deliver();
  expect(sink.received.map(({ text }) => text?.includes(made.url as string))).toEqual([true, true]);
});

it('is in the export of the person, and an erasure deletes it with the offer (OFFER-04)', async () => {
  await offer(['05T10:00']);
  const found = await studio().adminCall('POST', '/api/admin/privacy/export', { email: mia.email });
  expect(JSON.stringify(found.body)).toContain('offer_made');
  await sql`DELETE FROM offer`.execute(db());
  expect(await stored()).toEqual([]);
});
