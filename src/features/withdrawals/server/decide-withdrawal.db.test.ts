import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookableStudio, customer } from '#features/booking/server/testing/bookable-studio.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';

const { studio, book } = bookableStudio();

const declare = (reference: string, email = customer.email) =>
  studio().call('POST', '/api/withdrawals', { name: 'Änne Müller', reference, email });
const list = async () => (await studio().adminCall('GET', '/api/admin/withdrawals')).body;
const ofReference = async (reference: string) =>
  (await list()).find((one: { reference: string }) => one.reference === reference);
const decide = (id: string, decision: unknown = 'Gefunden, storniert, 75 € erstattet.\nMit Frau Müller besprochen.') =>
  studio().adminCall('POST', `/api/admin/withdrawals/${id}/decision`, { decision });

it('the decision of the studio is recorded and settles the declaration; the audit entry contains the id only (LAW-05)', async () => {
  await declare('FB-AAAA2222');
  const { id, is_open, decision } = await ofReference('FB-AAAA2222');
  expect([is_open, decision]).toEqual([true, null]);
  expect(await decide(id)).toMatchObject({ status: 200, body: { success: true } });
  expect(await ofReference('FB-AAAA2222')).toMatchObject({
    is_open: false,
    decision: {
      text: 'Gefunden, storniert, 75 € erstattet.\nMit Frau Müller besprochen.',
      decided_at: expect.stringMatching(/^2030-06-03T08:/),
    },
  });
  const { rows } = await sql`
    SELECT details FROM audit_entry WHERE action = 'withdrawal.decided'`.execute(studio().context.db);
  expect(rows).toEqual([{ details: { declaration_id: id } }]);
});

it('of many concurrent decisions one is recorded, and it cannot be changed or deleted afterwards (LAW-05)', async () => {
  await declare('FB-AAAA2222');
  const { id } = await ofReference('FB-AAAA2222');
  const count = scaleCount(200);
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => decide(id, `Nr. ${index}`)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(count - 1);
  // Requests that wait too long for a connection are refused with 503.
  const reasons = new Set(refused.map(({ status, body }) => (status === 503 ? status : body.code)));
  expect([...reasons].filter((reason) => reason !== 503)).toEqual(['decided_already']);
  const { db } = studio().context;
  for (const change of [
    sql`UPDATE withdrawal_decision SET decision = 'anders'`,
    sql`DELETE FROM withdrawal_decision`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow('never changed');
  }
});

it('a declaration that requires no decision, an unknown one and an empty text are refused (LAW-05)', async () => {
  const { confirmation_code } = await book('2030-06-12T09:00');
  await declare(confirmation_code);
  const { id, is_open, outcome } = await ofReference(confirmation_code);
  expect([is_open, outcome]).toEqual([false, 'cancelled']);
  expect(await decide(id)).toMatchObject({ status: 400, body: { code: 'nothing_to_decide' } });
  expect((await decide('0b0a9f3e-8f0c-4a56-9c3c-0d8a8f1f2b11')).status).toBe(404);
  await declare('FB-BBBB3333');
  const open = await ofReference('FB-BBBB3333');
  for (const nothing of ['', '  \n ', 7, null]) {
    expect((await decide(open.id, nothing)).status).toBeGreaterThanOrEqual(400);
    expect((await decide(open.id, nothing)).status).toBeLessThan(500);
  }
  expect((await ofReference('FB-BBBB3333')).is_open).toBe(true);
});

it('those without a decision come first, each part newest first (LAW-05)', async () => {
  for (const [minute, code] of ['FB-AAAA2222', 'FB-BBBB3333', 'FB-CCCC4444', 'FB-DDDD5555'].entries()) {
    studio().setNow(`2030-06-03T08:0${minute}`);
    await declare(code, `p${minute}@example.de`);
  }
  for (const code of ['FB-AAAA2222', 'FB-DDDD5555']) await decide((await ofReference(code)).id);
  const mine = (await list()).filter(({ email }: { email: string }) => /^p\d@/.test(email));
  expect(mine.map(({ reference }: { reference: string }) => reference)).toEqual([
    'FB-CCCC4444',
    'FB-BBBB3333',
    'FB-DDDD5555',
    'FB-AAAA2222',
  ]);
});

it('the export of the person contains the decision', async () => {
  await declare('FB-AAAA2222');
  await decide((await ofReference('FB-AAAA2222')).id, 'Erledigt');
  const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: customer.email });
  expect(JSON.stringify(body)).toContain('"decision":"Erledigt"');
});
