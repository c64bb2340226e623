import { expect, test } from '../../support/studio.ts';
import {
  addService,
  card,
  chooseService,
  openWizard,
  removeService,
  takeNoPayments,
  takePayments,
} from '../../support/wizard.ts';

test.describe('the cards', () => {
  test.describe('the payment box', () => {
    test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));
    const none = 'Keine Anzahlung erforderlich – Zahlung vor Ort';

    for (const [row, settings, expected] of [
      ['PUB-027, AMB-013', { stripe_enabled: false }, none],
      ['PUB-027', { enable_prepayment: false }, none],
      ['PUB-027', {}, 'Anzahlung: 75,00 € (50 %)'],
      ['PUB-071', { full_payment_required: true }, 'Vollzahlung: 150,00 €'],
    ] as const) {
      test(`${JSON.stringify(settings)} shows ${expected} (${row}) @whole`, async ({ page, studio }) => {
        await takePayments(studio, settings);
        const config = page.waitForResponse(/\/api\/payments\/service-config\//);
        await openWizard(page);
        const box = card(page, 'Porträtshooting').locator('[data-payment]');
        await expect(box).toHaveText(expected);
        await chooseService(page);
        expect((await config).ok()).toBe(true);
        await expect(box).toHaveText(expected);
      });
    }

    test('an amount of the service’s own is shown without a percentage (PUB-072) @whole', async ({ page, studio }) => {
      await takePayments(studio);
      const id = await addService(studio, { name: 'Baby', payment_enabled: true, prepayment_amount: 30 });
      await openWizard(page);
      const box = card(page, 'Baby').locator('[data-payment]');
      await expect(box).toHaveText('Anzahlung: 30,00 €');
      await page.getByRole('button', { name: 'Русский' }).click();
      await expect(box).toHaveText('Предоплата: 30,00 €');
      await removeService(studio, id);
    });
  });
});

test('?service= preselects a service, also before hydration (AMB-006) @whole', async ({ page, studio, browser }) => {
  const services = (await studio.visit('GET', '/api/services')).body as { id: string; name: string }[];
  const family = services.find(({ name }) => name === 'Familienshooting');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url });
  const plain = await context.newPage();
  await plain.goto(`/booking?service=${family?.id}`);
  await expect(plain.getByRole('radio', { name: 'Familienshooting' })).toBeChecked();
  await context.close();
  await openWizard(page, `/booking?service=${family?.id}`);
  await expect(page.getByRole('radio', { name: 'Familienshooting' })).toBeChecked();
  await expect(card(page, 'Anna Lindner')).toBeVisible();
  await page.getByRole('link', { name: 'Anderes Shooting' }).click();
  await card(page, 'Bewerbungsfotos').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
  await openWizard(page, '/booking?service=nonsense');
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
});

test('a card clicked before hydration stays selected @whole', async ({ page }) => {
  await page.route('**/assets/public/entry-*.js', async (route) => {
    await page.getByRole('radio', { name: 'Bewerbungsfotos' }).evaluate((radio) => (radio as HTMLInputElement).click());
    await route.continue();
  });
  await openWizard(page);
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
  await expect(card(page, 'Anna Lindner')).toBeVisible();
});
