import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { addLead, card, column, drag, emptyBoard, moveTo, stored } from '../support/contacts.ts';
import { expect, test } from '../support/studio.ts';

const board = '/admin/kontakten';
const fullscreen = '/admin/kontakten/fullscreen';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('the full-screen board is the same board (CONT-009, FULL-001, FULL-002, FULL-006..008)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  await enter(page, studio, board);
  await page.getByRole('link', { name: 'Vollbild' }).click();
  await expect(page).toHaveURL(new RegExp(`${fullscreen}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakten' })).toBeVisible();
  await expect(page.getByText('ESC drücken oder auf den Pfeil klicken')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('section[data-phase]')).toHaveCount(5);
  await expectAccessible(page);
  await drag(page, card(page, lead), column(page, 'in_klaerung'));
  await expect(column(page, 'in_klaerung').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  await moveTo(page, lead, 'Abgesagt');
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('abgesagt');
  await page.getByRole('searchbox').fill('xyz');
  await expect(page.getByText('0 Kontakte gefunden')).toBeVisible();
  await page.getByRole('link', { name: 'Vollbild schließen' }).click();
  await expect(page).toHaveURL(new RegExp(`${board}$`));
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('the full-screen board works on a phone (FULL-001) @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio);
  await enter(page, studio, fullscreen);
  await expect(card(page, lead)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
