import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mail } from './testing/person.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { db, erase, leaveTraces } = studioWithPerson();

describe('the audit', () => {
  const change = (statement: string) => sql.raw(statement).execute(db());

  it('is never changed nor deleted (G12)', async () => {
    await leaveTraces();
    await expect(change(`UPDATE audit_entry SET details = '{}'`)).rejects.toThrow('never changed');
    await expect(change(`DELETE FROM audit_entry`)).rejects.toThrow('kept for a year');
  });

  it('of a booking whose customer was erased may lose only details', async () => {
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
