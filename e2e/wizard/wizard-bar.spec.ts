import type { Page } from '@playwright/test';
import { expect, test } from '../support/studio.ts';
import {
  addService,
  card,
  chooseDay,
  fillDetails,
  heading,
  nextButton,
  openWizard,
  removeService,
  slots,
} from '../support/wizard.ts';

const bar = (page: Page) => page.locator('[data-summary]');

const place = (page: Page) =>
  bar(page).evaluate((element) => {
    // A selection may have scrolled the page to its end, where the footer is below the bar.
    scrollTo(0, 0);
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), below: Math.round(innerHeight - bottom) };
  });

/** Truncated lines in the bar. */
const cut = (page: Page) =>
  bar(page)
    .locator('[data-chosen] p')
    .evaluateAll((lines) =>
      lines
        .filter((line) => line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1)
        .map((line) => line.textContent),
    );

const names = { de: 'Neugeborenenshooting mit Familie', ru: 'Рождественские мини-фотосессии для всей семьи в студии' };
const times = { de: /^[A-Z][a-z]\., \d{1,2}\. \S+, \d\d:\d\d$/, ru: /^[А-Я][а-я], \d{1,2} \S+, \d\d:\d\d$/i };

for (const language of ['de', 'ru'] as const) {
  test.describe(`the bar of a phone, ${language}`, () => {
    let service: string;
    test.beforeEach(async ({ studio, page }) => {
      service = await addService(studio, { name: 'Lang', name_de: names.de, name_ru: names.ru });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
    });
    test.afterEach(async ({ studio }) => removeService(studio, service));

    test('shows day and time in steps 2 and 3 and the whole name, and does not change its height (PUB-100) @whole', async ({
      page,
    }) => {
      await openWizard(page);
      const before = await place(page);
      await card(page, names[language]).click();
      await card(page, 'Anna Lindner').click();
      await expect(bar(page)).toContainText(names[language]);
      expect(await cut(page)).toEqual([]);
      const named = await place(page);
      expect(before.below).toBe(0);
      expect(named.below).toBe(0);
      await nextButton(page, language).click();
      await expect(heading(page, 2, language)).toBeFocused();
      await expect(bar(page).locator('time')).toHaveCount(0);
      expect(await place(page)).toEqual(named);
      await chooseDay(page, language);
      await slots(page).first().click();
      const time = bar(page).locator('[data-chosen] time');
      await expect(time).toHaveText(times[language]);
      await expect(time).toBeVisible();
      const said = await time.textContent();
      expect(await place(page)).toEqual(named);
      await nextButton(page, language).click();
      await expect(heading(page, 3, language)).toBeFocused();
      await expect(time).toHaveText(said ?? '');
      expect(await cut(page)).toEqual([]);
      const form = await place(page);
      expect(form.below).toBe(0);
      for (const field of ['name', 'email', 'phone'] as const) {
        await page
          .locator(`input[name=${field}]`)
          .fill({ name: 'Anna', email: 'a@b.de', phone: '+49 170 1234567' }[field]);
        expect(await place(page), field).toEqual(form);
      }
      await fillDetails(page);
      expect(await place(page)).toEqual(form);
    });
  });
}

for (const [width, height] of [
  [375, 812],
  [768, 1366],
  [1000, 1366],
] as const) {
  test(`at ${width} px the bar stays at the lower edge, also below a short list @whole`, async ({ page, studio }) => {
    await page.setViewportSize({ width, height });
    const services = (await studio.visit('GET', '/api/services')).body as { id: string }[];
    await openWizard(page, `/booking?service=${services[0]?.id}`);
    await expect.poll(async () => (await place(page)).below).toBe(0);
    await card(page, 'Anna Lindner').click();
    await nextButton(page).click();
    await expect(heading(page, 2)).toBeFocused();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(async () => (await place(page)).below).toBe(0);
  });
}
