import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

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
