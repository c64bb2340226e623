import { describe, expect, it } from 'vitest';
import { first, importStudio } from './testing/import-studio.ts';

const { call, begin, add, undo, imports } = importStudio();

describe('an import', () => {
  it('is listed with its file, author and time, and the number of its unchanged contacts', async () => {
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

  it('needs a valid id and a file name, and must be started before contacts are added', async () => {
    expect((await begin('no-id')).status).toBe(404);
    expect((await begin(first, ' ')).status).toBe(422);
    expect((await undo(first)).status).toBe(404);
    const contact = { name: 'Mia', email: 'mia@example.de' };
    expect((await call('POST', '', { ...contact, import_id: first })).status).toBe(409);
    expect((await call('POST', '', { ...contact, import_id: 'x' })).status).toBe(422);
    expect((await call('POST', '', { ...contact, import_id: null })).status).toBe(201);
  });
});
