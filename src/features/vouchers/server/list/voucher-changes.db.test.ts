import { afterEach, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { ChangeFeed, type Heard } from '#shared/server/live/change-feed.ts';
import { redeemed, storeVoucher } from '../testing/stored-voucher.ts';

const studio = testStudio();
const db = () => studio().database.db;
const feeds: ChangeFeed[] = [];
afterEach(() => Promise.all(feeds.splice(0).map((feed) => feed.stop())));

/** The kinds of changes that open screens hear of. */
const listening = async () => {
  const feed = new ChangeFeed({ connectionString: studio().database.url }, silentLog);
  feeds.push(feed);
  const heard: Heard[] = [];
  feed.subscribe((one) => heard.push(one));
  expect(await feed.start()).toBe(true);
  return () => heard.flatMap((one) => (typeof one === 'string' ? [] : [one.kind]));
};

it('open lists hear of whatever changes a voucher, also of a redemption that the audit knows as a booking (TODAY-04, VOU-01)', async () => {
  const id = await storeVoucher(db());
  const kinds = await listening();
  await redeemed(id, 2000).execute(db());
  await expect.poll(kinds).toEqual(['voucher']);
  // Refused: nothing to hear.
  await expect(redeemed(id, 4000).execute(db())).rejects.toThrow();
  await studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Verloren' });
  await expect.poll(() => kinds().length).toBe(2);
  expect(kinds()).toEqual(['voucher', 'voucher']);
});
