import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { applyRetention } from './api.ts';
import { mail, person } from './testing/person.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { studio, read, db, ask, leaveTraces } = studioWithPerson();

describe('data past its retention (G06)', () => {
  const set = (months: object) => studio().adminCall('PUT', '/api/admin/privacy/retention', months);

  const state = async () => (await studio().adminCall('GET', '/api/admin/privacy/retention')).body;

  const off = { lost_contacts: null, cancelled_bookings: null, message_contents: null, audit: null };

  it('is by default only messages and audit entries', async () => {
    await sql`DELETE FROM setting WHERE name = 'privacy'`.execute(db());
    expect((await state()).settings).toEqual({ ...off, message_contents: 6, audit: 36 });
    for (const wrong of [{ audit: 11 }, { lost_contacts: 0 }, { message_contents: 1.5 }, { cancelled_bookings: 'x' }]) {
      expect((await set(wrong)).status).toBe(422);
    }
  });

  it('is counted and then deleted: unpaid cancelled bookings, to the month', async () => {
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
    const { rows } = await sql`SELECT 1 FROM message WHERE booking_id = ${unpaid} AND html IS NOT NULL`.execute(db());
    expect(rows).toEqual([]);
  });

  it('is what nobody has decided about a line of a bank statement for twelve months (BANK-02)', async () => {
    const booking = await leaveTraces();
    const lines = ['2029-06-03T05:59:00Z', '2029-06-03T06:01:00Z'].map((read_at) => ({ id: randomUUID(), read_at }));
    for (const { id, read_at } of lines) {
      await sql`
        INSERT INTO bank_line (id, content, nth, reference, state, read_at, booked_on, amount_cents, payer, written)
        VALUES (${id}, ${createHash('sha256').update(id).digest('hex')}, 1, '', 'open', ${read_at}, '2029-06-01', 7000,
                ${mail}, 'Shooting')`.execute(db());
      await sql`INSERT INTO bank_line_candidate VALUES (${id}, ${booking})`.execute(db());
    }
    await applyRetention(studio().context);
    const { rows } = await sql`
      SELECT id, state, payer, written, (SELECT count(*)::int FROM bank_line_candidate WHERE line_id = id) AS candidates
      FROM bank_line ORDER BY read_at`.execute(db());
    expect(rows).toEqual([
      { id: lines[0]?.id, state: 'dismissed', payer: null, written: null, candidates: 0 },
      { id: lines[1]?.id, state: 'open', payer: mail, written: 'Shooting', candidates: 1 },
    ]);
  });

  it('is kept while the retention is off', async () => {
    await leaveTraces();
    await sql`UPDATE contact SET phase = 'abgesagt', phase_entered_at = '2020-06-01'`.execute(db());
    await set(off);
    expect((await state()).due).toEqual({ lost_contacts: 0, cancelled_bookings: 0, message_contents: 0, audit: 0 });
    await applyRetention(studio().context);
    expect((await ask('lookup', mail)).body.contacts).toBe(1);
  });
});
