import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { Contact, NewContact } from '../../contract.ts';

export const path = '/api/admin/contacts';

/** A studio without contacts, and calls of their endpoints. */
export const contactCalls = () => {
  const studio = testStudio();

  const post = (contact: object) => studio().adminCall('POST', path, contact);
  const add = async (contact: Partial<NewContact> = {}): Promise<Contact> => {
    const { status, body } = await post({
      name: 'Mia Kern',
      email: 'mia@example.de',
      source: 'Empfehlung',
      ...contact,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const patch = (id: string, changes: object) => studio().adminCall('PATCH', `${path}/${id}`, changes);
  const list = async (): Promise<Contact[]> => (await studio().adminCall('GET', path)).body;

  beforeEach(async () => {
    studio().setNow('2030-06-03T08:00');
    await sql`DELETE FROM contact`.execute(studio().database.db);
  });
  return { studio, post, add, patch, list };
};
