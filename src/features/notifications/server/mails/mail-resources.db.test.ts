import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();

/** Lets a booking use two new rooms: one that the studio shows to customers, and one that it does not. */
const useRooms = async (bookingId: string): Promise<void> => {
  const { db } = studio().context;
  for (const [name_de, name_ru, shown] of [
    ['Saal Süd', 'Южный зал', true],
    ['Abstellkammer', null, false],
  ] as const) {
    await sql`
      WITH room AS (
        INSERT INTO resource (id, kind, name_de, name_ru, shown_to_customers)
        VALUES (gen_random_uuid(), 'room', ${name_de}, ${name_ru}, ${shown}) RETURNING id)
      INSERT INTO lane (resource_id, unit) SELECT id, 1 FROM room`.execute(db);
    await sql`
      UPDATE occupied_time SET uses = uses || (SELECT max(id) FROM lane) WHERE id = ${bookingId}`.execute(db);
  }
};

test('mail and calendar file name the room that is shown to customers, and no other (PLAN-41)', async () => {
  const { sink, deliverAll, book } = studio();
  const booking = await book([{ kind: 'booking_confirmation' }], { status: 'CONFIRMED' });
  await useRooms(booking.id);
  await deliverAll();
  const [mail] = sink.received;
  expect(mail?.text).toContain('Saal Süd');
  expect(mail?.html).toContain('Saal Süd');
  const file = /filename=termin\.ics\r\n[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '')?.[1] ?? '';
  const calendar = Buffer.from(file, 'base64').toString('utf8');
  expect(calendar).toContain('Saal Süd');
  for (const part of [mail?.text, mail?.html, calendar]) expect(part).not.toContain('Abstellkammer');
});

test('a Russian mail has the Russian name of the room, and the mail to the studio names all (PLAN-41)', async () => {
  const { sink, deliverAll, book } = studio();
  const booking = await book([{ kind: 'booking_confirmation' }, { kind: 'studio_new_booking' }], {
    language: 'ru',
    status: 'CONFIRMED',
  });
  await useRooms(booking.id);
  await deliverAll();
  const mailTo = (address: string) => sink.received.find(({ recipients }) => recipients.includes(address));
  const [toCustomer, toStudio] = [mailTo('erika@example.com'), mailTo('studio@example.com')];
  expect(toCustomer?.text).toContain('Южный зал');
  expect(toCustomer?.text).not.toContain('Abstellkammer');
  expect(toStudio?.text).toMatch(/Saal Süd|Южный зал/);
  expect(toStudio?.text).toContain('Abstellkammer');
});
