import type { Page } from '@playwright/test';
import { limits } from '../../src/shared/kernel/text/text.ts';
import { open, saveSetting } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import {
  addService,
  card,
  chooseDay,
  fillDetails,
  heading,
  type Language,
  nextButton,
  openWizard,
  slots,
  takeNoPayments,
  takePayments,
  words,
} from '../support/wizard.ts';
import { expectNoSideways } from './public-sizes.ts';

/** One word without a break opportunity. */
const word = (length: number): string => 'Ш'.repeat(length);

test.describe('with texts of the maximum length', () => {
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
    const option = { name_de: name, name_ru: name, price: 0, max_count: 10 };
    await studio.api('PUT', `/api/admin/services/${service}`, { options: [option] });
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
    test(`no public page scrolls sideways at 320 px, ${language} (PUB-101) @whole`, async ({ page, studio }) => {
      await fill(studio);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.context().addCookies([{ name: 'language', value: language, url: studio.url }]);
      for (const path of ['/', '/contact', '/imprint', '/accessibility', '/privacy', '/terms', '/nope']) {
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
    const more = page.getByRole('button', { name: /: (?:eins mehr|больше на 1)$/ }).first();
    await more.click();
    await expectNoSideways(page, 'step 1, with an option');
    await card(page, word(limits.name)).last().click();
    await expect(page.getByRole('button', { name: /\d\d:\d\d$/ })).toHaveCount(4);
    await expectNoSideways(page, 'step 1, with times');
    await nextButton(page, language).click();
    await chooseDay(page, language);
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
