import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { endUrl } from '#features/auth/server/api.ts';
import { queueSignInMail } from '#shared/server/outbox.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();

it('a mail about a sign-in goes to its administrator with the link, which the stored copy lacks (KEY-03)', async () => {
  const { context, sink, deliverAll } = studio();
  const { db } = context;
  const [id, session_id] = [randomUUID(), randomUUID()];
  await sql`INSERT INTO admin_user (id, email, full_name, password_hash)
            VALUES (${id}, 'anna@example.de', 'Anna Lindner', 'x')`.execute(db);
  const order = {
    kind: 'studio_new_sign_in',
    session_id,
    at: context.now(),
    browser: 'Safari',
    system: 'iPhone',
  } as const;
  await queueSignInMail(
    db,
    order,
    { id, email: 'anna@example.de', full_name: 'Anna Lindner', language: null },
    context.now(),
  );
  await deliverAll();
  const url = endUrl(context, session_id);
  expect(sink.received).toHaveLength(1);
  const { rows } = await sql<{ status: string; to_address: string; html: string; plain_text: string }>`
    SELECT status, to_address, html, plain_text FROM message WHERE admin_id = ${id}`.execute(db);
  expect(rows).toMatchObject([{ status: 'sent', to_address: 'anna@example.de' }]);
  expect(rows[0]?.plain_text).toContain('Safari');
  expect(rows[0]?.plain_text).toContain('https://termine.example.com/admin/account');
  expect(`${rows[0]?.html}${rows[0]?.plain_text}`).not.toContain(url.split('=')[1]);
  expect(sink.received[0]).toMatchObject({ recipients: ['anna@example.de'], text: expect.stringContaining(url) });
});

it.each([
  ['ru', 'Новый вход в FotoBooking', 'Завершить этот сеанс'],
  ['de', 'Neue Anmeldung', 'Diese Anmeldung beenden'],
  [null, 'Neue Anmeldung', 'Diese Anmeldung beenden'],
] as const)(
  'a mail about a sign-in is in the language of the person: %s (KEY-03, TEAM-02)',
  async (language, subject, end) => {
    const { context, sink, deliverAll } = studio();
    const id = randomUUID();
    const email = `${id}@example.de`;
    await sql`INSERT INTO admin_user (id, email, full_name, password_hash)
            VALUES (${id}, ${email}, 'Anna Lindner', 'x')`.execute(context.db);
    const order = {
      kind: 'studio_new_sign_in',
      session_id: randomUUID(),
      at: context.now(),
      browser: 'Safari',
      system: 'iPhone',
    } as const;
    await queueSignInMail(context.db, order, { id, email, full_name: 'Anna Lindner', language }, context.now());
    await deliverAll();
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toMatchObject({ recipients: [email], text: expect.stringContaining(end) });
    const { rows } = await sql<{ subject: string }>`SELECT subject FROM message WHERE admin_id = ${id}`.execute(
      context.db,
    );
    expect(rows[0]?.subject).toContain(subject);
  },
);
