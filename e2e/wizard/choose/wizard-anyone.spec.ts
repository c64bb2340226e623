import type { Page } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll, transitionsEnded } from '../../support/admin.ts';
import { berlinDay, german } from '../../support/dates.ts';
import { expect, test } from '../../support/studio.ts';
import {
  addService,
  bookings,
  card,
  changeCalendar,
  confirmButton,
  fact,
  fillDetails,
  heading,
  type Language,
  nextButton,
  openWizard,
  removeService,
  requestsOf,
  slots,
} from '../../support/wizard.ts';

const words = {
  de: {
    service: 'Porträtshooting',
    anyone: /^Egal, wer – früheste Zeit/,
    name: 'Egal, wer',
    times: 'Nächste freie Zeiten',
  },
  ru: {
    service: 'Портретная фотосессия',
    anyone: /^Любой фотограф — ближайшее время/,
    name: 'Любой фотограф',
    times: 'Ближайшие свободные окна',
  },
} as const;
const anyoneButton = (page: Page, language: Language = 'de') =>
  page.getByRole('button', { name: words[language].anyone });
const chooseAnyone = async (page: Page, language: Language = 'de') => {
  await card(page, words[language].service).click();
  await anyoneButton(page, language).waitFor();
  await transitionsEnded(page);
  await anyoneButton(page, language).click();
};
/** The times that are offered below the photographers. */
const times = (page: Page, language: Language = 'de') =>
  page.getByRole('region', { name: words[language].times, exact: true }).getByRole('button');

test.describe('a customer who chooses any photographer', () => {
  test('books the earliest time of three days, and sees the name of the photographer (PLAN-20, PLAN-21, PLAN-22)', async ({
    page,
    studio,
  }) => {
    const sent = requestsOf(page, bookings);
    await openWizard(page);
    await chooseAnyone(page);
    await expect(anyoneButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(times(page)).toHaveCount(3);
    const { body: month } = await studio.visit(
      'GET',
      `/api/availability/month?photographer_id=any&month=${berlinDay(0).slice(0, 7)}&service_id=${
        JSON.parse((await page.evaluate(() => sessionStorage.getItem('booking-wizard'))) ?? '{}').service_id
      }`,
    );
    const first = month.days[0]?.first[0]?.slice(11, 16);
    if (first) await expect(times(page).first()).toContainText(first);
    await times(page).last().click();
    await expect(heading(page, 3)).toBeFocused();
    await fillDetails(page);
    await nextButton(page).click();
    await expect(heading(page, 4)).toBeFocused();
    await expect(fact(page, 'Ihr Termin', 'Fotograf/in')).toContainText('Egal, wer');
    await expect(fact(page, 'Ihr Termin', 'Fotograf/in')).toContainText('erfahren Sie mit der Bestätigung');
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    expect(sent[0]?.body).toMatchObject({ photographer_id: 'any' });
    await expect(page.locator('main')).toContainText(/Anna Lindner|Max Berger/);
    await expect(page.locator('main')).not.toContainText('Egal, wer');
  });

  test('can choose a day in the calendar, and the choice survives a reload (PLAN-20) @whole', async ({ page }) => {
    const asked = requestsOf(page, /\/api\/availability/);
    await openWizard(page);
    await chooseAnyone(page);
    await nextButton(page).click();
    await expect(heading(page, 2)).toBeFocused();
    await page.locator('[data-free]').last().click();
    await expect(slots(page).first()).toBeVisible();
    await page.reload();
    await expect(slots(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ihre Buchung' })).toContainText('Egal, wer');
    expect([...new Set(asked.map(({ url }) => url.searchParams.get('photographer_id')))]).toEqual(['any']);
  });

  test('finds this choice above the photographers, who can still be chosen (PLAN-20) @whole', async ({ page }) => {
    await openWizard(page);
    await card(page, 'Porträtshooting').click();
    const group = page.getByRole('radiogroup', { name: 'Wer soll fotografieren?' });
    await expect(anyoneButton(page)).toBeVisible();
    // Both are measured at once, because the page scrolls to them.
    const isAbove = await group.evaluate((radios) => {
      const before = radios.previousElementSibling;
      const bottom = before?.getBoundingClientRect().bottom ?? Number.NaN;
      return before?.getAttribute('aria-pressed') === 'false' && bottom <= radios.getBoundingClientRect().top;
    });
    expect(isAbove).toBe(true);
    await expect(group.getByRole('button', { name: words.de.anyone })).toHaveCount(0);
    await expect(anyoneButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(nextButton(page)).toBeDisabled();
    await transitionsEnded(page);
    await anyoneButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(nextButton(page)).toBeEnabled();
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
    await card(page, 'Max Berger').click();
    await expect(anyoneButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(group.getByRole('radio', { name: 'Max Berger' })).toBeChecked();
  });

  test('sees that everybody is booked, without a list of others (PLAN-20) @whole', async ({ page, studio }) => {
    await page.route(/\/api\/availability\/month/, (route) =>
      route.fulfill({
        json: { month: new URL(route.request().url()).searchParams.get('month'), days: [], next_days: [] },
      }),
    );
    await openWizard(page);
    await chooseAnyone(page);
    await nextButton(page).click();
    const { advance_booking_days } = (await studio.visit('GET', '/api/calendar/settings')).body;
    const box = page.getByRole('region', { name: 'Zurzeit ist nichts frei.' });
    await expect(box).toContainText(`Alle sind bis ${german(berlinDay(advance_booking_days as number))} ausgebucht.`);
    await expect(box.getByRole('button')).toHaveCount(1);
  });
});

test.describe('the choice of any photographer is not offered', () => {
  test('for a service with one photographer (PLAN-20) @whole', async ({ page, studio }) => {
    const photographers = (await studio.visit('GET', '/api/photographers')).body as { id: string }[];
    const id = await addService(studio, { name: 'Allein' });
    const assigned = { assigned_photographers: [photographers[0]?.id] };
    await studio.api('PUT', `/api/admin/services/${id}/special-settings`, assigned);
    await openWizard(page);
    await card(page, 'Allein').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
    await expect(anyoneButton(page)).toHaveCount(0);
    await removeService(studio, id);
  });

  test('if the studio has switched it off, and an earlier choice is removed (PLAN-20) @whole', async ({
    page,
    studio,
  }) => {
    await openWizard(page);
    await chooseAnyone(page);
    await expect(nextButton(page)).toBeEnabled();
    await changeCalendar(studio, { any_photographer: true });
    await enter(page, studio, '/admin/calendar/settings');
    await page.getByRole('checkbox', { name: '„Egal, wer“ anbieten' }).uncheck();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Die Kalendereinstellungen wurden gespeichert.')).toBeVisible();
    await openWizard(page);
    await expect(card(page, 'Anna Lindner')).toBeVisible();
    await expect(anyoneButton(page)).toHaveCount(0);
    await expect(nextButton(page)).toBeDisabled();
  });
});

for (const language of ['de', 'ru'] as const) {
  for (const width of [320, 375, 1280]) {
    test(`the choice of any photographer is accessible and fits, ${language}, ${width} px (PLAN-20) @whole`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 812 });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await openWizard(page);
      await chooseAnyone(page, language);
      await expect(times(page, language)).toHaveCount(3);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}
