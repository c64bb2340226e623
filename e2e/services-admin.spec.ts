import type { Locator, Page, Request } from '@playwright/test';
import {
  berlinDay,
  book,
  complaintsOf,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  withoutBookings,
} from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

const listed = async (
  studio: Studio,
): Promise<{ id: string; name: string; active: boolean; [key: string]: unknown }[]> =>
  (await studio.api('GET', '/api/admin/services')).body;
const idOf = async (studio: Studio, name: string): Promise<string> =>
  (await listed(studio)).find((service) => service.name === name)?.id ?? '';
const add = async (studio: Studio, name: string, more: object = {}): Promise<void> => {
  await studio.api('POST', '/api/admin/services', { name, description: `Über ${name}`, ...more });
};
const rows = (page: Page) => page.locator('tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const names = (page: Page) => rows(page).locator('th > span:first-child');
const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

/** Collects the requests of one kind, to check that none are sent. */
const requestsOf = (page: Page, method: string, path: RegExp): Request[] => {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) made.push(request);
  });
  return made;
};

// Some tests change the order; every test starts with the four services of a new installation.
test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await studio.sql('DELETE FROM service_photographer');
  await studio.sql(
    `DELETE FROM service WHERE name NOT IN ('Porträtshooting', 'Bewerbungsfotos', 'Familienshooting', 'Sonderangebot')`,
  );
  await studio.sql(
    `UPDATE service SET deleted_at = NULL, promotion_start = NULL, promotion_end = NULL, requires_prepayment = NULL,
     active = name <> 'Sonderangebot', sort_order = array_position('{Porträtshooting,Bewerbungsfotos,Familienshooting,Sonderangebot}'::text[], name)`,
  );
});

test('the table of services, the system service marked (SERV-001, SERV-007, SERV-018, SERV-037, AMB-014, AMB-055)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
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
  expect(complaints).toEqual([]);
});

test('dragging the third to the first place is the new order, for customers too (SERV-002, SERV-003, SERV-005)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await rows(page).nth(2).dragTo(rows(page).nth(0));
  const order = ['Familienshooting', 'Porträtshooting', 'Bewerbungsfotos', 'Sonderangebot'];
  await expect(names(page)).toHaveText(order);
  const request = await asked;
  expect(request.url()).toBe(`${studio.url}/api/admin/services/reorder`);
  expect(bodyOf(request)).toEqual({ service_ids: await Promise.all(order.map((name) => idOf(studio, name))) });
  await (await request.response())?.finished();
  await page.goto('/');
  const cards = page.getByRole('heading', { level: 3 }).filter({ hasText: /shooting|fotos/ });
  await expect(cards).toHaveText(order.slice(0, 3));
});

test('dropped outside of the list, nothing moves and nothing is asked (SERV-004)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/services');
  const made = requestsOf(page, 'PUT', /reorder/);
  await expect(names(page)).toHaveCount(4);
  const before = await names(page).allTextContents();
  await rows(page)
    .nth(2)
    .dragTo(page.getByRole('heading', { level: 1 }));
  await rows(page).nth(1).dragTo(rows(page).nth(1));
  await expect(names(page)).toHaveText(before);
  expect(made).toEqual([]);
});

test('buttons move a service as well and keep the focus; a failure takes it back and says so (SERV-002, SERV-006)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  const down = page.getByRole('button', { name: 'Porträtshooting nach unten' });
  const saved = page.waitForResponse(/reorder/);
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Bewerbungsfotos', 'Porträtshooting', 'Familienshooting', 'Sonderangebot']);
  await expect(down).toBeFocused();
  await expect(page.getByText('Porträtshooting steht jetzt an Stelle 2 von 4')).toBeAttached();
  expect((await saved).ok()).toBe(true);

  await page.route('**/services/reorder', (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await down.click();
  await expect(question(page)).toHaveText(/Die neue Reihenfolge konnte nicht gespeichert werden\./);
  await question(page).getByRole('button', { name: 'OK' }).click();
  await expect(names(page)).toHaveText(['Bewerbungsfotos', 'Porträtshooting', 'Familienshooting', 'Sonderangebot']);
});

/** A touch that begins in the middle of one element, moves to another and ends there. */
const swipe = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to touch');
  const middle = ({ x, y, width, height }: typeof start) => ({ x: x + width / 2, y: y + height / 2 });
  const [first, last] = [middle(start), middle(end)];
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [first]);
  for (let step = 1; step <= 8; step++) {
    const way = (a: number, b: number) => a + ((b - a) * step) / 8;
    await send('touchMove', [{ x: way(first.x, last.x), y: way(first.y, last.y) }]);
  }
  await send('touchEnd', []);
};

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  for (const [device, width] of [
    ['phone', 375],
    ['tablet', 1024],
  ] as const) {
    test(`on a ${device} a row is dragged by its handle (SERV-002, SERV-003, SERV-004)`, async ({ page, studio }) => {
      await page.setViewportSize({ width, height: 1400 });
      await enter(page, studio, '/admin/services');
      const items = page.locator('[data-place]');
      const handles = page.locator('[data-drag-handle]');
      await expect(items).toHaveCount(4);
      const made = requestsOf(page, 'PUT', /reorder/);
      await swipe(page, handles.nth(2), page.getByRole('heading', { level: 1 }));
      await expect(items.nth(2)).toContainText('Familienshooting');
      expect(made).toEqual([]);

      const asked = page.waitForResponse(/reorder/);
      await swipe(page, handles.nth(2), items.nth(0));
      await expect(items.nth(0)).toContainText('Familienshooting');
      expect((await asked).ok()).toBe(true);
      expect(made).toHaveLength(1);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

test('empty, on the way, and failed (SERV-010, SERV-011, SERV-012, AMB-035)', async ({ page, studio }) => {
  let answer: (value: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (answer = resolve));
  await page.route('**/api/admin/services', async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await enter(page, studio, '/admin/services');
  await expect(page.getByText('Wird geladen …')).toBeAttached();
  answer(undefined);
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

test('the form to add one, its defaults, limits and what it sends (SERV-008, SERV-015, SERV-027..035)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  const made = requestsOf(page, 'POST', /\/services/);
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expect(form(page)).toHaveAccessibleName('Service hinzufügen');
  await expectAccessible(page);
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('');
  const duration = field(page, 'Dauer (Minuten)');
  const price = field(page, 'Preis (€)');
  await expect(duration).toHaveValue('60');
  await expect(duration).toHaveAttribute('min', '1');
  await expect(price).toHaveValue('0');
  await expect(price).toHaveAttribute('min', '0');
  await expect(price).toHaveAttribute('step', '0.01');
  await expect(field(page, 'Aktiv: auf der Buchungsseite sichtbar')).toBeChecked();
  const payment = field(page, 'Eigene Anzahlung für diesen Service');
  await expect(payment).not.toBeChecked();
  await expect(field(page, 'Anzahlung (€)')).toHaveCount(0);
  await payment.check();
  await expect(field(page, 'Anzahlung (€)')).toHaveValue('0');
  await expect(field(page, 'Anzahlung (€)')).toHaveAttribute('min', '0');
  await expect(field(page, 'Anzahlung (€)')).toHaveAttribute('step', '0.01');

  const save = form(page).getByRole('button', { name: 'Speichern' });
  await field(page, 'Name (Deutsch)').fill('  ');
  await duration.fill('0');
  await price.fill('-1');
  await save.click();
  await expect(field(page, 'Name (Deutsch)')).toBeFocused();
  await expect(form(page).getByText('Bitte ausfüllen')).toHaveCount(2);
  await expect(form(page).getByText('Mindestens 1', { exact: true })).toBeVisible();
  await expect(form(page).getByText('Mindestens 0', { exact: true })).toBeVisible();

  await field(page, 'Name (Deutsch)').fill('Haustiere');
  await field(page, 'Beschreibung (Deutsch)').fill('Mit {price} € dabei');
  await duration.fill('45');
  await price.fill('99.50');
  await field(page, 'Anzahlung (€)').fill('100');
  await save.click();
  await expect(form(page).getByText('Nicht mehr als der Preis')).toBeVisible();
  expect(made).toEqual([]);

  await field(page, 'Anzahlung (€)').fill('20');
  await save.click();
  await expect(form(page)).toHaveCount(0);
  const added = row(page, 'Haustiere');
  await expect(added).toContainText('Mit 99,50 € dabei');
  await expect(added).toContainText('Anzahlung 20,00 €');
  // Only German texts were typed: they apply to every language, and the list shows what is missing.
  await expect(added).not.toContainText('Deutsch fehlt');
  await expect(added).toContainText('Russisch fehlt');
  expect(made.map(bodyOf)).toEqual([
    {
      name: 'Haustiere',
      description: 'Mit {price} € dabei',
      name_de: 'Haustiere',
      name_ru: null,
      description_de: 'Mit {price} € dabei',
      description_ru: null,
      duration_min: 45,
      price_eur: 99.5,
      active: true,
      payment_enabled: true,
      prepayment_amount: 20,
    },
  ]);
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
});

test('editing changes what was typed and nothing else (SERV-009, SERV-028)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/services');
  await page.getByRole('button', { name: 'Bewerbungsfotos bearbeiten' }).click();
  await expect(form(page)).toHaveAccessibleName('Service bearbeiten');
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Bewerbungsfotos');
  await field(page, 'Preis (€)').fill('85');
  await form(page).getByLabel('Name (Russisch)').fill('Фото на документы');
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, 'Bewerbungsfotos')).toContainText('85,00 €');
  const saved = (await listed(studio)).find(({ name }) => name === 'Bewerbungsfotos');
  expect(saved).toMatchObject({
    price_eur: 85,
    duration_min: 30,
    name_ru: 'Фото на документы',
    name_de: 'Bewerbungsfotos',
    // The text for all languages has no field of its own, and is kept unless the German text is changed.
    description: 'Ein Bild, das zu Ihnen und zur Stelle passt.',
    description_de: 'Ein Bild, das zu Ihnen und zur Stelle passt. Drei bearbeitete Bilder, fertig am selben Tag.',
  });
});

test('the form has one name and one description per language, and holds what customers read', async ({
  page,
  studio,
}) => {
  await add(studio, 'Ohne Sprache', { description: 'Für alle', name_ru: 'Для всех' });
  await enter(page, studio, '/admin/services');
  // Without a German text, German customers see the Russian one.
  await page.getByRole('button', { name: 'Для всех bearbeiten' }).click();
  await expect(form(page).getByLabel(/^Name/)).toHaveCount(2);
  await expect(form(page).getByLabel(/^Beschreibung/)).toHaveCount(2);
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Ohne Sprache');
  await expect(field(page, 'Beschreibung (Deutsch)')).toHaveValue('Für alle');
  await expect(form(page).getByText('lesen russische Kunden den deutschen Text')).toHaveCount(1);
  await field(page, 'Beschreibung (Deutsch)').fill('Für jede und jeden');
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, 'Ohne Sprache')).toBeVisible();
  const saved = (await listed(studio)).find(({ name }) => name === 'Ohne Sprache');
  expect(saved).toMatchObject({
    name_de: 'Ohne Sprache',
    name_ru: 'Для всех',
    description: 'Für jede und jeden',
    description_de: 'Für jede und jeden',
    description_ru: null,
  });
  await studio.api('DELETE', `/api/admin/services/${saved?.id}`);
});

test('two people who edit one service do not undo each other: what changed is shown, and each may keep their own', async ({
  page,
  studio,
}) => {
  const id = await idOf(studio, 'Bewerbungsfotos');
  await enter(page, studio, '/admin/services');
  const edit = () => page.getByRole('button', { name: 'Bewerbungsfotos bearbeiten' }).click();
  const save = () => form(page).getByRole('button', { name: 'Speichern' }).click();
  await edit();
  await form(page).getByLabel('Name (Russisch)').fill('Фото');
  await studio.api('PUT', `/api/admin/services/${id}`, { price_eur: 88 });
  await save();
  const conflict = form(page).getByRole('alert');
  await expect(conflict).toContainText('inzwischen von jemand anderem geändert');
  await expect(conflict).toContainText(/Preis.*jetzt 88,00 €, vorher/);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(field(page, 'Preis (€)')).toHaveValue('88');
  await expect(form(page).getByLabel('Name (Russisch)')).toHaveValue('Фото');
  await save();
  await expect(form(page)).toHaveCount(0);
  const saved = async () => (await listed(studio)).find((service) => service.id === id);
  expect(await saved()).toMatchObject({ price_eur: 88, name_ru: 'Фото' });

  await edit();
  await form(page).getByLabel('Name (Russisch)').fill('Другое');
  await studio.api('PUT', `/api/admin/services/${id}`, { price_eur: 95 });
  await save();
  await conflict.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect(form(page).getByLabel('Name (Russisch)')).toHaveValue('Фото');
  await expect(field(page, 'Preis (€)')).toHaveValue('95');
});

test('of the system service only the texts of the shown language (SERV-036, SERV-038, AMB-056)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  await page.getByRole('button', { name: 'Sonderangebot bearbeiten' }).click();
  await expect(form(page)).toHaveAccessibleName('Systemservice bearbeiten');
  await expect(form(page).getByText(/können nicht gelöscht/)).toBeVisible();
  await expect(form(page).getByLabel('Name (Russisch)')).toHaveCount(0);
  await expect(form(page).getByLabel(/^Name/)).toHaveCount(1);
  await form(page).getByLabel('Beschreibung (Deutsch)').fill('Jetzt für {price} €');
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(row(page, 'Sonderangebot')).toContainText('Jetzt für 20,00 €');

  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Изменить: Специальное предложение' }).click();
  await expect(form(page).getByLabel('Название (немецкий)')).toHaveCount(0);
  await form(page).getByLabel('Название (русский)').fill('Зимняя акция');
  await form(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(row(page, 'Зимняя акция')).toBeVisible();
  const saved = (await listed(studio)).find(({ name }) => name === 'Sonderangebot');
  expect(saved).toMatchObject({
    name_de: 'Sonderangebot',
    description_de: 'Jetzt für {price} €',
    name_ru: 'Зимняя акция',
  });
  await page.getByRole('switch', { name: /Зимняя акция/ }).click();
  await expect(row(page, 'Зимняя акция')).toContainText('Включено');
});

test('the switch asks at once; failures are only logged (SERV-040, SERV-044)', async ({ page, studio }) => {
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

test('deleting asks with the name and the bookings to come (SERV-042, SERV-043, SERV-045, AMB-100, ERR-014)', async ({
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

test('the special settings, their days, and what is sent of them (SERV-018..026, SERV-017, AMB-022)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/services');
  const open = () => page.getByRole('button', { name: 'Sondereinstellungen für Sonderangebot' }).click();
  const made = requestsOf(page, 'PUT', /special-settings/);
  const save = () => form(page).getByRole('button', { name: 'Speichern' }).click();
  const [start, end] = [field(page, 'Erster Tag'), field(page, 'Letzter Tag')];
  const refused = async (message: string) => {
    await save();
    await expect(question(page)).toContainText(message);
    await question(page).getByRole('button', { name: 'OK' }).click();
  };
  await open();
  await expect(form(page).locator('input[type=date]')).toHaveCount(2);
  await expect(field(page, 'Anzahlung')).toHaveValue('global');
  await expect(form(page).getByRole('checkbox', { name: 'Anna Lindner' })).not.toBeChecked();
  await expectAccessible(page);

  await start.fill('2030-12-01');
  await refused('Bitte geben Sie beide Tage an oder keinen.');
  await end.fill('2030-12-01');
  await refused('Der letzte Tag muss nach dem ersten Tag liegen.');
  await end.fill('2030-11-30');
  await refused('Der letzte Tag muss nach dem ersten Tag liegen.');
  await start.fill('');
  await refused('Bitte geben Sie beide Tage an oder keinen.');
  expect(made).toEqual([]);

  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Verwerfen' }).click();
  await open();
  await expect(end).toHaveValue('');
  await start.fill('2030-12-01');
  await end.fill('2030-12-24');
  await field(page, 'Anzahlung').selectOption('no');
  await form(page).getByRole('checkbox', { name: 'Anna Lindner' }).check();
  await save();
  await expect(form(page)).toHaveCount(0);
  const [anna] = await studio.sql(`SELECT id FROM photographer WHERE name = 'Anna Lindner'`);
  expect(made.map(bodyOf)).toEqual([
    {
      promotion_start_date: '2030-12-01T00:00:00',
      promotion_end_date: '2030-12-24T23:59:59',
      requires_prepayment: false,
      assigned_photographers: [anna.id],
      version: expect.any(Number),
    },
  ]);
  await expect(row(page, 'Sonderangebot')).toContainText('Aktion 01.12.2030 – 24.12.2030');

  await open();
  await expect(start).toHaveValue('01.12.2030');
  await expect(end).toHaveValue('24.12.2030');
  await expect(field(page, 'Anzahlung')).toHaveValue('no');
  await start.fill('');
  await end.fill('');
  await field(page, 'Anzahlung').selectOption('global');
  await save();
  await expect(form(page)).toHaveCount(0);
  expect(bodyOf(made[1] as Request)).toMatchObject({
    promotion_start_date: null,
    promotion_end_date: null,
    requires_prepayment: null,
  });
});

test('a promotion that is not running is marked (SRV-42)', async ({ page, studio }) => {
  const id = await idOf(studio, 'Sonderangebot');
  await studio.api('PUT', `/api/admin/services/${id}/special-settings`, {
    promotion_start_date: '2020-01-01',
    promotion_end_date: '2020-02-01',
  });
  await studio.api('PUT', `/api/admin/services/${id}`, { active: true });
  await enter(page, studio, '/admin/services');
  await expect(row(page, 'Sonderangebot')).toContainText('Zurzeit nicht buchbar');
});

test('on a phone the services are cards, and fingers move them (SERV-001, SERV-002)', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/services');
  const cards = page.getByRole('list', { name: 'Services in der Reihenfolge der Buchungsseite' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Familienshooting nach oben' }).click();
  await expect(cards.nth(1)).toContainText('Familienshooting');
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
