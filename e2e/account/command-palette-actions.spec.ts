import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('what people call it finds pages, people and actions; an absence begins from anywhere (NAV-033)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('navigation')).toBeVisible();
  const palette = page.getByRole('combobox', { name: 'Befehle und Bereiche' });
  const options = page.getByRole('dialog').getByRole('option');
  const find = async (typed: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await palette.fill(typed);
  };

  await find('krank');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText('Abwesenheit eintragen');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const absence = page.getByRole('dialog', { name: 'Abwesenheit eintragen' });
  await expect(absence).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(absence).toHaveCount(0);
  await expect(page).toHaveURL(`${studio.url}/admin/calendar`);

  await find('rechnung');
  await options.filter({ hasText: 'Belege' }).click();
  await expect(page).toHaveURL(`${studio.url}/admin/invoices`);

  await find('anna');
  await options.filter({ hasText: 'Anna Lindner' }).click();
  await expect(page).toHaveURL(/\/admin\/calendar\?photographer=/);
  await expect(page.getByRole('combobox', { name: 'Fotograf/in' })).toHaveValue(/.{36}/);

  await find('porträt');
  await options.filter({ hasText: 'Porträtshooting' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name (Deutsch)')).toHaveValue('Porträtshooting');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${studio.url}/admin/services`);
});

test('the day is moved and cancelled from the palette (NAV-033)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/dashboard');
  await expect(page.getByRole('navigation')).toBeVisible();
  for (const name of ['Heute: Tag verschieben', 'Heute: Alle absagen']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Befehle und Bereiche' }).fill('krank');
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/calendar\?view=day&open=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/calendar\?view=day$/);
  }
});

test('pages that cannot be loaded are said to be missing, not to be nowhere; the next opening tries again (NAV-033)', async ({
  page,
  studio,
}) => {
  await page.route(/palette-pages/, (route) => route.abort());
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('navigation')).toBeVisible();
  const palette = page.getByRole('combobox', { name: 'Befehle und Bereiche' });
  await page.keyboard.press('Control+k');
  await palette.fill('belege');
  await expect(page.getByRole('dialog').getByText('Netzwerkfehler. Bitte versuchen Sie es erneut.')).toBeVisible();
  await expect(page.getByText('Nichts gefunden')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.unroute(/palette-pages/);
  await page.keyboard.press('Control+k');
  await palette.fill('belege');
  await expect(page.getByRole('option', { name: 'Belege' })).toBeVisible();
});
