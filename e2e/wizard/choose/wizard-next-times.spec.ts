import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, transitionsEnded } from '../../support/admin.ts';
import { crossings, pairs } from '../../support/crossings.ts';
import { customer } from '../../support/public-site.ts';
import { expect, type Studio, test } from '../../support/studio.ts';
import {
  bookings,
  confirmButton,
  heading,
  type Language,
  nextButton,
  openWizard,
  requestsOf,
  slots,
  walkTo,
} from '../../support/wizard.ts';

const headings = { de: 'Nächste freie Zeiten', ru: 'Ближайшее свободное время' } as const;
const taken = {
  de: 'Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.',
  ru: 'Выбранное время недоступно. Пожалуйста, выберите другое время.',
} as const;
const offers = (page: Page, language: Language = 'de') =>
  page.getByRole('region', { name: headings[language], exact: true }).getByRole('button');

const chosenDay = (page: Page) => page.locator('td[aria-selected=true] [data-date]');

/** Walks to the last step; meanwhile somebody else books the time. Returns the chosen date. */
const loseTheTime = async (page: Page, studio: Studio, language: Language = 'de'): Promise<string> => {
  await openWizard(page);
  const { date } = await walkTo(page, 4, { language, notes: 'Mit Hund' });
  const kept = JSON.parse((await page.evaluate(() => sessionStorage.getItem('booking-wizard'))) ?? '{}');
  const { service_id, photographer_id, start } = kept as Record<string, string>;
  const wish = { service_id, photographer_id, start: start?.slice(0, 19), location_id: 'company', customer };
  expect((await studio.visit('POST', '/api/bookings', wish)).status).toBe(201);
  await confirmButton(page, language).click();
  await expect(heading(page, 2, language)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(taken[language]);
  return date;
};

test.describe('a time that was taken meanwhile', () => {
  test('is replaced by one of the next three with one click, and the input is kept (PLAN-04) @whole', async ({
    page,
    studio,
  }) => {
    const date = await loseTheTime(page, studio);
    await expect(offers(page)).toHaveCount(3);
    const time = (await offers(page).nth(1).innerText()).slice(-5);
    await offers(page).nth(1).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(offers(page)).toHaveCount(0);
    await expect(chosenDay(page)).toHaveAttribute('data-date', date);
    await expect(slots(page).filter({ has: page.locator(':checked') })).toHaveText(time);
    await expect(page.getByRole('heading', { level: 3, name: 'Uhrzeit' })).toBeFocused();
    await nextButton(page).click();
    await expect(page.locator('input[name=name]')).toHaveValue(customer.name);
    await expect(page.locator('textarea[name=notes]')).toHaveValue('Mit Hund');
    await nextButton(page).click();
    const sent = requestsOf(page, bookings);
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    expect(sent[0]?.body.start).toContain(time);
  });
});

for (const [language, width] of crossings(pairs(['de', 'ru'], [320, 375, 1280, 1440]))) {
  test(`the next three times fit, ${language}, ${width} px, in one row on a wide screen (PLAN-04) @whole`, async ({
    page,
    studio,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await loseTheTime(page, studio, language);
    await expect(offers(page, language)).toHaveCount(3);
    await transitionsEnded(page);
    const tops = await offers(page, language).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(width < 640 ? 3 : 1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
