import type { Page } from '@playwright/test';
import { limits } from '../src/shared/kernel/text.ts';
import { open, saveSetting } from './public-site.ts';
import { expect, type Studio, test } from './studio.ts';
import {
  addService,
  card,
  fillDetails,
  heading,
  type Language,
  nextButton,
  openWizard,
  removeService,
  slots,
  takeNoPayments,
  takePayments,
  walkTo,
  words,
} from './wizard.ts';

/** One word without a break opportunity. */
const word = (length: number): string => 'Ш'.repeat(length);

const expectNoSideways = async (page: Page, where: string): Promise<void> => {
  const wide = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const over = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > edge + 0.5 && !element.closest('svg');
    });
    return {
      scrolls: document.documentElement.scrollWidth - edge,
      over: over.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(wide, where).toEqual({ scrolls: 0, over: [] });
};

test.describe('with the longest texts that are accepted', () => {
  const company = {
    company_name: word(limits.name),
    company_address: word(limits.name),
    company_email: `${'m'.repeat(60)}@${'d'.repeat(60)}.${'e'.repeat(60)}.de`,
    company_phone: `+49${'1'.repeat(limits.phone - 3)}`,
    company_website: `https://${'w'.repeat(60)}.example/`,
  };
  let service: string | undefined;
  let photographer: string | undefined;

  const fill = async (studio: Studio): Promise<void> => {
    await saveSetting(studio, 'company', company);
    const name = word(limits.name);
    const description = word(limits.notes);
    service = await addService(studio, {
      name,
      name_de: name,
      name_ru: name,
      description,
      description_de: description,
      description_ru: description,
      price_eur: 999_999.99,
    });
    await studio.sql('UPDATE service SET sort_order = -1 WHERE id = $1', [service]);
    const made = await studio.api('POST', '/api/admin/photographers', { name, bio: description });
    expect(made.status).toBe(201);
    photographer = made.body.id as string;
    await takePayments(studio);
  };
  test.afterEach(async ({ studio }) => {
    await takeNoPayments(studio);
    await saveSetting(studio, 'company', {});
    if (service) await studio.sql('UPDATE service SET active = false WHERE id = $1', [service]);
    if (photographer) await studio.sql('UPDATE photographer SET is_active = false WHERE id = $1', [photographer]);
  });

  for (const language of ['de', 'ru'] as const) {
    test(`no public page scrolls sideways at 320 px, ${language} (PUB-101)`, async ({ page, studio }) => {
      await fill(studio);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.context().addCookies([{ name: 'language', value: language, url: studio.url }]);
      for (const path of ['/', '/contact', '/imprint', '/privacy', '/terms', '/nope']) {
        await open(page, path);
        await expectNoSideways(page, path);
      }
      const link = await walkWithLongTexts(page, studio, language);
      for (const path of link) {
        await open(page, path);
        await expectNoSideways(page, path);
      }
    });
  }

  const walkWithLongTexts = async (page: Page, studio: Studio, language: Language): Promise<string[]> => {
    await openWizard(page, `/booking?service=${service}`);
    await expectNoSideways(page, 'step 1');
    await page
      .getByRole('button', { name: language === 'de' ? /^Mehr lesen/ : /^Читать дальше/ })
      .first()
      .click();
    await expectNoSideways(page, 'step 1, all of the description');
    await card(page, word(limits.name)).last().click();
    await expect(page.getByRole('button', { name: /\d\d:\d\d$/ })).toHaveCount(4);
    await expectNoSideways(page, 'step 1, with times');
    await nextButton(page, language).click();
    await page.locator('[data-free]').nth(2).click();
    await slots(page).first().click();
    await expectNoSideways(page, 'step 2');
    await nextButton(page, language).click();
    const long = {
      name: word(limits.customerName),
      email: `${'m'.repeat(64)}@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.de`,
      phone: `+49${'1'.repeat(limits.phone - 3)}`,
      notes: word(limits.publicNotes),
    };
    await fillDetails(page, long);
    await expectNoSideways(page, 'step 3');
    await nextButton(page, language).click();
    await expect(heading(page, 4, language)).toBeFocused();
    await expect(page.locator('.animate-shimmer')).toHaveCount(0);
    await expectNoSideways(page, 'step 4');
    await page.route('**/api/payments/create-checkout-session/*', (route) => route.fulfill({ status: 503, body: '' }));
    const made = page.waitForResponse((response) => response.url().endsWith('/api/bookings'));
    await page.getByRole('button', { name: words[language].pay, exact: true }).click();
    const { booking_id, cancel_token } = (await (await made).json()) as Record<string, string>;
    const cancel = `/cancel/${booking_id}?token=${cancel_token}`;
    await studio.sql(`UPDATE booking SET status = 'PENDING' WHERE id = $1`, [booking_id]);
    return [`/booking/success/${booking_id}`, cancel];
  };
});

for (const width of [360, 375, 768, 1024, 1280]) {
  test(`every day of the calendar is at least 44 px wide and high at ${width} px (PUB-101)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openWizard(page);
    await walkTo(page, 2);
    const sizes = await page.locator('[data-date]').evaluateAll((days) =>
      days.map((day) => {
        const box = day.getBoundingClientRect();
        return Math.min(box.width, box.height);
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    // The columns are fractions, so rounding may lose a hundredth of a pixel.
    expect(Math.round(Math.min(...sizes) * 10) / 10).toBeGreaterThanOrEqual(44);
    await expectNoSideways(page, 'step 2');
  });
}

for (const language of ['de', 'ru'] as const) {
  test(`everything that can be pressed in step 4 is at least 44 px high on a phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await openWizard(page);
    await walkTo(page, 4, { language, notes: 'Mit Hund' });
    await expect(page.locator('.animate-shimmer')).toHaveCount(0);
    const targets = page.getByRole('main').locator('button:visible, a:visible');
    expect(await targets.count()).toBeGreaterThan(6);
    const small = await targets.evaluateAll((all) =>
      all
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML.slice(0, 90)),
    );
    expect(small).toEqual([]);
  });
}

test.describe('many and long', () => {
  const made: string[] = [];
  const photographers: string[] = [];
  test.afterEach(async ({ studio }) => {
    for (const id of made.splice(0)) await removeService(studio, id);
    for (const id of photographers.splice(0)) await studio.api('DELETE', `/api/admin/photographers/${id}`);
  });

  test('thirty services can be searched, in words of either language; the chosen one stays', async ({
    page,
    studio,
  }) => {
    for (let count = 0; count < 27; count++) {
      const number = String(count).padStart(2, '0');
      made.push(
        await addService(studio, {
          name: `Reihe ${number}`,
          name_de: `Hochzeit Nr. ${number}`,
          name_ru: `Свадьба № ${number}`,
        }),
      );
    }
    await openWizard(page);
    const search = page.getByRole('searchbox', { name: 'Shooting suchen' });
    const all = page.locator('input[type=radio][name=service]');
    await expect(all).toHaveCount(30);
    await search.fill('nr. 07');
    await expect(all).toHaveCount(1);
    await card(page, 'Hochzeit Nr. 07').click();
    await search.fill('portrat');
    await expect(all).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Hochzeit Nr. 07' })).toBeChecked();
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.getByRole('searchbox', { name: 'Найти съёмку' }).fill('№ 26');
    await expect(page.getByRole('radio', { name: 'Свадьба № 26' })).toBeVisible();
    await openWizard(page, `/booking?service=${made[3]}`);
    await expect(all).toHaveCount(1);
    await page
      .getByRole('link', { name: 'Anderes Shooting' })
      .or(page.getByRole('link', { name: 'Другая съёмка' }))
      .click();
    await page.getByRole('searchbox').fill('gibt es nicht');
    await expect(all).toHaveCount(1);
  });

  test('a search without a result says so, and a few services need none', async ({ page, studio }) => {
    await openWizard(page);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (let count = 0; count < 6; count++) made.push(await addService(studio, { name: `Reihe ${count}` }));
    await page.reload();
    await page.getByRole('searchbox').fill('gibt es nicht');
    await expect(page.getByText('Kein Shooting gefunden')).toBeVisible();
    await expect(page.locator('input[type=radio][name=service]')).toHaveCount(0);
  });

  test('of twelve photographers six are shown, and all after one press', async ({ page, studio }) => {
    for (let count = 0; count < 10; count++) {
      const response = await studio.api('POST', '/api/admin/photographers', { name: `Person ${count}` });
      expect(response.status).toBe(201);
      photographers.push(response.body.id as string);
    }
    await openWizard(page);
    await card(page, 'Porträtshooting').click();
    const people = page.locator('input[name=photographer]');
    await expect(people).toHaveCount(6);
    await page.getByRole('button', { name: 'Alle 12 anzeigen' }).click();
    await expect(people).toHaveCount(12);
    await expect(people.nth(6)).toBeFocused();
    await page.locator('label:has(input[name=photographer])').nth(11).click();
    await page.reload();
    await expect(people).toHaveCount(12);
    await expect(people.nth(11)).toBeChecked();
  });

  test('a long description is folded, opens without choosing the card, and can be read without scripts', async ({
    page,
    studio,
    browser,
  }) => {
    const description = 'Ein langer Text über alles, was an diesem Tag geschieht. '.repeat(20).trim();
    made.push(await addService(studio, { name: 'Lang', description }));
    await page.setViewportSize({ width: 375, height: 740 });
    await openWizard(page);
    const text = card(page, 'Lang').getByText(description);
    const height = () => text.evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBeLessThanOrEqual(75);
    const more = page.getByRole('button', { name: 'Mehr lesen Lang' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    expect(await height()).toBeGreaterThan(300);
    await expect(page.getByRole('radio', { name: 'Lang' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Weniger Lang' }).click();
    expect(await height()).toBeLessThanOrEqual(75);
    await expect(page.getByRole('button', { name: /^Mehr lesen/ })).toHaveCount(1);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url });
    const plain = await context.newPage();
    await plain.goto('/booking');
    await expect(plain.getByRole('button', { name: /^Mehr lesen/ })).toHaveCount(0);
    const whole = await plain.getByText(description).evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(whole).toBeLessThanOrEqual(1);
    await context.close();
  });
});
