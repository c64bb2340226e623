import { describe, expect, it } from 'vitest';
import { phases } from '../domain/phases.ts';
import { contactCalls } from './testing/contact-calls.ts';

const { post, add, patch } = contactCalls();

describe('contacts', () => {
  it('refuse raw data with characters that the database cannot store with 400', async () => {
    expect((await post({ name: 'Mia', email: 'mia@example.de', raw_data: { a: 'x\u0000' } })).status).toBe(400);
  });

  it.each(['phase', 'priority', 'name', 'email', 'source', 'tags', 'raw_data'])(
    'refuse an unknown %s with 422 (CONT-011, CONT-032, CONT-033, CONT-035)',
    async (field) => {
      const wrong = { phase: 'NEU', priority: 'urgent', name: ' ', email: 'mia', source: '', tags: 'a', raw_data: [] };
      const value = wrong[field as keyof typeof wrong];
      const made = { name: 'Mia', email: 'mia@example.de', source: 'x', [field]: value };
      const refused = await post(made);
      expect(refused.status).toBe(422);
      expect(refused.body.detail[0]).toMatchObject({ loc: ['body', field], msg: expect.any(String) });
      if (field === 'raw_data') return;
      expect((await patch((await add()).id, { [field]: value })).status).toBe(422);
    },
  );

  it('accept each of the five phases (CONT-011)', async () => {
    for (const phase of phases) expect(await add({ phase })).toMatchObject({ phase });
  });

  it('limit the length of name, phone number, notes and raw data (SRV-71)', async () => {
    for (const wrong of [
      { name: 'x'.repeat(201) },
      { phone: '1'.repeat(51) },
      { notes: 'x'.repeat(5001) },
      { raw_data: { a: 'x'.repeat(60_000) } },
    ]) {
      expect((await post({ name: 'Mia', email: 'mia@example.de', source: 'x', ...wrong })).status).toBe(422);
    }
  });
});
