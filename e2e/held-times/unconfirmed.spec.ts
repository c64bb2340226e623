import { dayAndMonth } from '../../src/shared/kernel/time/format.ts';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { askForConfirmation } from '../support/confirmation-mails.ts';
import { consoleErrorsOf, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { letWait, withWaitingList } from '../support/waiting-list.ts';
import { takePlace, withBirthWindow } from './births.ts';

test('who waits for a time confirms the address on the page of the entry, once (WAIT-11)', async ({ page, studio }) => {
  const errors = consoleErrorsOf(page);
  await withWaitingList(studio);
  await askForConfirmation(studio);
  await open(page, await letWait(studio, 'Boris'));
  const text = page.getByText('Erst danach halten wir Termine für Sie frei.');
  await expect(text).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(text).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Platz 1', { exact: true })).toBeVisible();
  await expect(text).toHaveCount(0);
  expect(await studio.sql('SELECT confirm_by FROM waiting_entry')).toEqual([{ confirm_by: null }]);
  expect(errors).toEqual([]);
  await withWaitingList(studio, null);
});

test('a family confirms its place by the link of the mail; until then its page and the studio say so (BABY-07, BABY-09)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const mails = await askForConfirmation(studio);
  const place = await takePlace(studio, await withBirthWindow(studio), 'Mia Kern');
  const id = /birth-place\/([^?]+)/.exec(place)?.[1] ?? '';
  await open(page, place);
  await expect(page.getByText(/Bitte bestätigen Sie Ihre E.Mail-Adresse bis/)).toBeVisible();
  await expect(page.getByLabel('Geburtsdatum')).toHaveCount(0);
  await enter(page, studio, '/admin/births');
  await expect(page.getByText(/^unbestätigt bis/)).toBeVisible();
  await open(page, await mails.link(id));
  const [{ week }] = await studio.sql("SELECT to_char(week, 'YYYY-MM-DD') AS week FROM birth_place");
  await expect(page.getByText(`Woche vom ${dayAndMonth(week, 'de')}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Wählen Sie nach der Geburt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/birth-place\//);
  await expect(page.getByLabel('Geburtsdatum')).toBeVisible();
  await enter(page, studio, '/admin/births');
  await expect(page.getByText('Wartet auf die Geburt')).toBeVisible();
  await expect(page.getByText(/^unbestätigt bis/)).toHaveCount(0);
  await studio.api('POST', `/api/admin/birth-places/${id}/end`, {});
  await page.goto(`/admin/bookings?booking=${id}`);
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Ohne Termin');
  await expect(details.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0);
  expect(errors).toEqual([]);
});
