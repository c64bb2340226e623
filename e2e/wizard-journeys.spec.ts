import type { Page } from '@playwright/test';
import { startStripeStandIn } from '../src/features/payments/testing/stripe-stand-in.ts';
import { complaintsOf, customer, hydrated } from './public-site.ts';
import { expect, startStudio, test } from './studio.ts';
import {
  card,
  chooseOffer,
  chooseService,
  confirmButton,
  fillDetails,
  heading,
  nextButton,
  openWizard,
  payButton,
  slots,
  takeNoPayments,
  takePayments,
  walkTo,
} from './wizard.ts';

/** Presses Tab until the element has the focus, like a user without a mouse. */
const tabTo = async (page: Page, reached: (element: Element) => boolean): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${reached.toString()})(document.activeElement)`)) return;
  }
  throw new Error(`Not reached by Tab: ${reached.toString()}`);
};

test('the whole way by keyboard alone (Y01)', async ({ page }) => {
  await openWizard(page);
  await tabTo(page, (element) => element.matches('input[name=service]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeFocused();
  await expect(card(page, 'Anna Lindner')).toBeVisible();
  await tabTo(page, (element) => element.matches('input[name=photographer]'));
  await page.keyboard.press('Space');
  await expect(nextButton(page)).toBeEnabled();
  await tabTo(page, (element) => element.textContent === 'Weiter');
  await page.keyboard.press('Enter');
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.locator('[data-free]').first()).toBeVisible();
  await tabTo(page, (element) => element.matches('[data-date]'));
  await page.keyboard.press('PageDown');
  // Which day to stop at is known only when the free days of the other month have loaded.
  await expect(page.locator('[data-free]').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  for (let days = 0; days < 14; days++) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-free]'))) break;
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Uhrzeit' })).toBeFocused();
  await tabTo(page, (element) => element.matches('input[name=slot]'));
  await page.keyboard.press('Space');
  await tabTo(page, (element) => element.textContent === 'Weiter');
  await page.keyboard.press('Enter');
  await expect(heading(page, 3)).toBeFocused();
  await tabTo(page, (element) => element.matches('input[name=name]'));
  for (const text of [customer.name, customer.email, customer.phone, 'Ohne Maus']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await tabTo(page, (element) => element.textContent === 'Weiter');
  await page.keyboard.press('Enter');
  await expect(heading(page, 4)).toBeFocused();
  await tabTo(page, (element) => element.textContent === 'Buchung bestätigen');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/booking\/success\//);
});

for (const language of ['de', 'ru'] as const) {
  test(`the whole way on a phone, language ${language} (PUB-005, PUB-016, I18N-018)`, async ({ page, studio }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await openWizard(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const check = async (): Promise<void> => {
      const text = await page.getByRole('main').innerText();
      expect(text).not.toMatch(/undefined|NaN|\[object|\b(?:service|slot|details|confirmation|step|payment)\.[a-z]/);
      if (language === 'de') expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
      else expect(text).not.toMatch(/\b(?:Termin|Buchung|Weiter|Zurück|Datum|Bitte|Uhr|Zahlung)\b/);
    };
    await check();
    await walkTo(page, 3, { language });
    await check();
    await page.locator('input[name=email]').fill('falsch');
    await page.locator('input[name=email]').blur();
    await check();
    await fillDetails(page);
    await nextButton(page, language).click();
    await expect(heading(page, 4, language)).toBeFocused();
    await check();
    await confirmButton(page, language).click();
    await page.waitForURL(/\/booking\/success\//);
    const [booking] = await studio.sql('SELECT language FROM booking ORDER BY created_at DESC LIMIT 1');
    expect(booking.language).toBe(language);
    expect(complaints).toEqual([]);
  });
}

test('with a real studio and its provider, the browser ends at the provider’s checkout (PUB-077, API-029)', async ({
  page,
}) => {
  const provider = await startStripeStandIn('sk_test_studio');
  const studio = await startStudio({ STRIPE_API_URL: provider.url });
  await takePayments(studio);
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  await openWizard(page, `${studio.url}/booking`);
  await chooseService(page);
  await nextButton(page).click();
  await chooseOffer(page);
  await nextButton(page).click();
  await fillDetails(page);
  await nextButton(page).click();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(page.url()).toBe(provider.sessions[0]?.url);
  const [booking] = await studio.sql('SELECT id, status FROM booking');
  expect(booking.status).toBe('PAYMENT_PENDING');
  expect(provider.sessions[0]?.form.get('client_reference_id')).toBe(booking.id);
  await page.goBack();
  await expect(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(await studio.sql('SELECT count(*)::int AS n FROM booking')).toEqual([{ n: 1 }]);
  await takeNoPayments(studio);
  await studio.stop();
  await provider.stop();
});

test('offline at the last step, nothing is lost, and it works once the network is back (ERR-004)', async ({
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

test('a reload at a later step never shows the first one', async ({ page }) => {
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

test('a page the browser kept shows what the wizard is now, not what it was (W08)', async ({ page }) => {
  await openWizard(page);
  await walkTo(page, 3);
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test('a link to a service starts with that service, whatever was chosen before (AMB-006)', async ({ page, studio }) => {
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
