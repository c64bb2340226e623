import { afterThisTest, expect, test } from '../../support/studio.ts';
import { addService, card, chooseService, nextButton, openWizard, removeService } from '../../support/wizard.ts';

test.describe('services that cannot be loaded', () => {
  for (const [row, response, message] of [
    ['PUB-039, API-032', { status: 500, json: { detail: 'Datenbank nicht erreichbar' } }, 'Datenbank nicht erreichbar'],
    ['PUB-039, API-032, ERR-002', { status: 503, body: '' }, 'HTTP 503'],
    ['PUB-039, API-033, ERR-004', 'abort', 'Netzwerkfehler. Bitte versuchen Sie es erneut.'],
  ] as const) {
    test(`"${message}" is shown above the list, which stays usable (${row})`, async ({ page }) => {
      await page.route('**/api/services', (route) => (response === 'abort' ? route.abort() : route.fulfill(response)));
      await openWizard(page);
      const box = page.getByRole('alert', { name: 'Fehler beim Laden der Dienstleistungen' });
      await expect(box).toContainText(message);
      await chooseService(page);
      await expect(nextButton(page)).toBeEnabled();
      // Measured at one instant: the view scrolls to the photographers meanwhile.
      const list = await card(page, 'Porträtshooting').elementHandle();
      const gap = await box.evaluate(
        (element, below) => (below as Element).getBoundingClientRect().top - element.getBoundingClientRect().bottom,
        list,
      );
      expect(gap).toBeGreaterThanOrEqual(0);
    });
  }

  test('the button reloads the page (PUB-040)', async ({ page }) => {
    await page.route('**/api/services', (route) => route.fulfill({ status: 500 }));
    await openWizard(page);
    await page.evaluate(() => Object.assign(window, { old: true }));
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await reloaded;
    expect(await page.evaluate(() => 'old' in window)).toBe(false);
  });

  test('an empty list says so (PUB-041)', async ({ page, studio }) => {
    await studio.sql(`UPDATE service SET active = false WHERE NOT is_system_service`);
    afterThisTest(async () => void (await studio.sql(`UPDATE service SET active = true WHERE NOT is_system_service`)));
    await openWizard(page);
    await expect(page.getByText('Keine Dienstleistungen verfügbar')).toBeVisible();
    await expect(page.getByText('Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect(nextButton(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Zurzeit sind online keine Shootings buchbar.' })).toBeVisible();
    await expect(page.locator('a[href^="/booking"]')).toHaveCount(0);
  });

  test('a chosen service that was deleted meanwhile is announced, and the other choices are kept @whole', async ({
    page,
    studio,
  }) => {
    const id = await addService(studio, { name: 'Kurz da' });
    await openWizard(page);
    await chooseService(page, 'Kurz da');
    await removeService(studio, id);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Das gewählte Shooting wird nicht mehr angeboten.');
    await expect(nextButton(page)).toBeDisabled();
  });

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

  test('a chosen photographer who was deleted meanwhile is named @whole', async ({ page, studio }) => {
    await openWizard(page);
    await chooseService(page, 'Familienshooting');
    await card(page, 'Anna Lindner').click();
    await studio.sql(`UPDATE photographer SET is_active = false WHERE name = 'Anna Lindner'`);
    afterThisTest(
      async () => void (await studio.sql(`UPDATE photographer SET is_active = true WHERE name = 'Anna Lindner'`)),
    );
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(
      'Anna Lindner bietet dieses Shooting nicht mehr an. Bitte wählen Sie jemand anderen.',
    );
  });
});
