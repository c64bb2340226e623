import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mail, person } from './testing/person.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { book, db, ask, erase, leaveTraces } = studioWithPerson();

describe('what is stored about a person', () => {
  it('is counted, ignoring the case of the address', async () => {
    await leaveTraces();
    await book('2030-06-06T10:00', { customer: { ...person, email: mail } });
    const { status, body } = await ask('lookup', person.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookings: 2, payments: 0, customer_notes: 1, contacts: 1 });
    expect(body.messages).toBeGreaterThan(1);
    expect(body.ahead).toMatchObject([{ start: '2030-06-06T10:00:00+02:00' }]);
  });

  it('is exported as one file with messages, notes, contacts, consents and history (G04)', async () => {
    const id = await leaveTraces();
    await book('2030-06-06T10:00');
    const { status, body, headers } = await ask('export', mail);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="customer_data_2030-06-03.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.bookings).toHaveLength(1);
    const [booking] = body.bookings;
    expect(booking).toMatchObject({ id, customer_email: person.email, notes: 'Bringe die Zwillinge mit' });
    expect(Object.keys(booking.consent)).toEqual(['given_at', 'privacy_version', 'terms_version']);
    expect(booking.messages[0]).toMatchObject({ plain_text: person.phone });
    expect(booking.history.map((entry: { action: string }) => entry.action)).toContain('booking.cancelled');
    expect(body.customer_notes).toMatchObject([{ note: 'Zoé Wunderlich hat Zwillinge' }]);
    expect(body.contacts).toMatchObject([
      { raw_data: { Telefon: person.phone }, contact_notes: [{ note: 'Ruft Zoé Wunderlich an' }] },
    ]);
    // In the order of the imported file.
    expect(Object.keys(body.contacts[0].raw_data)).toEqual(['Telefon', 'Mail', 'Name']);
    expect(body.contacts[0]).not.toHaveProperty('raw_data_as_sent');
    expect(JSON.stringify(body)).not.toContain('aenne@example.de');
  });

  it('has an audit entry for its export, without the content (G12)', async () => {
    await ask('export', mail);
    const { rows } = await sql<{ details: object }>`
      SELECT details FROM audit_entry WHERE action = 'privacy.exported'`.execute(db());
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('zoe');
  });

  it('cannot be looked up, exported or erased for the placeholder address', async () => {
    for (const response of [
      await ask('lookup', 'kunde@fotobooking.invalid'),
      await ask('export', 'kunde@fotobooking.invalid'),
      await erase('kunde@fotobooking.invalid'),
    ]) {
      expect(response).toMatchObject({ status: 400, body: { code: 'shared_address' } });
    }
  });
});
