import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Contact } from '../contract.ts';
import { first, importStudio, second } from './testing/import-studio.ts';

const { studio, call, begin, add, undo, imports } = importStudio();
const left = async (): Promise<string[]> => (await call('GET', '')).body.map(({ id }: Contact) => id);

describe('an import', () => {
  it('undoing deletes its contacts except those that were changed, moved, have notes or have booked, and works once (CSV-037)', async () => {
    await begin(first);
    const untouched = await add({ import_id: first });
    const [changed, moved, noted, booked] = [
      await add({ import_id: first }),
      await add({ import_id: first }),
      await add({ import_id: first }),
      await add({ import_id: first }),
    ];
    const other = await add();
    await call('PATCH', `/${changed.id}`, { company: 'Lumen' });
    await call('PATCH', `/${moved.id}`, { phase: 'abgesagt' });
    await call('POST', `/${noted.id}/notes`, { note: 'Ruft zurück' });
    await call('PATCH', `/${booked.id}`, { converted_to_booking: true });
    expect(await undo(first)).toMatchObject({ status: 200, body: { removed: 1, kept_changed: 3, kept_booked: 1 } });
    expect(await left()).toEqual([other, booked, noted, moved, changed].map(({ id }) => id));
    expect(await left()).not.toContain(untouched.id);
    expect(await imports()).toMatchObject([
      { id: first, undone_at: '2030-06-03T08:00:00.000+02:00', removed: 1, contacts: 4, untouched: 0 },
    ]);
    expect(await undo(first)).toMatchObject({ status: 409, body: { code: 'import_undone' } });
    const { rows } = await sql`SELECT action, details FROM audit_entry WHERE action LIKE 'contact.import%'`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([
      { action: 'contact.import_undone', details: { removed: 1, kept_changed: 3, kept_booked: 1 } },
    ]);
  });

  it('any of several can be undone, not only the last, and accepts no contacts afterwards', async () => {
    await begin(first, 'alt.csv');
    await add({ import_id: first });
    studio().setNow('2030-06-03T09:00');
    await begin(second, 'neu.csv');
    const kept = await add({ import_id: second });
    expect(await imports()).toMatchObject([{ file_name: 'neu.csv' }, { file_name: 'alt.csv' }]);
    expect((await undo(first)).body).toEqual({ removed: 1, kept_changed: 0, kept_booked: 0 });
    expect(await left()).toEqual([kept.id]);
    expect(await imports()).toMatchObject([
      { file_name: 'neu.csv', undone_at: null, removed: null },
      { file_name: 'alt.csv', removed: 1, contacts: 0 },
    ]);
    expect(await call('POST', '', { name: 'Mia', email: 'mia@example.de', import_id: first })).toMatchObject({
      status: 409,
      body: { code: 'import_undone' },
    });
  });

  it('is undone and counted once when several requests undo it concurrently (CSV-037)', async () => {
    await begin(first);
    for (let contact = 0; contact < 5; contact++) await add({ import_id: first });
    const responses = await Promise.all(Array.from({ length: 8 }, () => undo(first)));
    expect(responses.filter(({ status }) => status === 200)).toMatchObject([{ body: { removed: 5 } }]);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await left()).toEqual([]);
  });

  it('undoing waits for a note that is being written, and keeps its contact', async () => {
    const { db } = studio().database;
    await begin(first);
    const { id } = await add({ import_id: first });
    let undoing: ReturnType<typeof undo> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`INSERT INTO contact_note (id, contact_id, note, note_type, created_by, created_at)
                VALUES (gen_random_uuid(), ${id}, 'x', 'general', 'x', now())`.execute(trx);
      undoing = undo(first);
      // Wait until the other transaction waits for the lock.
      for (let waiting = 0; waiting === 0; ) {
        const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM pg_locks WHERE NOT granted`.execute(db);
        waiting = Number(rows[0]?.n);
      }
    });
    expect((await undoing)?.body).toEqual({ removed: 0, kept_changed: 1, kept_booked: 0 });
    expect(await left()).toEqual([id]);
  });
});
