import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { person } from './person.ts';

/** A test studio with functions that store, look up and erase data about a person. */
export const studioWithPerson = () => {
  const { studio, book, cancel, put, read } = bookableStudio();
  const db = () => studio().database.db;
  const ask = (what: 'lookup' | 'export', email: string) =>
    studio().adminCall('POST', `/api/admin/privacy/${what}`, { email });
  const erase = (email: string, repeated = email) =>
    studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated });

  /** Stores all kinds of data about a person. Returns the id of the booking, which is cancelled. */
  const leaveTraces = async (who = person): Promise<string> => {
    const key = { 'idempotency-key': `key-${Math.random()}` };
    const { status, body } = await studio().call(
      'POST',
      '/api/bookings',
      {
        service_id: await studio().addService(),
        photographer_id: await studio().addPhotographer(),
        location_id: 'company',
        start: '2030-06-05T10:00',
        customer: { ...who, whatsapp_notifications: true },
        notes: 'Bringe die Zwillinge mit',
      },
      key,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    const id = body.booking_id as string;
    await studio().adminCall('POST', `/api/admin/customers/${who.email}/notes`, {
      note: `${who.name} hat Zwillinge`,
      note_type: 'general',
      customer_name: who.name,
    });
    const contact = await studio().adminCall('POST', '/api/admin/contacts', {
      ...who,
      source: 'csv',
      notes: 'Zwillinge',
      raw_data: { Telefon: who.phone, Mail: who.email, Name: who.name },
    });
    if (contact.status !== 201) throw new Error(JSON.stringify(contact.body));
    const noted = await studio().adminCall('POST', `/api/admin/contacts/${contact.body.id}/notes`, {
      note: `Ruft ${who.name} an`,
      note_type: 'general',
    });
    if (noted.status > 201) throw new Error(JSON.stringify(noted.body));
    await cancel(id, { reason: `${who.name} ist krank, Tel. ${who.phone}` });
    await sql`UPDATE message SET html = ${`<p>${who.name}</p>`}, plain_text = ${who.phone}, subject = ${who.name},
    last_error = ${`550 no such user ${who.email}`} WHERE booking_id = ${id}`.execute(db());
    await sql`UPDATE booking SET revenue_notes = ${who.name} WHERE id = ${id}`.execute(db());
    await sql`INSERT INTO audit_entry (actor, action, booking_id, details)
    VALUES ('system', 'mail.given_up', ${id}, ${JSON.stringify({ kind: 'reminder', last_error: who.email })}::jsonb)
  `.execute(db());
    return id;
  };

  beforeEach(async () => {
    const tables = ['message', 'booking', 'occupied_time', 'contact', 'customer_note', 'erasure', 'audit_entry'];
    await emptyTables(db(), ...tables);
  });

  return { book, db, ask, erase, leaveTraces, studio, put, read };
};
