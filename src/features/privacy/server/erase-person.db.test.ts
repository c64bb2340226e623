import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { tablesWith } from './testing/findable.ts';
import { mail, person } from './testing/person.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { studio, book, put, read, db, erase, leaveTraces } = studioWithPerson();
const traces = ['zoe.wunderlich', 'Wunderlich', '7654321', 'Zwillinge'];

describe('an erasure', () => {
  it('leaves no personal data in any table, and a second one changes nothing (G05)', async () => {
    await leaveTraces();
    expect(await tablesWith(db(), traces)).toEqual(
      expect.arrayContaining(['audit_entry', 'booking', 'contact', 'contact_note', 'customer_note', 'message']),
    );
    const { status, body } = await erase(mail);
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookings: 1, customer_notes: 1, contacts: 1 });
    expect(await tablesWith(db(), traces)).toEqual([]);
    expect((await erase(mail)).body).toEqual({
      bookings: 0,
      messages: 0,
      customer_notes: 0,
      contacts: 0,
      offers: 0,
      waiting_entries: 0,
      vouchers: 0,
    });
    const { rows } = await sql`SELECT 1 FROM erasure`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('replaces only the names of imported files that identify the person', async () => {
    await leaveTraces();
    const [{ email, name } = { email: '', name: '' }] = (
      await sql<{ email: string; name: string }>`SELECT email, name FROM contact`.execute(db())
    ).rows;
    const names = [`Anfrage ${email.toUpperCase()}.csv`, `${name.replaceAll(' ', '_')}_2030.csv`, 'Herbst.csv'];
    for (const file of names) {
      await sql`INSERT INTO contact_import (id, file_name, created_by, created_at)
        VALUES (gen_random_uuid(), ${file}, 'x', now())`.execute(db());
    }
    expect((await erase(mail)).status).toBe(200);
    const { rows } = await sql<{ file_name: string }>`
      SELECT file_name FROM contact_import ORDER BY file_name`.execute(db());
    expect(rows.map(({ file_name }) => file_name)).toEqual(['CSV-Datei', 'CSV-Datei', 'Herbst.csv']);
    await sql`DELETE FROM contact_import`.execute(db());
  });

  it('does not change time, service, status, money and statistics (G05)', async () => {
    const first = await book('2030-06-05T10:00', { customer: person });
    const second = await book('2030-06-06T10:00', { customer: { ...person, email: mail } });
    for (const { booking_id } of [first, second]) await put(booking_id, 'COMPLETED');
    await studio().adminCall('POST', `/api/admin/bookings/${first.booking_id}/complete`, { actual_revenue: 210 });
    await sql`INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at)
      VALUES (gen_random_uuid(), ${first.booking_id}, 's1', 'https://pay.example', 5000, 'EUR', 'paid', now())
    `.execute(db());
    const before = await read(first.booking_id);
    const numbers = async () =>
      (await studio().adminCall('GET', '/api/admin/bookings/stats/overview')).body as Record<string, unknown>;
    const statistics = await numbers();
    await erase(mail);
    const after = await read(first.booking_id);
    expect(await numbers()).toEqual(statistics);
    expect(after).toMatchObject({
      status: before.status,
      start: before.start,
      service_price: before.service_price,
      customer_name: 'Anonym',
      customer_phone: '',
    });
    // Still one customer with two bookings, without personal data.
    expect((await read(second.booking_id)).customer_email).toBe(after.customer_email);
    const { rows } = await sql`SELECT amount_cents, status FROM payment`.execute(db());
    expect(rows).toEqual([{ amount_cents: 5000, status: 'paid' }]);
  });

  it('erases exactly one of two people, for any data of both', async () => {
    // Enclosed by letters that no name contains, so that no name is found inside another.
    const name = fc.stringMatching(/^q[a-p]{6,12}q$/);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), async ([one = '', other = '']) => {
        const who = (name: string) => ({ name, email: `${name}@kunde.example`, phone: '+49 160 1112223' });
        await leaveTraces(who(one));
        await leaveTraces(who(other));
        await erase(who(one).email);
        expect(await tablesWith(db(), [one])).toEqual([]);
        expect(await tablesWith(db(), [`${other}@`])).toContain('booking');
        await erase(who(other).email);
        expect(await tablesWith(db(), [other])).toEqual([]);
      }),
      { numRuns: scaleCount(8, 3) },
    );
  });
});
