import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { unconfirmedMailsPerDay } from '../../domain/unconfirmed-address.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { deliverDueMails } from './deliver-mails.ts';
import { MailConnections } from './mail-server.ts';

vi.setConfig({ testTimeout: 180_000 });

/** More than the mails that a stranger may get on a day. */
const many = scaleCount(40, unconfirmedMailsPerDay + 4);

const { studio, book, cancel, setStatus } = bookableStudio();
const db = () => studio().database.db;
let sink: SmtpSink;
let connections: MailConnections;
let clock = 0;

beforeEach(async () => {
  await emptyTables(db(), 'message', 'booking', 'occupied_time');
  await writeSetting(db(), 'company', { company_email: 'studio@example.com' });
  sink = await startSmtpSink();
  connections = new MailConnections();
  clock = studio().context.now();
});
afterEach(async () => {
  connections.close();
  await sink.close();
});

const deliver = async () => {
  const context = { ...studio().context, smtpUrl: sink.url, now: () => clock };
  const delivery = { context, connections, onServer: () => undefined, signal: new AbortController().signal };
  while ((await deliverDueMails(delivery)) > 0);
};
/** Four sessions on each weekday from 4 June on. */
const start = (round: number): string => {
  const workdays = Math.floor(round / 4) + 1;
  const day = new Date(Date.UTC(2030, 5, 3 + workdays + 2 * Math.floor(workdays / 5)));
  return `${day.toISOString().slice(0, 10)}T${String(9 + 2 * (round % 4)).padStart(2, '0')}:00`;
};
const spelled = ['stranger@gmail.com', 'Stranger+a@googlemail.com', 's.tranger@gmail.com'];
const bookAs = (round: number, email = spelled[round % spelled.length]) =>
  book(start(round), { customer: { name: 'Fremde', email, phone: `+49 170 ${1_000_000 + round}` } });
const cancelByLink = async ({ booking_id, cancel_token }: { booking_id: string; cancel_token: string }) => {
  const { status } = await studio().call('POST', `/api/bookings/${booking_id}/cancel?token=${cancel_token}`);
  expect(status).toBe(200);
};
const toStranger = () => sink.received.filter(({ recipients }) => recipients[0] !== 'studio@example.com');
const subjects = () => toStranger().map(({ subject }) => subject ?? '');
const why = async (id: string) =>
  (
    await sql<{ kind: string; status: string; last_error: string | null }>`
      SELECT kind, status, last_error FROM message WHERE booking_id = ${id} AND recipient = 'customer' ORDER BY kind`.execute(
      db(),
    )
  ).rows;

test('many bookings under a stranger’s address that are cancelled at once send no mail to the stranger (M04, SRV-77)', async () => {
  // A mail to another person has no effect.
  await bookAs(many, 'paula@example.com');
  await deliver();
  for (let round = 0; round < many; round++) await cancelByLink(await bookAs(round));
  await deliver();
  expect(toStranger().map(({ recipients }) => recipients)).toEqual([['paula@example.com']]);
});

test('if each mail is sent before the next step, the stranger gets ten mails in all, whatever the spelling (M04)', async () => {
  for (let round = 0; round < many; round++) {
    const made = await bookAs(round);
    await deliver();
    await cancelByLink(made);
    await deliver();
  }
  expect(toStranger()).toHaveLength(unconfirmedMailsPerDay);
  expect(subjects().filter((subject) => subject.includes('storniert'))).toHaveLength(unconfirmedMailsPerDay / 2);
});

test('concurrent bookings and four sending processes also send at most ten mails to a stranger (M04, SRV-77)', async () => {
  const made = await Promise.all(Array.from({ length: many }, (_, round) => bookAs(round)));
  await Promise.all([
    ...Array.from({ length: 4 }, deliver),
    ...made.filter((_, i) => i % 2 === 0).map((one) => cancelByLink(one)),
  ]);
  await deliver();
  expect(toStranger().length).toBeLessThanOrEqual(unconfirmedMailsPerDay);
  // The reason why a customer was not notified is in the outbox.
  const { rows } = await sql<{ last_error: string }>`
    SELECT DISTINCT last_error FROM message WHERE recipient = 'customer' AND status = 'skipped' ORDER BY 1`.execute(
    db(),
  );
  expect(['cancelled', 'never_told', 'too_many']).toEqual(
    expect.arrayContaining(rows.map(({ last_error }) => last_error)),
  );
});

test('the limit counts per mailbox and day: a day later ten more mails are sent, and other mailboxes are unaffected (M04, SRV-77)', async () => {
  for (let round = 0; round < unconfirmedMailsPerDay + 2; round++) await bookAs(round);
  await deliver();
  expect(toStranger()).toHaveLength(unconfirmedMailsPerDay);
  clock += DAY - HOUR;
  await bookAs(20);
  await bookAs(21, 'paula@gmail.com');
  await deliver();
  expect(toStranger()).toHaveLength(unconfirmedMailsPerDay + 1);
  clock += HOUR;
  const later = await bookAs(22);
  await deliver();
  expect(await why(later.booking_id)).toMatchObject([{ kind: 'booking_received', status: 'sent' }]);
});

test('a cancellation is mailed to customers who got an earlier mail, and always after a confirmation (SRV-36)', async () => {
  const notified = await bookAs(0);
  await deliver();
  await cancelByLink(notified);
  const confirmed = await bookAs(8);
  await setStatus(confirmed.booking_id, 'CONFIRMED');
  await sql`DELETE FROM message WHERE booking_id = ${confirmed.booking_id}`.execute(db());
  await cancelByLink(confirmed);
  for (let round = 9; round < 20; round++) await bookAs(round);
  await deliver();
  for (const { booking_id } of [notified, confirmed]) {
    expect(await why(booking_id)).toContainEqual({ kind: 'booking_cancelled', status: 'sent', last_error: null });
  }
});

test('a cancellation by the studio is mailed even without an earlier mail and with the limit reached', async () => {
  const made = [];
  for (let round = 0; round < unconfirmedMailsPerDay + 1; round++) made.push(await bookAs(round));
  await deliver();
  const { booking_id } = made.at(-1) ?? { booking_id: '' };
  await cancel(booking_id, { reason: 'Studio krank' });
  await deliver();
  expect(await why(booking_id)).toContainEqual({ kind: 'booking_cancelled', status: 'sent', last_error: null });
});

test('a cancellation waits while the first mail is being sent', async () => {
  const made = await bookAs(0);
  const being = sql`UPDATE message SET attempts = 1, next_attempt_at = ${new Date(clock + 20_000).toISOString()}
    WHERE booking_id = ${made.booking_id} AND kind = 'booking_received'`;
  await being.execute(db());
  studio().setNow('2030-06-03T08:00:05');
  clock += 5000;
  await cancelByLink(made);
  await deliver();
  expect(await why(made.booking_id)).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }]);
  await sql`UPDATE message SET status = 'sent', sent_at = now() WHERE booking_id = ${made.booking_id} AND kind = 'booking_received'
  `.execute(db());
  await deliver();
  expect(await why(made.booking_id)).toMatchObject([{ kind: 'booking_cancelled', status: 'sent' }, { status: 'sent' }]);
});

test('an admitted mail stays admitted for its retries', async () => {
  const { booking_id } = await bookAs(0);
  sink.response = { code: 451, text: 'try later' };
  await deliver();
  sink.response = undefined;
  expect(await why(booking_id)).toMatchObject([{ status: 'waiting' }]);
  for (let round = 1; round < unconfirmedMailsPerDay + 1; round++) await bookAs(round);
  await deliver();
  clock += HOUR;
  await deliver();
  expect(await why(booking_id)).toMatchObject([{ status: 'sent' }]);
  expect(toStranger()).toHaveLength(unconfirmedMailsPerDay);
});

test.each([
  ['Erika@Example.com', 'erika@example.com'],
  ['erika+foto+2@example.com', 'erika@example.com'],
  ['e.r.i.k.a+x@GoogleMail.com', 'erika@gmail.com'],
  ['e.rika@example.com', 'e.rika@example.com'],
  ['+tag@example.com', '+tag@example.com'],
])('%s counts as the mailbox %s', async (address, mailbox) => {
  const { rows } = await sql<{ is: string }>`SELECT canonical_email(${address}) AS is`.execute(db());
  expect(rows).toEqual([{ is: mailbox }]);
});
