import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import type { Recipient } from '../domain/recipient.ts';

export const selectRecipient = async (db: Database, bookingId: string): Promise<Recipient | undefined> => {
  const { rows } = await sql<Recipient>`
    SELECT name, street, postal_code, city, country, is_business, email, vat_id, leitweg_id
    FROM invoice_recipient WHERE booking_id = ${bookingId}`.execute(db);
  return rows[0];
};

/** The version of a recipient: the same as long as its form is; also of none. */
export const recipientVersion = (to: Recipient | undefined): string =>
  checkValueOf(
    to
      ? [to.name, to.street, to.postal_code, to.city, to.country, to.is_business, to.email, to.vat_id, to.leitweg_id]
      : [],
  );

export const writeRecipient = async (
  trx: Database,
  bookingId: string,
  { name, street, postal_code, city, country, is_business, email, vat_id, leitweg_id }: Recipient,
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO invoice_recipient (booking_id, name, street, postal_code, city, country, is_business, email, vat_id,
      leitweg_id, updated_at)
    VALUES (${bookingId}, ${name}, ${street}, ${postal_code}, ${city}, ${country}, ${is_business}, ${email}, ${vat_id},
      ${leitweg_id}, ${at(now)})
    ON CONFLICT (booking_id) DO UPDATE SET name = excluded.name, street = excluded.street,
      postal_code = excluded.postal_code, city = excluded.city, country = excluded.country, is_business = excluded.is_business,
      email = excluded.email, vat_id = excluded.vat_id,
      leitweg_id = excluded.leitweg_id, updated_at = excluded.updated_at`.execute(trx);
};
