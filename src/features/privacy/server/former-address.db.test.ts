import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { carryErasures } from './api.ts';
import { tablesWith } from './testing/findable.ts';
import { customer, former, formerAddress, present } from './testing/former-address.ts';

const { studio, book, cancel, edit, read, admin, listen, deliver, db, erase } = formerAddress();

const ask = (what: 'lookup' | 'export', email: string) =>
  studio().adminCall('POST', `/api/admin/privacy/${what}`, { email });

const mails = async (id: string) =>
  (
    await sql<{ kind: string; status: string; to_address: string; to_name: string; html: string | null }>`
      SELECT kind, status, to_address, to_name, html FROM message WHERE booking_id = ${id} AND recipient = 'customer'
      ORDER BY created_at, kind`.execute(db())
  ).rows;

const sendAll = async (address: string) => {
  await sql`
    UPDATE message SET status = 'sent', sent_at = now(), subject = 'Ihre Buchung', html = ${`<p>${address}</p>`},
      plain_text = ${`an\n${address}.`} WHERE status = 'waiting'`.execute(db());
};

/** A booking under a mistyped address: its mails were sent and webhooks delivered, then the address was corrected. */
const corrected = async (): Promise<string> => {
  await listen();
  const { booking_id } = await book('2030-06-05T10:00', { customer });
  await sendAll(former);
  await deliver();
  await edit(booking_id, { customer_email: present });
  return booking_id;
};

describe('an address that a booking had before', () => {
  it('is removed everywhere when its owner is erased, and the booking of the other person stays (SRV-84)', async () => {
    const id = await corrected();
    expect(await tablesWith(db(), [former])).toEqual(['message', 'webhook_event']);
    expect((await ask('lookup', former)).body).toMatchObject({ bookings: 0, messages: 1, ahead: [] });
    expect((await erase(former)).body).toMatchObject({ bookings: 0, messages: expect.any(Number) });
    expect(await tablesWith(db(), [former])).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'PENDING', customer_email: present, customer_name: customer.name });
    expect(await mails(id)).toMatchObject([{ status: 'sent', to_name: 'Anonym', html: null }]);
    expect((await erase(former)).body).toEqual({
      bookings: 0,
      messages: 0,
      customer_notes: 0,
      contacts: 0,
      offers: 0,
      waiting_entries: 0,
      vouchers: 0,
    });
  });

  it('is erased together with the customer who had it before', async () => {
    const id = await corrected();
    await cancel(id, { reason: `${customer.name} ist krank, ${former}` });
    await erase(present);
    expect(await tablesWith(db(), [former, present, 'Wunderlich', '7654321'])).toEqual([]);
  });

  it('is exported with the messages sent to it, and without the booking', async () => {
    await corrected();
    const { body } = await ask('export', former);
    expect(body).toMatchObject({ bookings: [], messages: [{ to_address: former, subject: 'Ihre Buchung' }] });
    expect(JSON.stringify(body)).not.toContain(present);
    expect(JSON.stringify(body)).not.toContain('admitted');
  });

  it('is replaced in waiting mails by the current address of the customer', async () => {
    const { booking_id } = await book('2030-06-05T10:00', { customer });
    await edit(booking_id, { customer_email: present });
    await erase(former);
    expect(await mails(booking_id)).toMatchObject([{ status: 'waiting', to_address: present, to_name: customer.name }]);
    expect(await tablesWith(db(), [former])).toEqual([]);
  });

  it('matches only the whole address, not longer or similar ones', async () => {
    await listen();
    const others = [
      'x.zoe.alt@kunde.example',
      'zoe.alt@kunde.example.org',
      'zoe-alt@kunde.example',
      'zoexalt@kunde.example',
    ];
    for (const [index, email] of others.entries()) {
      const { booking_id } = await book(`2030-06-0${4 + index}T13:00`, { customer: { ...customer, email } });
      await sendAll(email);
      await edit(booking_id, { customer_phone: '+49 30 1234567' });
    }
    await deliver();
    await corrected();
    await erase(former);
    for (const email of others)
      expect(await tablesWith(db(), [email])).toEqual(['booking', 'message', 'webhook_event']);
  });

  it('of a contact is erased with the messages sent to the studio under it', async () => {
    await sql`INSERT INTO setting (name, value) VALUES ('company', '{"company_email": "studio@example.com"}')
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`.execute(db());
    const message = { name: 'Zoé', email: former, message: `Erreichbar unter\n${former}`, consent: true };
    expect((await studio().call('POST', '/api/contact-messages', message)).status).toBeLessThan(300);
    const [contact] = await admin<{ id: string }[]>('GET', 'contacts');
    await studio().adminCall('PATCH', `/api/admin/contacts/${contact?.id}`, { email: present, notes: '' });
    expect(await tablesWith(db(), [former])).toEqual(['message']);
    await erase(former);
    expect(await tablesWith(db(), [former])).toEqual([]);
    expect(await tablesWith(db(), [present])).toEqual(['contact']);
  });

  it('is erased again when an older backup is restored (G11)', async () => {
    await corrected();
    await erase(former);
    const forgetAgain = await carryErasures(db(), studio().context.now);
    await emptyTables(db(), 'message', 'booking', 'occupied_time', 'erasure');
    const id = await corrected();
    await sql`UPDATE message SET created_at = '2020-01-01'`.execute(db());
    await sql`UPDATE webhook_event SET created_at = '2020-01-01'`.execute(db());
    await db().transaction().execute(forgetAgain);
    expect(await tablesWith(db(), [former])).toEqual([]);
    expect(await read(id)).toMatchObject({ customer_email: present });
  });

  it('keeps messages sent to it after the erasure when a backup is restored (G11)', async () => {
    await corrected();
    await erase(former);
    const forgetAgain = await carryErasures(db(), studio().context.now);
    const { booking_id } = await book('2030-06-06T10:00', { customer });
    await sendAll(former);
    await edit(booking_id, { customer_email: present });
    await sql`UPDATE message SET created_at = '2030-06-04' WHERE booking_id = ${booking_id}`.execute(db());
    await db().transaction().execute(forgetAgain);
    expect(await mails(booking_id)).toContainEqual(
      expect.objectContaining({ status: 'sent', to_address: former, html: `<p>${former}</p>` }),
    );
  });
});
