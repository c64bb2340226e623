import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();

/** Lets a booking be for four people, two more than its service includes. */
const addItems = (bookingId: string): Promise<void> =>
  inTransaction(studio().context.db, async (trx) => {
    await sql`
      INSERT INTO booking_item (booking_id, position, kind, name_de, name_ru, count, included, unit_price_cents, unit_minutes)
      VALUES (${bookingId}, 1, 'people', 'Personen', 'Человек', 4, 2, 1500, 0)`.execute(trx);
    await sql`
      UPDATE booking SET own_price_cents = service_price_cents, items_cents = 3000,
                         service_price_cents = service_price_cents + 3000 WHERE id = ${bookingId}`.execute(trx);
  });

test.each([
  ['de', 'Personen: 4'],
  ['ru', 'Человек: 4'],
] as const)(
  'a mail and its calendar file name what was booked besides the service (%s) (PLAN-31)',
  async (language, name) => {
    const { sink, deliverAll, book } = studio();
    const booking = await book([{ kind: 'booking_confirmation' }], { language, status: 'CONFIRMED' });
    await addItems(booking.id);
    await deliverAll();
    const mail = sink.received.at(-1);
    const file = /filename=termin\.ics\r\n[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '')?.[1] ?? '';
    const calendar = Buffer.from(file, 'base64').toString('utf8').replaceAll('\r\n ', '');
    expect(mail?.text).toContain(name);
    expect(mail?.html).toContain(name);
    expect(calendar).toContain(name);
  },
);
