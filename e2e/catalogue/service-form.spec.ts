import type { Page, Request } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
import { add, bodyOf, form, fourServices, idOf, listed, question, requestsOf, row } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

test.beforeEach(({ studio }) => fourServices(studio));

test('the form for a new service has the specified defaults and limits, and sends its values (SERV-008, SERV-015, SERV-027..035)', async ({
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
  // No line break between the amount and its sign.
  expect(await added.textContent()).toContain('20,00\u00A0€');
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

test('editing sends only the changed fields (SERV-009, SERV-028)', async ({ page, studio }) => {
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

test('the form has one name and one description per language, prefilled with what customers read @whole', async ({
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

test('two users who edit one service do not overwrite each other: the conflict is shown, and each may keep their own values', async ({
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

test('of the system service only the texts of the current language can be edited (SERV-036, SERV-038, AMB-056)', async ({
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

test('the special offer has settings of its own, with days that are checked before they are sent (SERV-018..026, SERV-017, AMB-022)', async ({
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
