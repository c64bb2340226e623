import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';
import type { ReceivedMail } from '../testing/smtp-sink.ts';

const studio = outboxStudio();

// From the bytes of the attachment: the parser of the test would change the line endings.
const calendarOf = (mail: ReceivedMail | undefined) => {
  const base64 = /filename=termin\.ics\r\n[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '')?.[1];
  if (base64 === undefined) throw new Error('No calendar file');
  return readCalendar(Buffer.from(base64, 'base64').toString('utf8'));
};

test('the calendar file of a mail has the UID of the file on the page, not the id of the booking', async () => {
  const { sink, deliverAll, book, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  const uid = 'a3'.repeat(16);
  await sql`UPDATE booking SET calendar_uid = ${uid} WHERE id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(calendarOf(sink.received[0]).events[0]?.UID).toBe(`${uid}@fotobooking`);
});

test('the calendar file of a pending booking is tentative, of a cancelled one it cancels (SRV-70)', async () => {
  const { sink, deliverAll, book, clock } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received[0]?.attachments).toMatchObject([
    { mimeType: 'text/calendar', method: 'REQUEST' },
    { mimeType: 'application/ics', filename: 'termin.ics', disposition: 'attachment' },
  ]);
  const received = calendarOf(sink.received[0]);
  expect(received.properties['METHOD']).toBe('REQUEST');
  expect(received.events[0]).toMatchObject({
    UID: `${booking.id}@fotobooking`,
    STATUS: 'TENTATIVE',
    SEQUENCE: '1',
    DTSTART: '20300604T070000Z',
    DTEND: '20300604T080000Z',
    SUMMARY: 'Porträtshooting – Studio Licht',
    LOCATION: 'Musterstraße 12, 10115 Berlin',
    ORGANIZER: 'mailto:studio@example.com',
    ATTENDEE: 'mailto:erika@example.com',
  });
  const cancelled = await book([{ kind: 'booking_cancelled' }], {
    status: 'CANCELLED',
    cancelled_by: 'admin',
    version: 4,
  });
  await deliverAll();
  const cancel = calendarOf(sink.received[1]);
  expect(cancel.properties['METHOD']).toBe('CANCEL');
  expect(cancel.events[0]).toMatchObject({
    UID: `${cancelled.id}@fotobooking`,
    STATUS: 'CANCELLED',
    SEQUENCE: '4',
    DTSTAMP: new Date(clock).toISOString().replaceAll(/[-:]|\.000/g, ''),
  });
});

test('the calendar file of a mail names both of two sessions once, with their times (PLAN-33)', async () => {
  const { sink, deliverAll, book, context } = studio();
  const { id } = await book([{ kind: 'booking_received' }]);
  await inTransaction(context.db, async (transaction) => {
    await sql`UPDATE booking SET own_price_cents = service_price_cents WHERE id = ${id}`.execute(transaction);
    await sql`
      INSERT INTO booking_item (booking_id, position, kind, name_de, count, unit_price_cents, unit_minutes, gap_minutes, service_id)
      SELECT ${id}, 1, 'session', 'Passfoto', 1, 0, 30, 0, service_id FROM booking WHERE id = ${id}`.execute(
      transaction,
    );
  });
  await deliverAll();
  const { DESCRIPTION } = calendarOf(sink.received[0]).events[0] ?? {};
  expect(DESCRIPTION?.split('\n').slice(2)).toEqual(['09:00–09:30 Porträtshooting', '09:30–10:00 Passfoto']);
});
