import type { Page } from '@playwright/test';
import { enter, transitionsEnded } from '../../support/admin.ts';
import { berlinDay } from '../../support/dates.ts';
import { expect, test } from '../../support/studio.ts';
import {
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
  requestsOf,
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
  test('books the earliest time of three days, and sees the name of the photographer (PLAN-20, PLAN-22) @whole', async ({
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
});

test.describe('the choice of any photographer is not offered', () => {
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
