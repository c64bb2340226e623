import { birthDate, dueDate, takePlace, withBirthWindow } from '../held-times/births.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { consoleErrorsOf, hydrated, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('a family takes a place from the wizard, tells the birth, and books an hour (BABY-01, BABY-02, BABY-06)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(studio.url) || foreign.push(request.url()));
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
  await page.getByRole('button', { name: /buchen/i }).click();
  await page.waitForURL(/\/birth-place\//);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ihr Platz: Woche vom');
  await page.getByLabel('Geburtsdatum').fill(birthDate());
  await page.getByRole('button', { name: 'Freie Termine zeigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wann dürfen wir Sie begrüßen?');
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Diesen Termin buchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Termin steht');
  const [booking] = await studio.sql(
    `SELECT status, starts_at > now() AS ahead, awaits_birth FROM booking WHERE customer_email = 'mia.geburt@kunde.example'`,
  );
  expect(booking).toEqual({ status: 'PENDING', ahead: true, awaits_birth: null });
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

test('one press ends everything, without a question (BABY-04, BABY-06)', async ({ page, studio }) => {
  const service = await withBirthWindow(studio);
  const path = await takePlace(studio, service, 'Ida Still');
  // The address of a booking leads to the page of the place.
  await open(page, path.replace('/birth-place/', '/booking/success/'));
  expect(page.url()).toBe(studio.url + path);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Platz still aufgeben' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alles ist beendet');
  expect(await studio.sql('SELECT FROM birth_place')).toEqual([]);
  await open(page, '/birth-place/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
});
