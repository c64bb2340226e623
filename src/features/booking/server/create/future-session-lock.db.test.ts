import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#shared/server/database/database.ts';
import { insertTestBooking } from '#shared/server/database/testing/insert-booking.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';

const database = testDatabase();
const start = Date.parse('2030-06-20T10:00:00Z');

type Customer = Readonly<Record<'customer_email' | 'customer_phone', string> & { most_ahead: number | null }>;

/** A function that inserts a booking: its photographer, service and time exist already, so it waits for no other. */
const preparedBooking = async (): Promise<(db: Database, customer: Customer) => Promise<void>> => {
  const { id } = await insertTestBooking(database().db, start);
  const { rows } = await sql<{ row: object }>`
    DELETE FROM booking WHERE id = ${id}
    RETURNING to_jsonb(booking) - '{canonical_email,canonical_phone,customer_words,other_words}'::text[] AS row`.execute(
    database().db,
  );
  return async (db, customer) => {
    const row = { ...rows[0]?.row, ...customer };
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`
      INSERT INTO booking (${columns})
      SELECT ${columns} FROM jsonb_populate_record(NULL::booking, ${JSON.stringify(row)}::jsonb)`.execute(db);
  };
};

/** The error code of a second booking while the transaction of the first is open, and after it has committed. */
const second = async (customer_email: string, customer_phone: string, most_ahead: number | null = 1) => {
  await sql`DELETE FROM booking`.execute(database().db);
  const [bookFirst, bookSecond] = await Promise.all([preparedBooking(), preparedBooking()]);
  const attempt = () =>
    database()
      .db.transaction()
      .execute(async (trx) => {
        await sql`SET LOCAL lock_timeout = '100ms'`.execute(trx);
        await bookSecond(trx, { customer_email, customer_phone, most_ahead });
        // Rolled back, so that the second attempt can write the same booking.
        throw Object.assign(new Error('written'), { code: 'written' });
      })
      .catch((error: { code?: string }) => error.code);
  const during = await database()
    .db.transaction()
    .execute(async (trx) => {
      await bookFirst(trx, { customer_email: 'rosa@example.de', customer_phone: '+49 170 1000001', most_ahead: 1 });
      return attempt();
    });
  return { during, after: await attempt() };
};

const waitsAndIsRefused = { during: '55P03', after: '23F50' };

it.each([
  ['the same mailbox', 'Rosa+studio@example.de', '+49 170 1000002'],
  ['the same number', 'other@example.de', '0170 1000001'],
  ['both', 'rosa@example.de', '+49 170 1000001'],
])('a booking waits for an uncommitted one of %s, and is counted with it (SRV-89)', async (_, email, phone) => {
  expect(await second(email, phone)).toEqual(waitsAndIsRefused);
});

it('a booking of another customer, or one without a limit, does not wait (SRV-89)', async () => {
  const written = { during: 'written', after: 'written' };
  expect(await second('other@example.de', '+49 170 1000002')).toEqual(written);
  expect(await second('rosa@example.de', '+49 170 1000001', null)).toEqual(written);
});
