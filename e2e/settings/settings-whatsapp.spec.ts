import { enter, expectAccessible } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/email-settings')).body;
const reminders = '/admin/email?tab=reminders';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('up to five WhatsApp reminders are set up, with a preview and a test (MAIL-019, MAIL-020, AMB-084, SRV-41)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, reminders);
  await expect(page.getByLabel('Erinnerung 1: Anzahl')).toHaveValue('24');
  await expect(page.getByLabel('Erinnerung 1: Einheit')).toHaveValue('hours');
  await expect(page.getByText('Der Versand per WhatsApp ist noch nicht eingerichtet')).toBeVisible();
  const add = page.getByRole('button', { name: 'Erinnerung hinzufügen' });
  for (let more = 0; more < 4; more++) await add.click();
  await expect(page.getByLabel('Erinnerung 5: Anzahl')).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(page.getByText('Mehr als fünf Erinnerungen sind nicht möglich.')).toBeVisible();
  await page.getByRole('button', { name: 'Erinnerung 5 entfernen' }).click();
  await page.getByLabel('Erinnerung 4: Anzahl').fill('2');
  await page.getByLabel('Erinnerung 4: Einheit').selectOption('days');
  await page.getByLabel('Adresse des Anbieters').fill('http://anbieter.example/');
  await expect(page.getByText('Bitte eine Adresse, die mit https:// beginnt.')).toBeVisible();
  await page.getByLabel('Adresse des Anbieters').fill('https://anbieter.example/nachrichten');
  await page.getByLabel('Zugangsschlüssel (Token)').fill('ganz geheim');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  const { whatsapp } = await stored(studio);
  expect(whatsapp.reminders[3]).toEqual({ quantity: 2, unit: 'days' });
  expect(whatsapp).toMatchObject({ webhook_url: 'https://anbieter.example/nachrichten', has_webhook_token: true });
  await expect(page.getByText('Der Versand per WhatsApp ist noch nicht eingerichtet')).toHaveCount(0);

  const message = page.getByRole('figure', { name: 'So liest der Kunde die Nachricht' });
  await expect(message).toContainText('wir erinnern Sie an Ihren Termin');
  await page.getByLabel('Sprache der Nachricht').selectOption('ru');
  await expect(message).toContainText('Напоминаем о вашей записи');
  const sendTest = page.getByRole('button', { name: 'Test per WhatsApp senden' });
  await expect(sendTest).toBeDisabled();
  await page.getByLabel('Telefonnummer für den Test').fill('0171 2345678');
  // Tests send nothing to other machines; server tests cover the provider's responses.
  await page.route('**/email-settings/test-whatsapp', (route) => {
    expect(route.request().postDataJSON()).toEqual({ to: '0171 2345678', language: 'ru' });
    return route.fulfill({ json: { success: false, message: '401 who are you' } });
  });
  await sendTest.click();
  await expect(page.getByText('Nicht verschickt: 401 who are you')).toBeVisible();
  await page.getByLabel('Erinnerung 4: Anzahl').fill('3');
  await expect(sendTest).toBeDisabled();
  await expectAccessible(page);
});
