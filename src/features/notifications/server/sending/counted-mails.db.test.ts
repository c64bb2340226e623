import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { birthStudio } from '#features/births/server/testing/birth-studio.ts';
import {
  isOfferOrder,
  isVoucherOrder,
  isWaitingOrder,
  isWithoutBooking,
  mailKinds,
  recipientOf,
} from '#shared/kernel/message-order.ts';
import { sampleOrder } from '../../domain/mails/sample-mail.ts';
import { unconfirmedMailsPerDay } from '../../domain/unconfirmed-address.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { deliverDueMails } from './deliver-mails.ts';
import { MailConnections } from './mail-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const { studio, db, ids, take } = birthStudio();
let sink: SmtpSink;
let connections: MailConnections;
beforeEach(async () => {
  sink = await startSmtpSink();
  connections = new MailConnections();
});
afterEach(async () => {
  connections.close();
  await sink.close();
});
const deliver = async (): Promise<void> => {
  const context = { ...studio().context, smtpUrl: sink.url };
  const delivery = { context, connections, onServer: () => undefined, signal: new AbortController().signal };
  while ((await deliverDueMails(delivery)) > 0);
};

test('a mailbox gets ten mails a day about places until a birth, however many are taken for it (MAIL-024)', async () => {
  const { body: newborns } = await studio().adminCall('GET', `/api/admin/services/${ids.service}`);
  for (let number = 0; number < unconfirmedMailsPerDay + 4; number++) {
    const { body } = await studio().adminCall('POST', '/api/admin/services', {
      ...newborns,
      id: undefined,
      name: `Neugeborene ${number}`,
    });
    const email = number % 2 ? 'fremde@example.com' : `fremde+${number}@example.com`;
    const customer = { name: 'Fremde', email, phone: `+49 170 55501${10 + number}` };
    await take(number, { service_id: body.id, photographer_id: await studio().addPhotographer(), customer });
  }
  await deliver();
  const toStranger = sink.received.filter(({ recipients }) => recipients[0]?.startsWith('fremde'));
  expect(toStranger).toHaveLength(unconfirmedMailsPerDay);
  const { rows } = await sql`
    SELECT count(*) AS skipped FROM message WHERE kind = 'birth_place' AND last_error = 'too_many'`.execute(db());
  expect(rows).toEqual([{ skipped: 4 }]);
});

test('no kind of mail to a customer without a confirmed address is sent uncounted (MAIL-024)', async () => {
  const place = await take(1);
  await deliver();
  const kinds = mailKinds.filter((kind) => recipientOf(kind) === 'customer');
  for (const kind of kinds) {
    const order = sampleOrder(kind);
    const { kind: _, ...params } = order;
    // Without an offer, an entry or a voucher there is no such mail.
    const isWithoutSubject = isOfferOrder(order) || isWaitingOrder(order) || isVoucherOrder(order);
    const before = isWithoutBooking(order) ? 1 : 0;
    await sql`
      INSERT INTO message (booking_id, created_at, next_attempt_at, kind, params, recipient, to_address, to_name, language, status)
      SELECT CASE WHEN NOT ${isWithoutSubject} THEN id END, created_at - ${before}::int * interval '1 minute', created_at, ${kind}, ${JSON.stringify(params)}::jsonb, 'customer', customer_email, customer_name, 'de', 'waiting'
      FROM booking WHERE id = ${place.booking_id}`.execute(db());
  }
  await deliver();
  const { rows } = await sql<{ kind: string; is_counted: boolean }>`
    SELECT kind, admitted_to IS NOT NULL AS is_counted FROM message
    WHERE recipient = 'customer' AND status = 'sent' ORDER BY kind`.execute(db());
  // The others are skipped or wait: what they are about does not exist here.
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['birth_place', 'voucher_bought', 'withdrawal_received']),
  );
  expect(rows.filter(({ is_counted }) => !is_counted)).toEqual([]);
});
