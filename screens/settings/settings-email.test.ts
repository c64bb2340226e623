import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { address, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const path = '/api/admin/email-settings';
const reading = `GET ${path}`;
const saving = `PUT ${path}`;
const settings = first['GET /api/admin/email-settings'];
const reminders = '/admin/email?tab=reminders';

const save = page.getByRole('button', { name: 'Speichern' });
const hours = page.getByLabelText('Stunden vor dem Termin');

test('failures to load or save e-mail settings are shown, in Russian too', async () => {
  const server = await openScreen('/admin/email', { answers: { [reading]: refuse(500, '') } });
  await expect.element(page.getByText('Die E‑Mail-Einstellungen konnten nicht geladen werden')).toBeVisible();
  server.answer({ [reading]: settings, [saving]: refuse(500, '') });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByLabelText('Text im Kopf').fill('Nordlicht');
  await save.click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toHaveTextContent('Fehler beim Speichern der E‑Mail-Einstellungen');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByLabelText('Text im Kopf')).toHaveValue('Nordlicht');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByLabelText('Текст в шапке')).toHaveValue('Nordlicht');
});

test('the screen has two tabs, and a link to the company settings (MAIL-001, MAIL-003)', async () => {
  await openScreen('/admin/email');
  await expect.poll(() => textsOf(page.getByRole('tab'))).toEqual(['Design', 'Erinnerungen und Versand']);
  await expectAccessible();
  await page.getByRole('tab', { name: 'Erinnerungen' }).click();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expect.element(hours).toHaveValue('24');
  await expectAccessible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('link', { name: 'Firma und Logo bearbeiten' }).click();
  await expect.poll(address).toBe('/admin/company');
});

test('only changed fields are sent; the others stay (MAIL-007)', async () => {
  const kept = keepRecord(path, settings);
  const server = await openScreen('/admin/email', { answers: kept.answers });
  await page.getByLabelText('Firmenangaben unter jeder E‑Mail zeigen').click();
  await save.click();
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(server.asked(saving).map(({ body }) => body)).toEqual([{ design: { show_company_info: false } }]);
});

test('a typed list of reminder hours is parsed, and invalid entries are dropped (MAIL-010, MAIL-011, MAIL-022, AMB-089)', async () => {
  const kept = keepRecord(path, settings);
  const server = await openScreen(reminders, { answers: kept.answers });
  for (const [index, [typed, parsed]] of (
    [
      ['48, 24,3', [48, 24, 3]],
      ['24,abc,3', [24, 3]],
      ['1.5,-3,7', [7]],
    ] as const
  ).entries()) {
    await hours.fill(typed);
    await save.click();
    await expect.poll(() => server.asked(saving)[index]?.body).toEqual({ reminders: { reminders: parsed } });
    await expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  }
});

test('the presets fill the field (MAIL-012..017)', async () => {
  await openScreen(reminders);
  for (const pick of ['24', '24,3', '48,24,3', '72,24,12', '24,12,6,3', '168,24']) {
    const preset = page.getByRole('button', { name: pick, exact: true });
    await preset.click();
    await expect.element(hours).toHaveValue(pick);
    await expect.element(preset).toHaveAttribute('aria-pressed', 'true');
  }
});

test('up to five WhatsApp reminders are set up, with a preview and a test (MAIL-019, MAIL-020, AMB-084, SRV-41)', async () => {
  const preview = first['GET /api/admin/email-settings/whatsapp-preview'];
  const kept = keepRecord(path, settings, ({ whatsapp: { webhook_token, ...whatsapp }, ...rest }) => {
    const has_webhook_token = webhook_token !== undefined;
    return {
      ...rest,
      whatsapp: { ...whatsapp, has_webhook_token, is_configured: whatsapp.webhook_url !== '' && has_webhook_token },
    };
  });
  const testing = 'POST /api/admin/email-settings/test-whatsapp';
  const server = await openScreen(reminders, {
    answers: {
      ...kept.answers,
      'GET /api/admin/email-settings/whatsapp-preview': ({ query }) =>
        query.get('language') === 'ru' ? { ...preview, text: 'Напоминаем о вашей записи в FotoBooking' } : preview,
      [testing]: { success: false, message: '401 who are you' },
    },
  });
  await expect.element(page.getByLabelText('Erinnerung 1: Anzahl')).toHaveValue(24);
  await expect.element(page.getByLabelText('Erinnerung 1: Einheit')).toHaveValue('hours');
  await expect.element(page.getByText('Der Versand per WhatsApp ist noch nicht eingerichtet')).toBeVisible();
  const add = page.getByRole('button', { name: 'Erinnerung hinzufügen' });
  for (let more = 0; more < 4; more++) await add.click();
  await expect.element(page.getByLabelText('Erinnerung 5: Anzahl')).toBeVisible();
  await expect.element(add).toBeDisabled();
  await expect.element(page.getByText('Mehr als fünf Erinnerungen sind nicht möglich.')).toBeVisible();
  await page.getByRole('button', { name: 'Erinnerung 5 entfernen' }).click();
  await page.getByLabelText('Erinnerung 4: Anzahl').fill('2');
  await page.getByLabelText('Erinnerung 4: Einheit').selectOptions('days');
  await page.getByLabelText('Adresse des Anbieters').fill('http://anbieter.example/');
  await expect.element(page.getByText('Bitte eine Adresse, die mit https:// beginnt.')).toBeVisible();
  await page.getByLabelText('Adresse des Anbieters').fill('https://anbieter.example/nachrichten');
  await page.getByLabelText('Zugangsschlüssel (Token)').fill('ganz geheim');
  await save.click();
  await expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  const { whatsapp } = server.asked(saving)[0]?.body ?? {};
  expect(whatsapp.reminders[3]).toEqual({ quantity: 2, unit: 'days' });
  expect(whatsapp).toMatchObject({
    webhook_url: 'https://anbieter.example/nachrichten',
    webhook_token: 'ganz geheim',
  });
  await expect.element(page.getByText('Der Versand per WhatsApp ist noch nicht eingerichtet')).not.toBeInTheDocument();

  const message = page.getByRole('figure', { name: 'So liest der Kunde die Nachricht' });
  await expect.element(message).toHaveTextContent('wir erinnern Sie an Ihren Termin');
  await page.getByLabelText('Sprache der Nachricht').selectOptions('ru');
  await expect.element(message).toHaveTextContent('Напоминаем о вашей записи');
  const sendTest = page.getByRole('button', { name: 'Test per WhatsApp senden' });
  await expect.element(sendTest).toBeDisabled();
  await page.getByLabelText('Telefonnummer für den Test').fill('0171 2345678');
  await sendTest.click();
  await expect.element(page.getByText('Nicht verschickt: 401 who are you')).toBeVisible();
  expect(server.asked(testing).map(({ body }) => body)).toEqual([{ to: '0171 2345678', language: 'ru' }]);
  await page.getByLabelText('Erinnerung 4: Anzahl').fill('3');
  await expect.element(sendTest).toBeDisabled();
  await expectAccessible();
});
