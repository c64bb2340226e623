import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertContact } from '#features/contacts/server/api.ts';
import { queueMessageMail } from '#shared/server/outbox.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();

test('a visitor’s message is mailed to the studio once, and the reply goes to the visitor (AMB-075)', async () => {
  const { sink, context, deliverAll, clock } = studio();
  const contact = {
    name: 'Änne Müller',
    email: 'aenne@example.com',
    source: 'Website',
    phase: 'new',
    priority: 'medium',
    tags: [],
    preferred_dates: [],
    raw_data: null,
  } as const;
  const order = {
    kind: 'studio_new_message',
    name: contact.name,
    email: contact.email,
    message: 'Haben Sie im Mai\nnoch Zeit?',
  } as const;
  const { id } = await context.db.transaction().execute(async (trx) => {
    const row = await insertContact(trx, { ...contact, tags: [], preferred_dates: [] }, clock);
    await queueMessageMail(trx, order, row.id, clock);
    return row;
  });
  await deliverAll();
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  const [mail] = sink.received;
  expect(mail?.recipients).toEqual(['studio@example.com']);
  expect(mail?.replyTo).toEqual([{ name: 'Änne Müller', address: 'aenne@example.com' }]);
  expect(mail?.subject).toBe('Nachricht von Änne Müller');
  expect(mail?.text).toContain('> Haben Sie im Mai\n> noch Zeit?');
  expect(mail?.attachments).toEqual([]);
  const kept = () =>
    sql<{ status: string }>`SELECT status FROM message WHERE contact_id = ${id}`
      .execute(context.db)
      .then(({ rows }) => rows);
  expect(await kept()).toEqual([{ status: 'sent' }]);
  await sql`DELETE FROM contact WHERE id = ${id}`.execute(context.db);
  expect(await kept()).toEqual([]);
});
