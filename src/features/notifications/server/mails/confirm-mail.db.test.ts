import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { confirmingStudio } from '#features/booking/server/testing/confirming-studio.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { unconfirmedMailsPerDay } from '../../domain/unconfirmed-address.ts';
import { deliverDueMails } from '../sending/deliver-mails.ts';
import { MailConnections } from '../sending/mail-server.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';

const { studio, book, cancel } = bookableStudio();
const { tokenOf, confirm, expire } = confirmingStudio(studio);
const db = () => studio().database.db;
let sink: SmtpSink;
let connections: MailConnections;

beforeEach(async () => {
  await emptyTables(db(), 'message', 'booking', 'occupied_time');
  sink = await startSmtpSink();
  connections = new MailConnections();
});
afterEach(async () => {
  connections.close();
  await sink.close();
});

const deliver = async (after = 0) => {
  const now = () => studio().context.now() + after;
  const context = { ...studio().context, smtpUrl: sink.url, now };
  const delivery = { context, connections, onServer: () => undefined, signal: new AbortController().signal };
  while ((await deliverDueMails(delivery)) > 0);
};
const bookAs = (round: number) => {
  const customer = {
    name: 'Fremde',
    email: `stranger+${round}@example.com`,
    phone: `+49 170 ${1_000_000 + round}`,
  };
  const start = `2030-06-${['05', '06', '07'][Math.floor(round / 4)]}T${String(9 + 2 * (round % 4)).padStart(2, '0')}:00`;
  return book(start, { customer });
};
const mails = async (id: string) =>
  (
    await sql<{ kind: string; status: string; last_error: string | null }>`
      SELECT kind, status, last_error FROM message WHERE booking_id = ${id} ORDER BY kind`.execute(db())
  ).rows;

it.each([
  ['de', 'Bitte bestätigen', 'Buchung bestätigen', /bis 08:30 Uhr/, 'Sie haben nichts gebucht?'],
  ['ru', 'Подтвердите запись', 'Подтвердить запись', /до 08:30/, 'Вы никуда не записывались?'],
])(
  'in %s it states the deadline and contains the link that confirms, but not the visitor’s notes (SRV-94)',
  async (language, subject, action, deadline, stranger) => {
    const { booking_id: id, cancel_token } = await book('2030-06-05T09:00', { language, notes: 'Kaufen Sie hier!' });
    await deliver();
    expect(sink.received).toHaveLength(1);
    const [mail] = sink.received;
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toMatch(deadline);
    for (const words of [action, stranger, `/booking/confirm/${id}?token=${tokenOf(id)}`]) {
      expect(mail?.text).toContain(words);
    }
    for (const part of [mail?.text, mail?.html]) {
      expect(part).not.toContain('Kaufen Sie hier!');
      // The customer may also cancel, but the token for that does not confirm.
      expect(part).not.toContain(`confirm/${id}?token=${cancel_token}`);
    }
    expect(mail?.attachments).toEqual([]);
  },
);

it('is sent to one mailbox at most ten times a day, and never after the deadline (SRV-94, M04)', async () => {
  const ids = [];
  for (let round = 0; round < unconfirmedMailsPerDay + 2; round++) ids.push((await bookAs(round)).booking_id);
  await deliver();
  expect(sink.received).toHaveLength(unconfirmedMailsPerDay);
  const left = await Promise.all(ids.map(mails));
  expect(left.filter(([mail]) => mail?.last_error === 'too_many')).toHaveLength(2);
});

it('is skipped once the deadline has passed or the address is confirmed (SRV-94)', async () => {
  const late = await bookAs(0);
  const done = await bookAs(1);
  await studio().adminCall('POST', `/api/admin/bookings/${done.booking_id}/confirm-address`);
  await deliver(30 * 60_000);
  expect(await mails(late.booking_id)).toEqual([
    { kind: 'confirm_address', status: 'skipped', last_error: 'confirm_over' },
  ]);
  expect(await mails(done.booking_id)).toContainEqual({
    kind: 'confirm_address',
    status: 'skipped',
    last_error: 'proved',
  });
});

it('is the only mail to an address that is never confirmed, even if customer or studio cancels (SRV-94)', async () => {
  const [expired, byStudio, byVisitor, confirmed] = [
    await bookAs(0),
    await bookAs(1),
    await bookAs(2),
    await bookAs(3),
  ];
  await deliver();
  await cancel(byStudio.booking_id, { reason: 'Studio krank' });
  await studio().call('POST', `/api/bookings/${byVisitor.booking_id}/cancel?token=${byVisitor.cancel_token}`);
  await confirm(confirmed.booking_id);
  await expire();
  await deliver(31 * 60_000);
  for (const { booking_id } of [expired, byStudio, byVisitor]) {
    expect(await mails(booking_id)).toEqual([{ kind: 'confirm_address', status: 'sent', last_error: null }]);
  }
  expect(await mails(confirmed.booking_id)).toMatchObject([
    { kind: 'booking_received', status: 'sent' },
    { kind: 'confirm_address', status: 'sent' },
    { kind: 'studio_new_booking', status: 'sent' },
  ]);
});
