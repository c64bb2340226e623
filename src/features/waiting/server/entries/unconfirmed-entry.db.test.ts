import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';

const { studio, fill, join, look, held, listed, linkOfEntry, cancel } = studioWithWaitingList();
const db = () => studio().database.db;

/** A studio whose customers confirm their address, with a full day and somebody who waits for it. */
const waiting = async () => {
  const bookings = await fill();
  await writeSetting(db(), 'email', { confirmation: { required: true } });
  return { bookings, joined: await join('Anna') };
};
const confirm = async () => studio().call('POST', `/api/waiting-list/${await linkOfEntry('Anna')}/confirm`);

it('nothing is held for an entry before its address is confirmed with the link of the mail (WAIT-11)', async () => {
  const { bookings, joined } = await waiting();
  expect(joined.confirm_by).not.toBeNull();
  await cancel(bookings.get('11:30') ?? '');
  expect(await look()).toBe(0);
  expect(await held()).toEqual([]);
  for (let press = 1; press <= 2; press++)
    expect(await confirm()).toMatchObject({ status: 200, body: { state: 'waiting', confirm_by: null } });
  expect(await look()).toBe(1);
  expect(await held()).toEqual(['Anna 05T11:30']);
});

it('nobody waits behind an entry that is not confirmed (WAIT-11)', async () => {
  await waiting();
  expect((await join('Boris')).place).toBe(1);
  await confirm();
  expect((await join('Clara')).place).toBe(2);
});

it('an entry that nobody confirms is gone after a day, and cannot be confirmed any more (WAIT-11)', async () => {
  await waiting();
  const link = await linkOfEntry('Anna');
  studio().setNow('2030-06-04T09:00');
  expect((await studio().call('POST', `/api/waiting-list/${link}/confirm`)).status).toBe(404);
  await look();
  expect(await listed()).toEqual([]);
});

it('the database refuses to offer something to an entry that is not confirmed, whichever program writes (WAIT-11)', async () => {
  await waiting();
  const { rows } = await sql<{
    id: string;
    mailbox: string;
  }>`SELECT id, customer_email AS mailbox FROM waiting_entry`.execute(db());
  await expect(
    sql`INSERT INTO waiting_offer (offer_id, waiting_entry_id, mailbox, photographer_id, starts_at, ends_at)
        VALUES (gen_random_uuid(), ${rows[0]?.id}, ${rows[0]?.mailbox}, gen_random_uuid(), now(), now())`.execute(db()),
  ).rejects.toMatchObject({ constraint: 'waiting_offer_confirmed' });
});
