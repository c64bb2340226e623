import type { lookup } from 'node:dns';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import { webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, listen, delivering, deliver, receiver, log } = webhookStudio();
const db = () => studio().database.db;
const arrived = () => receiver().received;

it('refuses to connect to a name that resolves to a private network (X04)', async () => {
  const { port } = new URL(receiver().url);
  const { id } = await listen();
  await sql`UPDATE webhook_endpoint SET url = ${`https://hooks.example.com:${port}/`}`.execute(db());
  await book('2030-06-05T10:00');
  const lies = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;
  await deliver(delivering({ mayReach: addressRule([]), lookup: lies }));
  expect(arrived()).toEqual([]);
  expect((await log(id))[0]?.last_attempt?.error).toBe('hooks.example.com leads to a private address');
});

it('refuses to connect to a stored address that is no longer allowed (X04)', async () => {
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver(delivering({ mayReach: addressRule([]) }));
  expect(arrived()).toEqual([]);
  expect((await log(id))[0]?.last_attempt?.error).toContain('private address');
});
