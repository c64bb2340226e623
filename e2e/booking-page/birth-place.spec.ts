import { dayAndMonth } from '../../src/shared/kernel/time/format.ts';
import { birthDate, dueDate, takePlace, withBirthWindow } from '../held-times/births.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { askForConfirmation } from '../support/confirmation-mails.ts';
import { consoleErrorsOf, hydrated, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

// The looks of both pages, and how a place ends: screens/births/places.test.ts.
test('a family takes a place from the wizard, confirms it by the link of the mail, tells the birth, and books an hour (BABY-01, BABY-02, BABY-06, BABY-07)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(studio.url) || foreign.push(request.url()));
  const mails = await askForConfirmation(studio);
  const service = await withBirthWindow(studio);
  await open(page, `/booking?service=${service}`);
  await page.getByRole('radio', { name: /Neugeborene/ }).check({ force: true });
  await page.locator('input[name="photographer"]').last().check({ force: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.waitForURL(/\/birth-window\?service=/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neugeborene');
  await expect(page.getByText('Bitte geben Sie den Geburtstermin an.')).toBeVisible();
  await page.getByLabel('Voraussichtlicher Geburtstermin').fill(dueDate());
  await expect(page.getByRole('radio', { name: /Woche vom/ })).toBeChecked();
  await page.getByLabel('Name').fill('Mia Kern');
  await page.getByLabel('E-Mail').fill('mia.geburt@kunde.example');
  await page.getByLabel('Telefon').fill('+49 170 7654321');
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/birth-place\//);
  await hydrated(page);
  await expect(page.getByText(/Bitte bestätigen Sie Ihre E.Mail-Adresse bis/)).toBeVisible();
  await expect(page.getByLabel('Geburtsdatum')).toHaveCount(0);
  const id = /birth-place\/([^?]+)/.exec(page.url())?.[1] ?? '';
  await open(page, await mails.link(id));
  const [{ week }] = await studio.sql("SELECT to_char(week, 'YYYY-MM-DD') AS week FROM birth_place");
  await expect(page.getByText(`Woche vom ${dayAndMonth(week, 'de')}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Wählen Sie nach der Geburt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/birth-place\//);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ihr Platz: Woche vom');
  await page.getByLabel('Geburtsdatum').fill(birthDate());
  await page.getByRole('button', { name: 'Freie Termine zeigen' }).click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  // The address of a booking leads to the page of the place.
  const led = await fetch(`${studio.url}/booking/success/${id}?from=mail`, { redirect: 'manual' });
  expect(led.headers.get('location')).toBe(`/birth-place/${id}?from=mail`);
  await page.getByRole('button', { name: 'Diesen Termin buchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Termin steht');
  const [booking] = await studio.sql(
    `SELECT status, starts_at > now() AS ahead, awaits_birth FROM booking WHERE customer_email = 'mia.geburt@kunde.example'`,
  );
  expect(booking).toEqual({ status: 'PENDING', ahead: true, awaits_birth: null });
  const unknown = (await studio.visit('GET', '/birth-place/00000000-0000-4000-8000-000000000000')).body;
  expect(unknown).toMatch(/<h1[^>]*>Diese Seite gibt es nicht<\/h1>/);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('a full week names the next ones, and the page says in Russian what it is (BABY-01, BABY-06) @whole', async ({
  page,
  studio,
}) => {
  const service = await withBirthWindow(studio);
  for (const { id } of (await studio.visit('GET', `/api/photographers?service_id=${service}`)).body.slice(1)) {
    await studio.api('PUT', `/api/admin/services/${service}/special-settings`, { assigned_photographers: [id] });
  }
  await takePlace(studio, service, 'Lea Erste');
  await open(page, `/birth-window?service=${service}`);
  await page.getByLabel('Voraussichtlicher Geburtstermin').fill(dueDate());
  await expect(page.getByText(/ist voll\. In diesen Wochen ist noch Platz/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Woche vom/ })).toHaveCount(3);
  await open(page, `/birth-window?service=${service}&language=ru`);
  await expect(page.getByLabel('Предполагаемая дата родов')).toBeVisible();
});
