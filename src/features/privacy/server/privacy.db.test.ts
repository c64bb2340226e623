import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { applyRetention, carryErasures } from './api.ts';
import { tablesWith } from './testing/findable.ts';

const { studio, book, cancel, put, read } = bookableStudio();
const db = () => studio().database.db;
const ask = (what: 'lookup' | 'export', email: string) =>
  studio().adminCall('POST', `/api/admin/privacy/${what}`, { email });
const erase = (email: string, repeated = email) =>
  studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated });

const person = { name: 'Zoé Wunderlich', email: 'Zoe.Wunderlich@kunde.example', phone: '+49 160 7654321' };
const traces = ['zoe.wunderlich', 'Wunderlich', '7654321', 'Zwillinge'];
const mail = person.email.toLowerCase();

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
  await sql`UPDATE mail SET html = ${`<p>${who.name}</p>`}, plain_text = ${who.phone}, subject = ${who.name},
    last_error = ${`550 no such user ${who.email}`} WHERE booking_id = ${id}`.execute(db());
  await sql`UPDATE booking SET revenue_notes = ${who.name} WHERE id = ${id}`.execute(db());
  await sql`INSERT INTO audit_entry (actor, action, booking_id, details)
    VALUES ('system', 'mail.given_up', ${id}, ${JSON.stringify({ kind: 'reminder', last_error: who.email })}::jsonb)
  `.execute(db());
  return id;
};

beforeEach(async () => {
  await sql`TRUNCATE mail, booking, occupied_time, contact, customer_note, erasure, audit_entry CASCADE`.execute(db());
});

describe('what is stored about somebody', () => {
  it('is counted, whatever the capitals of the address', async () => {
    await leaveTraces();
    await book('2030-06-06T10:00', { customer: { ...person, email: mail } });
    const { status, body } = await ask('lookup', person.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookings: 2, payments: 0, customer_notes: 1, contacts: 1 });
    expect(body.messages).toBeGreaterThan(1);
    expect(body.ahead).toMatchObject([{ start: '2030-06-06T10:00:00+02:00' }]);
  });

  it('is handed out as one file, with messages, notes, contacts, consents and history (G04)', async () => {
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

  it('that it was handed out is kept, not what was in it (G12)', async () => {
    await ask('export', mail);
    const { rows } = await sql<{ details: object }>`
      SELECT details FROM audit_entry WHERE action = 'privacy.exported'`.execute(db());
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('zoe');
  });

  it('is nobody’s under an address that stands for all who gave none', async () => {
    for (const answer of [await ask('lookup', 'kunde@fotobooking.invalid'), await erase('kunde@fotobooking.invalid')]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'shared_address' } });
    }
  });
});

describe('an erasure', () => {
  it('leaves nothing to be found in any table, and asked again does nothing (G05)', async () => {
    await leaveTraces();
    expect(await tablesWith(db(), traces)).toEqual(
      expect.arrayContaining(['audit_entry', 'booking', 'contact', 'contact_note', 'customer_note', 'mail']),
    );
    const { status, body } = await erase(mail);
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookings: 1, customer_notes: 1, contacts: 1 });
    expect(await tablesWith(db(), traces)).toEqual([]);
    expect((await erase(mail)).body).toEqual({ bookings: 0, messages: 0, customer_notes: 0, contacts: 0 });
    const { rows } = await sql`SELECT 1 FROM erasure`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('forgets the names of imported files that tell of the person, and no other', async () => {
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

  it('leaves time, service, status, money and statistics as they were (G05)', async () => {
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

  it('is refused while a booking is ahead, and says which', async () => {
    const { confirmation_code } = await book('2030-06-05T10:00', { customer: person });
    await book('2030-06-06T10:00');
    const { status, body } = await erase(mail);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'bookings_ahead', bookings: [{ confirmation_code }] });
    expect(body.detail).toContain(confirmation_code);
    expect(await tablesWith(db(), ['Wunderlich'])).toContain('booking');
  });

  it.each([
    ['before it begins', '2030-06-05T09:59', 409],
    ['while it is under way', '2030-06-05T10:30', 409],
    ['once it is over', '2030-06-05T11:01', 200],
  ])('of somebody with a session, %s (at %s), gets %i', async (_, at, expected) => {
    await book('2030-06-05T10:00', { customer: person });
    studio().setNow(at);
    const { status, body } = await erase(mail);
    expect([status, body.code]).toEqual([expected, expected === 409 ? 'bookings_ahead' : undefined]);
  });

  it('needs the address once more', async () => {
    await leaveTraces();
    expect((await erase(mail, 'zoe')).status).toBe(422);
    expect(await tablesWith(db(), traces)).not.toEqual([]);
  });

  it('stops what has not been sent, and keeps what others wrote and booked', async () => {
    await book('2030-06-05T10:00');
    await leaveTraces();
    await erase(mail);
    const { rows } = await sql<{ status: string; customer_name: string; messages: number }>`
      SELECT customer_name, mail.status, count(*) AS messages FROM mail JOIN booking ON booking.id = booking_id
      GROUP BY 1, 2 ORDER BY 1, 2`.execute(db());
    expect(rows.filter((row) => row.customer_name === 'Anonym').map((row) => row.status)).toEqual(['skipped']);
    expect(rows).toContainEqual(expect.objectContaining({ customer_name: 'Änne Müller', status: 'waiting' }));
  });

  it('forgets exactly one of two people, whoever they are', async () => {
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
      { numRuns: 8 },
    );
  });
});

describe('the audit', () => {
  const change = (statement: string) => sql.raw(statement).execute(db());

  it('is never changed nor deleted (G12)', async () => {
    await leaveTraces();
    await expect(change(`UPDATE audit_entry SET details = '{}'`)).rejects.toThrow('never changed');
    await expect(change(`DELETE FROM audit_entry`)).rejects.toThrow('kept for a year');
  });

  it('of a booking whose customer was erased may lose details, and nothing else', async () => {
    await leaveTraces();
    await erase(mail);
    await change(`UPDATE audit_entry SET details = details - 'from' WHERE booking_id IS NOT NULL`);
    for (const forged of [`details = details || '{"from": "X"}'`, `actor = 'x'`, `action = 'x'`, `at = now()`]) {
      await expect(change(`UPDATE audit_entry SET ${forged} WHERE booking_id IS NOT NULL`)).rejects.toThrow(
        'never changed',
      );
    }
  });
});

describe('a backup from before', () => {
  it('does not bring back who was erased, and leaves alone who came back (G11)', async () => {
    await leaveTraces();
    await erase(mail);
    const forgetAgain = await carryErasures(db(), studio().context.now);
    await sql`TRUNCATE mail, booking, occupied_time, contact, customer_note, erasure CASCADE`.execute(db());
    // As in the backup: the booking is ahead, and from before the erasure.
    await leaveTraces();
    const ahead = await book('2030-06-07T10:00', { customer: person });
    studio().setNow('2030-06-04T08:00');
    const later = await book('2030-06-10T10:00', { customer: { ...person, name: 'Zoé Neu' } });
    await sql`UPDATE booking SET created_at = '2030-06-04T06:00:00Z' WHERE id = ${later.booking_id}`.execute(db());
    await sql`UPDATE booking SET created_at = '2030-06-03T06:00:00Z' WHERE id <> ${later.booking_id}`.execute(db());
    const back = { note: 'Ist wieder da', note_type: 'general', customer_name: 'Zoé Neu' };
    await studio().adminCall('POST', `/api/admin/customers/${mail}/notes`, back);
    await studio().adminCall('POST', '/api/admin/contacts', { ...person, name: 'Zoé Neu', source: 'csv' });
    await sql`UPDATE customer_note SET created_at = CASE note WHEN ${back.note} THEN '2030-06-04T06:00:00Z'::timestamptz
      ELSE '2030-06-03T06:00:00Z' END`.execute(db());
    await sql`UPDATE contact SET created_at = CASE name WHEN 'Zoé Neu' THEN '2030-06-04T06:00:00Z'::timestamptz
      ELSE '2030-06-03T06:00:00Z' END`.execute(db());
    await db().transaction().execute(forgetAgain);
    const { rows } = await sql<{ kept: string }>`
      SELECT note AS kept FROM customer_note UNION ALL SELECT name FROM contact ORDER BY kept`.execute(db());
    expect(rows.map(({ kept }) => kept)).toEqual([back.note, 'Zoé Neu']);
    expect(await tablesWith(db(), ['Wunderlich hat', 'Zwillinge', 'ist krank'])).toEqual([]);
    expect(await read(ahead.booking_id)).toMatchObject({ status: 'CANCELLED', customer_name: 'Anonym' });
    expect(await read(later.booking_id)).toMatchObject({ status: 'PENDING', customer_name: 'Zoé Neu' });
  });
});

describe('what has been kept long enough (G06)', () => {
  const set = (months: object) => studio().adminCall('PUT', '/api/admin/privacy/retention', months);
  const state = async () => (await studio().adminCall('GET', '/api/admin/privacy/retention')).body;
  const off = { lost_contacts: null, cancelled_bookings: null, message_contents: null, audit: null };

  it('is nothing until the studio says so, but for messages and the audit', async () => {
    await sql`DELETE FROM setting WHERE name = 'privacy'`.execute(db());
    expect((await state()).settings).toEqual({ ...off, message_contents: 6, audit: 36 });
    for (const wrong of [{ audit: 11 }, { lost_contacts: 0 }, { message_contents: 1.5 }, { cancelled_bookings: 'x' }]) {
      expect((await set(wrong)).status).toBe(422);
    }
  });

  it('is counted before it goes, and goes: unpaid cancelled bookings, to the month', async () => {
    const paid = await leaveTraces();
    const unpaid = await leaveTraces();
    const recent = await leaveTraces();
    await sql`INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at)
      VALUES (gen_random_uuid(), ${paid}, 's2', 'https://pay.example', 5000, 'EUR', 'paid', now())`.execute(db());
    await sql`UPDATE booking SET cancelled_at = '2029-06-03T05:59:00Z' WHERE id = ANY (${[paid, unpaid]})`.execute(
      db(),
    );
    await sql`UPDATE booking SET cancelled_at = '2029-06-03T06:01:00Z' WHERE id = ${recent}`.execute(db());
    expect((await set({ ...off, cancelled_bookings: 12 })).body.due.cancelled_bookings).toBe(1);
    await applyRetention(studio().context);
    const names = await Promise.all([paid, unpaid, recent].map(async (id) => (await read(id)).customer_name));
    expect(names).toEqual([person.name, 'Anonym', person.name]);
    expect((await state()).due.cancelled_bookings).toBe(0);
    const { rows } = await sql`SELECT 1 FROM mail WHERE booking_id = ${unpaid} AND html IS NOT NULL`.execute(db());
    expect(rows).toEqual([]);
  });

  it('forgets imports of which no contact is left after three months, also while all else is kept', async () => {
    await leaveTraces();
    await set(off);
    const begun = async (created_at: string): Promise<string> => {
      const { rows } = await sql<{ id: string }>`INSERT INTO contact_import (id, file_name, created_by, created_at)
        VALUES (gen_random_uuid(), 'x.csv', 'x', ${created_at}) RETURNING id`.execute(db());
      return rows[0]?.id ?? '';
    };
    const [, recent, used] = [
      await begun('2030-03-03T05:59:00Z'),
      await begun('2030-03-03T07:01:00Z'),
      await begun('2029-01-01'),
    ];
    await sql`UPDATE contact SET import_id = ${used}`.execute(db());
    await applyRetention(studio().context);
    const { rows } = await sql<{ id: string }>`SELECT id FROM contact_import ORDER BY created_at`.execute(db());
    expect(rows.map(({ id }) => id)).toEqual([used, recent]);
    await sql`UPDATE contact SET import_id = NULL`.execute(db());
    await sql`DELETE FROM contact_import`.execute(db());
  });

  it('goes: contacts that declined, the content of messages, the audit', async () => {
    await leaveTraces();
    await sql`UPDATE contact SET phase = 'abgesagt', phase_entered_at = '2028-06-01'`.execute(db());
    await sql`UPDATE mail SET status = 'sent', sent_at = now(), created_at = '2029-11-01'`.execute(db());
    await sql`INSERT INTO audit_entry (at, actor, action, booking_id)
      VALUES ('2020-01-01', 'system', 'old', gen_random_uuid()), ('2020-01-01', 'system', 'studio', NULL)`.execute(
      db(),
    );
    await set({ lost_contacts: 24, cancelled_bookings: null, message_contents: 6, audit: 36 });
    const { due } = await state();
    expect(due).toMatchObject({ lost_contacts: 1, audit: 1 });
    expect(due.message_contents).toBeGreaterThan(0);
    await applyRetention(studio().context);
    expect((await state()).due).toEqual({ lost_contacts: 0, cancelled_bookings: 0, message_contents: 0, audit: 0 });
    const { rows } = await sql<{ kind: string; gone: number }>`
      SELECT details ->> 'kind' AS kind, (details ->> 'gone')::int AS gone FROM audit_entry
      WHERE action = 'privacy.retention' ORDER BY id`.execute(db());
    expect(rows).toEqual([
      { kind: 'lost_contacts', gone: 1 },
      { kind: 'message_contents', gone: due.message_contents },
      { kind: 'audit', gone: 1 },
    ]);
  });

  it('leaves a contact that declined after it had booked', async () => {
    await leaveTraces();
    await leaveTraces();
    await sql`UPDATE contact SET phase = 'abgesagt', phase_entered_at = '2028-06-01'`.execute(db());
    await sql`UPDATE contact SET converted_at = '2027-01-01', conversion_type = 'same_service'
      WHERE id = (SELECT id FROM contact ORDER BY id LIMIT 1)`.execute(db());
    expect((await set({ ...off, lost_contacts: 24 })).body.due.lost_contacts).toBe(1);
    await applyRetention(studio().context);
    const { rows } = await sql<{ booked: boolean }>`SELECT converted_at IS NOT NULL AS booked FROM contact`.execute(
      db(),
    );
    expect(rows).toEqual([{ booked: true }]);
  });

  it('stays while it is switched off', async () => {
    await leaveTraces();
    await sql`UPDATE contact SET phase = 'abgesagt', phase_entered_at = '2020-06-01'`.execute(db());
    await set(off);
    expect((await state()).due).toEqual({ lost_contacts: 0, cancelled_bookings: 0, message_contents: 0, audit: 0 });
    await applyRetention(studio().context);
    expect((await ask('lookup', mail)).body.contacts).toBe(1);
  });
});
