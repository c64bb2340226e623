import { expect, test } from '../../support/studio.ts';
import { card, chooseService, nextButton, openWizard } from '../../support/wizard.ts';

test.describe('services that cannot be loaded', () => {
  test('a step whose code fails to load can be retried @whole', async ({ page }) => {
    await page.route('**/assets/public/later-steps*', (route) => route.abort());
    await openWizard(page);
    await chooseService(page, 'Familienshooting');
    await card(page, 'Anna Lindner').click();
    await nextButton(page).click();
    await expect(page.getByRole('alert', { name: 'Dieser Schritt konnte nicht geladen werden' })).toContainText(
      'Ihre Angaben sind noch da.',
    );
    await expect(page.getByRole('navigation', { name: 'Schritte der Buchung' })).toBeVisible();
    await page.unroute('**/assets/public/later-steps*');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { name: 'Wann passt es Ihnen?' })).toBeVisible();
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
  });
});
