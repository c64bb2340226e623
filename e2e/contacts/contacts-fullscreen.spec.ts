import { enter, expectAccessible, expectNoSidewaysScroll, withoutEvents } from '../support/admin.ts';
import { addLead, card, column, drag, emptyBoard, moveTo, openPanel, stored } from '../support/contacts.ts';
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

test('the panel can delete but not edit; Escape closes it, then leaves the full screen (FULL-003, FULL-004, FULL-005)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  await enter(page, studio, fullscreen);
  const panel = await openPanel(page, lead);
  await expect(panel.getByRole('button', { name: 'Löschen' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${fullscreen}$`));
  // Escape in a menu closes only the menu.
  await page.getByRole('button', { name: `${lead.name} verschieben nach …` }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${fullscreen}$`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${board}$`));
});

test('the numbers are those of the normal board (FULL-010, AMB-073)', async ({ page, studio }) => {
  // The contacts deleted above would make the page read the numbers again.
  await withoutEvents(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('stats') && asked.push(new URL(request.url()).pathname));
  await enter(page, studio, fullscreen);
  await expect(page.getByText('0 Kontakte.')).toBeVisible();
  expect(asked).toEqual(['/api/admin/contacts/stats']);
});

test('the full-screen board requires a sign-in (FULL-009)', async ({ page }) => {
  await page.goto(fullscreen);
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
});

test('the full-screen board works on a phone (FULL-001) @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio);
  await enter(page, studio, fullscreen);
  await expect(card(page, lead)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
