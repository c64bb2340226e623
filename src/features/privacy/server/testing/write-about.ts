import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestStudio } from '#app/server/testing/test-studio.ts';
import type { Database } from '#shared/server/database/database.ts';
import { zoe } from './seeded-tables.ts';

/** Calls an endpoint, and throws unless it succeeds. */
export const done = async (
  studio: TestStudio,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<{ id: string }> => {
  const isAdmin = path.startsWith('/api/admin/');
  const response = isAdmin ? await studio.adminCall(method, path, body) : await studio.call(method, path, body);
  if (response.status >= 300) throw new Error(`${path}: ${JSON.stringify(response.body)}`);
  return response.body;
};

/** Writes of the person in every feature, at a booking. */
export const writeAbout = async (studio: TestStudio, booking: string): Promise<void> => {
  const { db } = studio.database;
  await done(studio, 'POST', `/api/admin/customers/${zoe.email}/notes`, {
    note: `${zoe.name} hat Zwillinge`,
    note_type: 'general',
    customer_name: zoe.name,
  });
  const raw_data = { Telefon: zoe.phone, Mail: zoe.email };
  const contact = await done(studio, 'POST', '/api/admin/contacts', {
    ...zoe,
    source: 'csv',
    notes: 'Zwillinge',
    raw_data,
  });
  await done(studio, 'POST', `/api/admin/contacts/${contact.id}/notes`, { note: zoe.name, note_type: 'general' });
  await done(studio, 'POST', '/api/contact-messages', { ...zoe, message: 'Wir haben Zwillinge' });
  await sql`INSERT INTO contact_import (id, file_name, created_by, created_at)
    VALUES (gen_random_uuid(), ${`${zoe.email}.csv`}, 'x', now())`.execute(db);
  await sql`
    INSERT INTO invoice_recipient (booking_id, name, street, postal_code, city, country, is_business, email, updated_at)
    VALUES (${booking}, ${zoe.name}, 'Fliederweg 77', '20095', 'Hamburg', 'DE', false, ${zoe.email}, now())`.execute(
    db,
  );
  await sql`INSERT INTO session_mark (booking_id, note) VALUES (${booking}, 'Zwillinge')`.execute(db);
  await sql`
    INSERT INTO time_request (id, booking_id, keeps_time, starts_at, status_before, explanation, created_by, created_at,
                              outcome, ended_at)
    SELECT gen_random_uuid(), id, true, starts_at, 'PENDING', 'Wegen der Zwillinge', 'x', now(), 'withdrawn', now()
    FROM booking WHERE id = ${booking}`.execute(db);
  const line = randomUUID();
  await sql`
    INSERT INTO bank_line (id, content, nth, reference, state, read_at, booked_on, amount_cents, payer, written)
    VALUES (${line}, ${createHash('sha256').update(line).digest('hex')}, 1, '', 'open', now(), '2030-06-01', 7000, ${zoe.name}, ${zoe.email})`.execute(
    db,
  );
  await sql`INSERT INTO bank_line_candidate VALUES (${line}, ${booking})`.execute(db);
};

/** Vouchers that the person has bought, got and ordered. */
export const buyVouchers = async (studio: TestStudio): Promise<void> => {
  const names = { buyer_name: zoe.name, buyer_email: zoe.email, recipient_name: zoe.name, dedication: 'Zwillinge' };
  const mail = { email: zoe.email, on: null };
  await done(studio, 'POST', '/api/admin/vouchers', { amount: 60, method: 'cash', ...names, mail });
  await sql`
    INSERT INTO voucher_order (id, order_key, order_hash, amount_cents, wanted, status, expires_at, created_at, updated_at)
    VALUES (gen_random_uuid(), gen_random_uuid(), 'hash', 5000, ${JSON.stringify(names)}::jsonb, 'expired', now(), now(), now())`.execute(
    studio.database.db,
  );
};

/** As after sending: the copies name the person, and so do the responses of servers. */
export const markSent = async (db: Database): Promise<void> => {
  await sql`
    UPDATE message SET status = 'sent', sent_at = now(), subject = ${zoe.name}, html = ${zoe.email}, plain_text = ${zoe.phone},
      admitted_to = canonical_email(to_address), admitted_at = now() WHERE to_address = ${zoe.email}`.execute(db);
  await sql`
    WITH delivery AS (
      INSERT INTO webhook_delivery (event_id, endpoint_id, next_attempt_at) SELECT webhook_event.id, webhook_endpoint.id, now()
      FROM webhook_event, webhook_endpoint WHERE record::text LIKE ${`%${zoe.email}%`} ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO webhook_attempt (delivery_id, at, duration_ms, response_status, answer)
    SELECT id, now(), 1, 200, ${zoe.email} FROM (
      SELECT id FROM delivery
      UNION SELECT webhook_delivery.id FROM webhook_delivery JOIN webhook_event ON webhook_event.id = event_id
            WHERE record::text LIKE ${`%${zoe.email}%`}) AS any_of_them LIMIT 1`.execute(db);
};
