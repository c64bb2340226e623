import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => withoutCampaigns(studio));

const person = { name: 'Mia Kern', email: 'mia.kern@kunde.example' };

test('a spot gets a price of its own, and another is reserved for a person by mail (MINI-02)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const campaign = await makeCampaign(studio);
  const [first, second] = campaign.spots;
  const stored = async () => (await studio.api('GET', `/api/admin/campaigns/${campaign.id}`)).body.spots;
  await enter(page, studio, '/admin/campaigns');
  await page.getByRole('button', { name: 'Weihnachts-Minis öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weihnachts-Minis', exact: true });
  const timeOf = (start = ''): string => start.slice(11, 16);
  await dialog.getByRole('button', { name: `Preis von ${timeOf(first?.start)}` }).click();
  const price = page.getByRole('dialog', { name: `Preis von ${timeOf(first?.start)}` });
  await price.getByLabel('Preis dieses Termins').fill('99');
  await expectAccessible(page);
  await price.getByRole('button', { name: 'Speichern' }).click();
  await expect(price).toHaveCount(0);
  await expect(dialog.getByRole('listitem').first()).toContainText('99,00 €');
  expect((await stored())[0].own_price).toBe(99);
  await dialog.getByRole('button', { name: `${timeOf(second?.start)} für jemanden reservieren` }).click();
  const reserve = page.getByRole('dialog', { name: `${timeOf(second?.start)} reservieren` });
  await reserve.getByLabel('Name').fill(person.name);
  await reserve.getByLabel('E‑Mail-Adresse').fill(person.email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await reserve.getByRole('button', { name: 'Reservieren', exact: true }).click();
  await expect(reserve).toHaveCount(0);
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('für jemanden reserviert');
  expect((await stored())[1].state).toBe('offered');
  expect(errors).toEqual([]);
});
