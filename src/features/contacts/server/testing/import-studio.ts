import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { Contact, NewContact } from '../../contract.ts';

const path = '/api/admin/contacts';
export const [first, second] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];

/** A studio that contacts are imported into. */
export const importStudio = () => {
  const studio = testStudio();
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
  return { call, begin, add, undo, imports, studio };
};
