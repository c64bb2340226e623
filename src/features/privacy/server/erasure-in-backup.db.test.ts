import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { carryErasures } from './api.ts';
import { tablesWith } from './testing/findable.ts';
import { mail, person } from './testing/person.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { studio, book, read, db, erase, leaveTraces } = studioWithPerson();

describe('a backup older than an erasure', () => {
  it('restores no data of the erased person from before the erasure, and keeps later data (G11)', async () => {
    await leaveTraces();
    await erase(mail);
    const forgetAgain = await carryErasures(db(), studio().context.now);
    await emptyTables(db(), 'message', 'booking', 'occupied_time', 'contact', 'customer_note', 'erasure');
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
