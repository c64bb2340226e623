import { book, enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { add, form, fourServices, idOf, names, question, requestsOf, row, rows } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => fourServices(studio));

test('the services are listed in a table, with the system service marked (SERV-001, SERV-007, SERV-018, SERV-037, AMB-014, AMB-055)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/services');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(['Reihenfolge', 'Name', 'Beschreibung', 'Dauer', 'Preis', 'Status', 'Aktionen']);
  await expect(names(page)).toHaveText(['Porträtshooting', 'Bewerbungsfotos', 'Familienshooting', 'Sonderangebot']);
  const portrait = row(page, 'Porträtshooting');
  await expect(portrait).toContainText('60 Min.');
  await expect(portrait).toContainText('150,00 €');
  await expect(portrait).toContainText('Aktiv');

  const system = row(page, 'Sonderangebot');
  await expect(system.getByText('Systemservice')).toBeVisible();
  await expect(system).toContainText('Kann nicht gelöscht, nur aktiviert oder deaktiviert werden.');
  await expect(system).toContainText('Reservierungsgebühr: 20,00 €');
  await expect(system.getByRole('button', { name: /löschen/ })).toHaveCount(0);
  await expect(system.getByRole('button', { name: 'Sondereinstellungen für Sonderangebot' })).toBeVisible();
  await expect(portrait.getByRole('button', { name: /Sondereinstellungen/ })).toHaveCount(0);
  const colour = (which: typeof system) => which.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(system)).not.toBe(await colour(portrait));

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the list shows when it is empty, loading or failed (SERV-010, SERV-011, SERV-012, AMB-035)', async ({
  page,
  studio,
}) => {
  let respond: (value: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (respond = resolve));
  await page.route('**/api/admin/services', async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await enter(page, studio, '/admin/services');
  await expect(page.getByText('Wird geladen …')).toBeAttached();
  respond(undefined);
  await expect(page.getByRole('heading', { name: 'Noch keine Services' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/admin/services');
  await page.route('**/api/admin/services', (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Services konnten nicht geladen werden');
  await expectAccessible(page);
  await page.unroute('**/api/admin/services');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('the switch sends a request at once; failures are only logged (SERV-040, SERV-044)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/services');
  const one = page.getByRole('switch', { name: 'Familienshooting: buchbar' });
  const asked = page.waitForRequest(/toggle-active/);
  await one.click();
  await expect(one).toHaveAttribute('aria-checked', 'false');
  const request = await asked;
  expect(request.method()).toBe('PUT');
  expect(request.url()).toBe(
    `${studio.url}/api/admin/services/${await idOf(studio, 'Familienshooting')}/toggle-active`,
  );
  await expect(row(page, 'Familienshooting')).toContainText('Inaktiv');

  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('could not be')) logged.push(message.text());
  });
  await page.route(/toggle-active|services\/[0-9a-f-]{36}$|special-settings$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { detail: 'kaputt' } }) : route.continue(),
  );
  await one.click();
  await expect.poll(() => logged.length).toBe(1);
  await expect(one).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: 'Familienshooting bearbeiten' }).click();
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => logged.length).toBe(2);
  await expect(form(page).getByRole('status').filter({ hasText: 'kaputt' })).toHaveText('Nicht gespeichert: kaputt');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sondereinstellungen für Sonderangebot' }).click();
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => logged.length).toBe(3);
  await expect(question(page)).toHaveCount(0);
});

test('deleting requires a confirmation with the name and future bookings (SERV-042, SERV-043, SERV-045, AMB-100, ERR-014)', async ({
  page,
  studio,
}) => {
  await add(studio, 'Haustiere');
  await enter(page, studio, '/admin/services');
  const remove = page.getByRole('button', { name: 'Haustiere löschen' });
  const made = requestsOf(page, 'DELETE', /services/);
  await remove.click();
  await expect(question(page)).toContainText('Möchten Sie den Service „Haustiere“ wirklich löschen?');
  await expect(question(page)).toContainText('Bevorstehende Buchungen dieses Services: 0.');
  await page.keyboard.press('Escape');
  await book(studio, `${berlinDay(5)}T10:00`, { service_id: await idOf(studio, 'Haustiere') });
  await page.reload();
  await remove.click();
  await expect(question(page)).toContainText('Bevorstehende Buchungen dieses Services: 1.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  expect(made).toEqual([]);

  await page.route('**/api/admin/services/*', (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await remove.click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText('Der Service konnte nicht gelöscht werden.');
  await question(page).getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/api/admin/services/*');

  await remove.click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(row(page, 'Haustiere')).toHaveCount(0);
  expect(await idOf(studio, 'Haustiere')).toBe('');
});

test('a promotion that is not active now is marked (SRV-42)', async ({ page, studio }) => {
  const id = await idOf(studio, 'Sonderangebot');
  await studio.api('PUT', `/api/admin/services/${id}/special-settings`, {
    promotion_start_date: '2020-01-01',
    promotion_end_date: '2020-02-01',
  });
  await studio.api('PUT', `/api/admin/services/${id}`, { active: true });
  await enter(page, studio, '/admin/services');
  await expect(row(page, 'Sonderangebot')).toContainText('Zurzeit nicht buchbar');
});
