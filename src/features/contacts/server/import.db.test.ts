import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { Contact, NewContact } from '../contract.ts';

const studio = testStudio();
const path = '/api/admin/contacts';
const [first, second] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];

beforeEach(async () => {
  studio().setNow('2030-06-03T08:00');
  await sql`DELETE FROM contact`.execute(studio().database.db);
  await sql`DELETE FROM contact_import`.execute(studio().database.db);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', rest: string, body?: object) =>
  studio().adminCall(method, `${path}${rest}`, body);
const begin = (id: string, file_name = 'leads.csv') => call('PUT', `/imports/${id}`, { file_name });
const add = async (contact: Partial<NewContact> = {}): Promise<Contact> =>
  (await call('POST', '', { name: 'Mia Kern', email: 'mia@example.de', ...contact })).body;
const undo = (id: string) => call('DELETE', `/imports/${id}`);
const imports = async () => (await call('GET', '/imports')).body;
const left = async (): Promise<string[]> => (await call('GET', '')).body.map(({ id }: Contact) => id);

describe('an import', () => {
  it('is known by its file, who made it and when, and how many of its contacts nobody has touched', async () => {
    expect(await begin(first)).toMatchObject({ status: 200, body: { id: first, contacts: 0, untouched: 0 } });
    // The import has no contacts yet.
    expect(await imports()).toEqual([]);
    const made = await add({ import_id: first });
    await add({ import_id: first });
    await add();
    await call('PATCH', `/${made.id}`, { priority: 'high' });
    expect(await imports()).toEqual([
      {
        id: first,
        file_name: 'leads.csv',
        created_by: expect.any(String),
        created_at: '2030-06-03T08:00:00.000+02:00',
        contacts: 2,
        untouched: 1,
        undone_at: null,
        removed: null,
      },
    ]);
    // Starting the same import a second time changes nothing.
    expect((await begin(first, 'other.csv')).body.file_name).toBe('leads.csv');
    expect(Object.keys(made)).not.toContain('import_id');
  });

  it('is taken back but for those who were changed, moved, noted upon or have booked, and only once (CSV-037)', async () => {
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

  it('of many any can be undone, not only the last, and takes no more contacts then', async () => {
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

  it('is undone once by many at the same moment, and counted once (CSV-037)', async () => {
    await begin(first);
    for (let contact = 0; contact < 5; contact++) await add({ import_id: first });
    const responses = await Promise.all(Array.from({ length: 8 }, () => undo(first)));
    expect(responses.filter(({ status }) => status === 200)).toMatchObject([{ body: { removed: 5 } }]);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await left()).toEqual([]);
  });

  it('waits for a note that is being written, and leaves whom it is about', async () => {
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

  it('has an id that is one, a file with a name, and must have begun', async () => {
    expect((await begin('no-id')).status).toBe(404);
    expect((await begin(first, ' ')).status).toBe(422);
    expect((await undo(first)).status).toBe(404);
    const contact = { name: 'Mia', email: 'mia@example.de' };
    expect((await call('POST', '', { ...contact, import_id: first })).status).toBe(409);
    expect((await call('POST', '', { ...contact, import_id: 'x' })).status).toBe(422);
    expect((await call('POST', '', { ...contact, import_id: null })).status).toBe(201);
  });
});
