import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { queueInvitationMail } from '#shared/server/outbox.ts';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();

/** Invites a person, and returns the IDs and the secret of the link. */
const invite = async (language: 'de' | 'ru' = 'ru') => {
  const { context } = studio();
  const [id, invitation_id] = [randomUUID(), randomUUID()];
  const now = context.now();
  const [expires_at, secret] = [now + 72 * 3_600_000, secretText(context.secretKey, 'invitation', invitation_id)];
  await sql`INSERT INTO admin_user (id, email, full_name, password_hash, is_invited)
            VALUES (${id}, ${`${id}@example.de`}, 'Jana Fischer', 'x', true)`.execute(context.db);
  await sql`INSERT INTO invitation (admin_id, id, token_hash, created_at, expires_at)
            VALUES (${id}, ${invitation_id}, ${hashOfSecret(secret)}, to_timestamp(${now / 1000}),
                    to_timestamp(${expires_at / 1000}))`.execute(context.db);
  const order = {
    kind: 'studio_invitation',
    invitation_id,
    full_name: 'Jana Fischer',
    invited_by: 'Vera',
    expires_at,
  } as const;
  const person = { id, email: `${id}@example.de`, full_name: 'Jana Fischer', language };
  await queueInvitationMail(context.db, order, person, now);
  return { id, secret };
};
const stored = async (id: string) => {
  const { rows } = await sql<{ status: string; last_error: string | null; html: string; plain_text: string }>`
    SELECT status, last_error, html, plain_text FROM message WHERE admin_id = ${id}`.execute(studio().context.db);
  return rows[0];
};

it('an invitation is sent in its language with the link, which the stored copy lacks (TEAM-02)', async () => {
  const { sink, deliverAll } = studio();
  const { id, secret } = await invite();
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  expect(sink.received[0]).toMatchObject({
    recipients: [`${id}@example.de`],
    text: expect.stringContaining(`https://termine.example.com/admin/login#invitation=${secret}`),
  });
  expect(sink.received[0]?.text).toContain('Принять приглашение');
  const copy = await stored(id);
  expect(copy?.status).toBe('sent');
  expect(`${copy?.html}${copy?.plain_text}`).not.toContain(secret);
});

it.each([
  ['replaced', "id = gen_random_uuid(), token_hash = sha256('other')"],
  ['accepted', 'accepted_at = created_at'],
  ['expired', "created_at = created_at - interval '4 days', expires_at = expires_at - interval '4 days'"],
  ['without its key', "token_hash = sha256('lost')"],
])('an invitation that is %s is not sent (TEAM-02)', async (_, change) => {
  const { context, sink, deliverAll } = studio();
  const { id } = await invite('de');
  await sql`UPDATE invitation SET ${sql.raw(change)} WHERE admin_id = ${id}`.execute(context.db);
  await deliverAll();
  expect(sink.received).toEqual([]);
  expect(await stored(id)).toMatchObject({ status: 'skipped', last_error: 'invitation_over' });
});
