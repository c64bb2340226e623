import type { Page } from '@playwright/test';
import { startStripeStandIn } from '../src/features/payments/testing/stripe-stand-in.ts';
import { expectAccessible } from './admin.ts';
import { complaintsOf, customer, hydrated, saveDesign } from './public-site.ts';
import { expect, startStudio, test } from './studio.ts';
import {
  card,
  chooseDay,
  chooseOffer,
  chooseService,
  confirmButton,
  fillDetails,
  heading,
  type Language,
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

const designs = {
  default: {},
  yellow: { primary_color: '#FDE047', secondary_color: '#FACC15', button_style: 'square', card_style: 'outlined' },
  night: {
    primary_color: '#E0E7FF',
    secondary_color: '#A5B4FC',
    background_type: 'solid',
    background_color: '#0B1020',
    card_style: 'flat',
  },
} as const;

/** Goes through all steps and checks each in its emptiest and its fullest state. */
const lookAtEveryStep = async (page: Page, language: Language, look: (where: string) => Promise<void>) => {
  await openWizard(page);
  await look('step 1');
  await chooseService(page, language === 'de' ? 'Porträtshooting' : 'Портретная фотосессия');
  await look('step 1, chosen');
  await nextButton(page, language).click();
  await expect(page.locator('[data-free]').first()).toBeVisible();
  await look('step 2');
  await chooseDay(page, language);
  await slots(page).first().click();
  await look('step 2, chosen');
  await nextButton(page, language).click();
  await page.locator('input[name=email]').fill('falsch');
  await page.locator('input[name=phone]').fill('12');
  await page.locator('textarea').focus();
  await look('step 3, wrong');
  await fillDetails(page, { notes: 'Eine Anmerkung' });
  await nextButton(page, language).click();
  await expect(heading(page, 4, language)).toBeVisible();
  await expect(page.locator('.animate-shimmer')).toHaveCount(0);
  await look('step 4');
};

for (const [name, design] of Object.entries(designs)) {
  for (const width of [375, 1280]) {
    test(`WCAG 2.2 AA holds in every step, design ${name}, ${width} px`, async ({ page, studio }) => {
      await saveDesign(studio, design);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 812 });
      await lookAtEveryStep(page, 'de', (where) => test.step(where, () => expectAccessible(page)));
      await saveDesign(studio);
    });
  }
}

for (const width of [320, 768]) {
  for (const language of ['de', 'ru'] as const) {
    test(`at ${width} px in ${language} nothing scrolls sideways and everything can be hit by a thumb (Y04)`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 640 });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await lookAtEveryStep(page, language, async (where) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, where).toBeLessThanOrEqual(0);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('main button, main label:has(input), main input:not(.sr-only), main textarea')]
            .filter((element) => element.checkVisibility() && !element.matches('input[type=checkbox]'))
            .filter((element) => element.getBoundingClientRect().height < 43.5)
            .map((element) => element.outerHTML.slice(0, 90)),
        );
        expect(small, where).toEqual([]);
      });
    });
  }
}

test('nothing that has the focus is hidden behind the bar of a phone (Y01)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 667 });
  await openWizard(page);
  await walkTo(page, 3);
  for (const name of ['name', 'email', 'phone', 'notes', 'consent']) {
    await page.locator(`[name=${name}]`).focus();
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, bottom, width } = focused?.getBoundingClientRect() ?? new DOMRect();
      return !focused?.contains(document.elementFromPoint(left + width / 2, bottom - 3));
    });
    expect(covered, name).toBe(false);
  }
});

test.describe('the studio’s design', () => {
  test.afterEach(async ({ studio }) => void (await saveDesign(studio)));
  const css = (page: Page, selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('colours, button and font (DES-002..005, DES-009)', async ({ page, studio }) => {
    for (const [button_style, radius] of [
      ['pill', '9999px'],
      ['square', '0px'],
      ['rounded', '12px'],
    ] as const) {
      const colours = { primary_color: '#0369A1', secondary_color: '#06B6D4', font_family: 'Montserrat' };
      await saveDesign(studio, { ...colours, button_style });
      await openWizard(page);
      expect(await css(page, '.button-primary', 'border-radius')).toBe(radius);
      expect(await css(page, '.button-primary', 'background-image')).toContain('rgb(3, 105, 161), rgb(6, 182, 212)');
      expect(await css(page, 'main', 'font-family')).toMatch(/^"?Montserrat/);
    }
  });

  for (const [row, card_style, shadow, border] of [
    ['DES-006', 'elevated', true, '0px'],
    ['DES-007', 'flat', false, '0px'],
    ['DES-008, AMB-009', 'bordered', false, '1px'],
    ['DES-008, AMB-009', 'outlined', false, '1px'],
  ] as const) {
    test(`${card_style} cards (${row})`, async ({ page, studio }) => {
      await saveDesign(studio, { card_style });
      await openWizard(page);
      expect((await css(page, 'label[data-card]', 'box-shadow')) !== 'none').toBe(shadow);
      expect(await css(page, 'label[data-card]', 'border-top-width')).toBe(border);
    });
  }
});

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
