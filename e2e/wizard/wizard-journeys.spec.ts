import { hydrated } from '../support/public-site.ts';
import { expect, test, withMotion } from '../support/studio.ts';
import { card, confirmButton, heading, nextButton, openWizard, slots, walkTo } from '../support/wizard.ts';

test.use(withMotion);

test('offline at the last step the input is kept, and booking works once the network is back (ERR-004) @whole', async ({
  page,
  context,
}) => {
  await openWizard(page);
  await walkTo(page, 4);
  await context.setOffline(true);
  await confirmButton(page).click();
  await expect(page.getByText('Netzwerkfehler. Bitte versuchen Sie es erneut.')).toBeVisible();
  await context.setOffline(false);
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
});

test('a reload at a later step never shows the first step @whole', async ({ page }) => {
  await openWizard(page);
  await walkTo(page, 3);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/public/entry-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Was dürfen wir fotografieren?')).toBeHidden();
  release();
  await hydrated(page);
  await expect(heading(page, 3)).toBeVisible();
});

test('a link to a service preselects it, whatever was chosen before (AMB-006) @whole', async ({ page, studio }) => {
  const services = (await studio.visit('GET', '/api/services')).body as { id: string; name: string }[];
  const family = services.find(({ name }) => name === 'Familienshooting');
  await openWizard(page);
  await walkTo(page, 3);
  await page.locator('input[name=name]').fill('Anna');
  await openWizard(page, `/booking?service=${family?.id}`);
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Familienshooting' })).toBeChecked();
  await card(page, 'Max Berger').click();
  await nextButton(page).click();
  await expect(page.locator('[data-date][aria-pressed=true]')).toBeVisible();
  await slots(page).first().click();
  await nextButton(page).click();
  await expect(page.locator('input[name=name]')).toHaveValue('Anna');
});
