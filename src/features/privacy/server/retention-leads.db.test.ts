import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { applyRetention } from './api.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { studio, db, leaveTraces } = studioWithPerson();

describe('data past its retention (G06)', () => {
  const set = (months: object) => studio().adminCall('PUT', '/api/admin/privacy/retention', months);

  const state = async () => (await studio().adminCall('GET', '/api/admin/privacy/retention')).body;

  const off = { lost_contacts: null, cancelled_bookings: null, message_contents: null, audit: null };

  it('includes imports without contacts after three months, even while everything else is kept', async () => {
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

  it('is deleted: contacts that declined, the content of messages, audit entries', async () => {
    await leaveTraces();
    await sql`UPDATE contact SET phase = 'abgesagt', phase_entered_at = '2028-06-01'`.execute(db());
    await sql`UPDATE message SET status = 'sent', sent_at = now(), created_at = '2029-11-01'`.execute(db());
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

  it('does not include a contact that declined after booking', async () => {
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
});
