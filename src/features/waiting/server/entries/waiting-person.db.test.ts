import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { carryErasures } from '#features/privacy/server/api.ts';
import { deleteEndedEntries } from '../person-store.ts';
import { studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';

const { studio, fill, join, listed, held, look, cancel, linkOfEntry, offerOf } = studioWithWaitingList();
const db = () => studio().database.db;
const email = 'anna@example.de';
const erase = () => studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated: email });

/** Anna is offered a time, and Boris waits behind her. */
const offered = async (): Promise<void> => {
  const ids = await fill();
  await join('Anna');
  await join('Boris');
  await cancel(ids.get('10:15') as string);
  await look();
};

it('the export has the entry with what was offered and the mail, and no hash of the link (WAIT-05)', async () => {
  await offered();
  const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email });
  expect(body.waiting_entries).toMatchObject([
    {
      customer_email: email,
      first_day: '2030-06-05',
      offered: [{ is_open: true }],
      messages: [{ kind: 'waiting_joined' }],
    },
  ]);
  expect(body.offers).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('link_hash');
});

it('an erasure deletes the entry with its held time and mails, and the next person gets the time (WAIT-05)', async () => {
  await offered();
  const link = await linkOfEntry('Anna');
  expect((await erase()).body).toMatchObject({ waiting_entries: 1, offers: 1 });
  expect((await studio().call('GET', `/api/waiting-list/${link}`)).status).toBe(404);
  expect((await listed()).map(({ customer }) => customer.name)).toEqual(['Boris']);
  const { rows } = await sql`SELECT 1 FROM message WHERE to_address = ${email}`.execute(db());
  expect(rows).toEqual([]);
  await look();
  expect(await held()).toEqual(['Boris 05T10:15']);
});

it('a restore deletes the entry of an erased person again, and keeps those of others (WAIT-05)', async () => {
  await fill();
  await join('Anna');
  await join('Boris');
  await erase();
  const again = await carryErasures(db(), studio().context.now);
  // As in the backup, which is older than the erasure.
  await join('Anna');
  await db().transaction().execute(again);
  expect((await listed()).map(({ customer }) => customer.name)).toEqual(['Boris']);
});

it('an entry is deleted once it ended long ago, and not before (WAIT-05)', async () => {
  await offered();
  await studio().call('POST', `/api/waiting-list/${await linkOfEntry('Anna')}/leave`);
  const now = studio().context.now();
  await deleteEndedEntries(db(), now, 10);
  expect(await listed()).toHaveLength(2);
  await deleteEndedEntries(db(), now + 1, 10);
  expect((await listed()).map(({ customer }) => customer.name)).toEqual(['Boris']);
});

it('declining by the page of the offer keeps the person on the list (WAIT-02)', async () => {
  await offered();
  await (await offerOf('Anna')).decline();
  expect((await listed()).map(({ customer, place }) => [customer.name, place])).toEqual([
    ['Anna', 1],
    ['Boris', 2],
  ]);
});
