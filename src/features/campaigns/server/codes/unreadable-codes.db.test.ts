import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaignStudio } from '../testing/campaign-studio.ts';

const { studio, db, make, take, close } = campaignStudio();

beforeEach(async () => {
  await sql`DELETE FROM failed_sign_in`.execute(db());
});

describe('a volume day whose secret no key of the studio opens', () => {
  it('shows no codes, and says that they cannot be checked, instead of calling them wrong (MINI-05)', async () => {
    const made = await make({ access_codes: true });
    const { body } = await studio().adminCall('POST', `/api/admin/campaigns/${made.id}/cards`, {
      group_name: 'Igel',
      count: 1,
    });
    const { code } = body.cards[0];
    await sql`UPDATE campaign SET code_secret_sealed = 'unreadable'`.execute(db());
    const cards = await studio().adminCall('GET', `/api/admin/campaigns/${made.id}/cards`);
    expect(cards.body.cards).toMatchObject([{ code: null, booking_id: null, start: null, customer_name: null }]);
    const checked = await studio().call('POST', '/api/campaigns/minis/codes', { codes: [code] });
    expect([checked.status, checked.body.code]).toEqual([409, 'codes_unreadable']);
    expect((await take(made.spots[0]?.id, { codes: [code] })).body.code).toBe('codes_unreadable');
  });
});

it('codes of a day that is closed or unknown are not checked (MINI-05)', async () => {
  const made = await make({ access_codes: true });
  await close(made.id);
  const check = (slug: string) => studio().call('POST', `/api/campaigns/${slug}/codes`, { codes: ['22222-22222'] });
  expect((await check('minis')).body.code).toBe('campaign_closed');
  expect((await check('unknown')).status).toBe(404);
});
