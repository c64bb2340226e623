import type { Page } from '@playwright/test';
import { addDays } from '../../../src/shared/kernel/time/calendar-date.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/admin.ts';
import { consoleErrorsOf } from '../../support/public-site.ts';
import { expect, type Studio, test } from '../../support/studio.ts';
import { closedSunday, withWaitingList } from '../../support/waiting-list.ts';
import { chooseService, day, heading, nextButton, openWizard, showDay } from '../../support/wizard.ts';

test.beforeEach(async ({ studio }) => withWaitingList(studio));
test.afterAll(async ({ studio }) => {
  await withWaitingList(studio, null);
  await studio.sql('DELETE FROM time_off');
});

/** A weekday before the closed Sunday on which everybody is away. */
const fullDay = (): string => addDays(closedSunday(), -3);
const withoutPhotographers = async (studio: Studio): Promise<void> => {
  await studio.sql('DELETE FROM time_off');
  for (const { id } of (await studio.visit('GET', '/api/photographers')).body) {
    const away = { start: `${fullDay()}T00:00:00`, end: `${addDays(fullDay(), 1)}T00:00:00` };
    await studio.api('POST', '/api/admin/timeoff', { photographer_id: id, ...away });
  }
};
const toFullDay = async (page: Page): Promise<void> => {
  await openWizard(page);
  await chooseService(page);
  await nextButton(page).click();
  await heading(page, 2).waitFor();
  await showDay(page, fullDay());
  await day(page, fullDay()).click();
  await expect(page.getByText('Keine verfügbaren Zeiten für diesen Tag')).toBeVisible();
};

test('on a full day a customer joins the waiting list with wishes, and sees the place in it (WAIT-07) @whole', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  await withoutPhotographers(studio);
  await page.setViewportSize({ width: 390, height: 844 });
  await toFullDay(page);
  await page.getByRole('button', { name: 'Benachrichtigen, wenn frei' }).click();
  const send = page.getByRole('button', { name: 'Auf die Warteliste setzen' });
  await expect(send).toBeDisabled();
  await page.getByRole('radio', { name: /^in den nächsten Wochen/ }).check();
  for (const name of ['Mo', 'Di', 'Fr', 'So']) await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await page.getByLabel('Beginn frühestens').selectOption('10:00');
  await page.getByLabel('Beginn spätestens').selectOption('15:00');
  await page.getByRole('checkbox', { name: 'Auch wenn nicht Anna Lindner fotografiert' }).check();
  await page.getByLabel('Name').fill('Mia Kern');
  await page.getByLabel('E-Mail').fill('mia.kern@kunde.example');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await send.click();
  // These weeks have free times that fit: joining is refused for times that can be booked.
  await expect(page.getByText('An diesen Tagen ist noch etwas frei. Bitte buchen Sie direkt.')).toBeVisible();
  await page.getByRole('radio', { name: /^nur / }).check();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sie stehen auf der Warteliste' })).toBeVisible();
  await expect(page.getByText('Sie sind als Nächstes dran.')).toBeVisible();
  expect(
    await studio.sql(`
      SELECT customer_email AS email, first_day::text AS first, last_day::text AS last, from_minute, until_minute,
             photographer_id, language, cardinality(weekdays) AS weekdays FROM waiting_entry`),
  ).toEqual([
    {
      email: 'mia.kern@kunde.example',
      first: fullDay(),
      last: fullDay(),
      from_minute: 600,
      until_minute: 900,
      photographer_id: null,
      language: 'de',
      weekdays: 7,
    },
  ]);
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
});

test('if no day is free at all, a customer waits for the next weeks, in Russian (WAIT-07) @whole', async ({
  page,
  studio,
}) => {
  await studio.sql('DELETE FROM time_off');
  const { body: photographers } = await studio.visit('GET', '/api/photographers');
  for (const { id } of photographers) {
    const away = { start: `${addDays(closedSunday(), -30)}T00:00:00`, end: `${addDays(closedSunday(), 60)}T00:00:00` };
    await studio.api('POST', '/api/admin/timeoff', { photographer_id: id, ...away });
  }
  await page.context().addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await openWizard(page);
  await chooseService(page, 'Портретная фотосессия');
  await nextButton(page, 'ru').click();
  await page.getByRole('button', { name: 'Сообщить, когда освободится' }).click();
  await page.getByLabel('Имя').fill('Инна');
  await page.getByLabel('E-mail').fill('inna@kunde.example');
  await page.getByRole('button', { name: 'Записаться в лист ожидания' }).click();
  await expect(page.getByRole('heading', { name: 'Вы в листе ожидания' })).toBeVisible();
  const [entry] = await studio.sql('SELECT language, last_day - first_day AS days FROM waiting_entry');
  expect(entry).toEqual({ language: 'ru', days: 30 });
});
