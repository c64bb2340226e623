import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, it, vi } from 'vitest';
import { studioWithWaitingList } from '#features/waiting/server/testing/studio-with-waiting-list.ts';
import type { Attention } from '../attention-contract.ts';
import { selectAttention } from './attention-reads.ts';

const { studio, offer, take, decline, withdraw, fill, join, cancel, look, offerOf, linkOfEntry } =
  studioWithWaitingList();
const attention = async (): Promise<Attention> => (await studio().adminCall('GET', '/api/admin/attention')).body;
const nothing: Attention = { overdue_births: 0, offers_ending_today: [], waiting_without_offer: 0 };

// Four hours before the end of a day, Berlin time.
beforeEach(() => studio().setNow('2030-06-03T20:00'));

it('a studio that uses none of it is asked with one statement, and has nothing to do (DASH-018)', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect(await selectAttention(studio().context)).toEqual(nothing);
  expect(query.mock.calls).toHaveLength(1);
  query.mockRestore();
});

it('an offer needs attention on the day on which it ends, the first to end first (DASH-018)', async () => {
  const later = await offer(['06T10:00'], { hours: 3 });
  const sooner = await offer(['06T12:00'], { hours: 1 });
  await offer(['06T14:00'], { hours: 5 });
  expect((await attention()).offers_ending_today).toEqual([sooner.id, later.id]);
  studio().setNow('2030-06-03T21:00');
  expect((await attention()).offers_ending_today).toEqual([later.id]);
  studio().setNow('2030-06-04T00:10');
  expect((await attention()).offers_ending_today).toHaveLength(1);
});

it('an offer that was answered or withdrawn needs none (DASH-018)', async () => {
  const [taken, declined, withdrawn] = [
    await offer(['06T10:00'], { hours: 2 }),
    await offer(['06T12:00'], { hours: 2 }),
    await offer(['06T14:00'], { hours: 2 }),
  ];
  expect((await attention()).offers_ending_today).toHaveLength(3);
  await take(taken);
  await decline(declined);
  await withdraw(withdrawn);
  expect(await attention()).toEqual(nothing);
});

it('who waits needs attention until something was offered, which the waiting list then does by itself (DASH-018)', async () => {
  const ids = await fill();
  await join('Anna');
  await join('Boris');
  expect(await attention()).toEqual({ ...nothing, waiting_without_offer: 2 });
  // By day, so that the offer ends today.
  studio().setNow('2030-06-03T10:00');
  await cancel(ids.get('10:15') ?? '');
  expect(await look()).toBe(1);
  expect(await attention()).toEqual({ ...nothing, waiting_without_offer: 1 });
  await (await offerOf('Anna')).decline();
  await look();
  expect((await attention()).waiting_without_offer).toBe(0);
});

it('a person counts once, until the last day or until she leaves (DASH-018)', async () => {
  await fill();
  await fill('2030-06-06');
  await join('Anna');
  await join('Anna', { first_day: '2030-06-06', last_day: '2030-06-06' });
  await join('Boris');
  expect((await attention()).waiting_without_offer).toBe(2);
  await studio().call('POST', `/api/waiting-list/${await linkOfEntry('Boris')}/leave`);
  studio().setNow('2030-06-06T08:00');
  expect((await attention()).waiting_without_offer).toBe(1);
  studio().setNow('2030-06-07T08:00');
  expect((await attention()).waiting_without_offer).toBe(0);
});

it('an address that is not confirmed does not wait yet (DASH-018)', async () => {
  await fill();
  await join('Anna');
  await sql`UPDATE waiting_entry SET confirm_by = '2030-06-04T20:00:00Z'`.execute(studio().database.db);
  expect(await attention()).toEqual(nothing);
});
