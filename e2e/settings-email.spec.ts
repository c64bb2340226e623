import { AxeBuilder } from '@axe-core/playwright';
import { startSmtpSink } from '../src/features/notifications/server/testing/smtp-sink.ts';
import { complaintsOf, confirmWithPassword, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/email-settings')).body;
const reminders = '/admin/email?tab=reminders';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));
test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('two tabs, and the way to the company (MAIL-001, MAIL-003)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/email');
  await expect(page.getByRole('tab')).toHaveText(['Design', 'Erinnerungen und Versand']);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Erinnerungen' }).click();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await page.reload();
  await expect(page.getByLabel('Stunden vor dem Termin')).toHaveValue('24');
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('link', { name: 'Firma und Logo bearbeiten' }).click();
  await expect(page).toHaveURL(/\/admin\/company$/);
  expect(complaints).toEqual([]);
});

test('the preview shows what is not saved, in a frame without scripts (MAIL-002, MAIL-009, SRV-41)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/email');
  await page.getByLabel('Text im Kopf').fill('Studio Nordlicht');
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#0369A1');
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau der E‑Mail' });
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  const mail = frame.contentFrame();
  await expect(mail.getByText('Studio Nordlicht').first()).toBeVisible();
  // Style attributes and the style sheet are applied in the frame.
  await expect(mail.locator('.head')).toHaveCSS('padding-left', '32px');
  await expect(mail.locator('a').first()).toHaveCSS('text-decoration-line', /underline|none/);
  await expect(dialog.getByText(/^Betreff: Termin bestätigt/)).toBeVisible();
  await dialog.getByLabel('Nachricht').selectOption('reminder');
  await expect(dialog.getByText(/^Betreff: Erinnerung/)).toBeVisible();
  await expect(mail.getByText('Bald ist es so weit')).toBeVisible();
  await dialog.getByLabel('Sprache').selectOption('ru');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('До встречи совсем скоро');
  await dialog.getByLabel('Nachricht').selectOption('studio_refund_needed');
  await expect(mail.getByText('75,00 €').first()).toBeVisible();
  await dialog.getByText('Textfassung').click();
  await expect(dialog.locator('pre')).toContainText('FB-7KQ2MX9D');
  expect((await stored(studio)).design.header_text).toBe('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vorschau ansehen' })).toBeFocused();
  expect(complaints).toEqual([]);

  // Scripts cannot run in the frame, axe included: its content is checked on a page of its own.
  const judged = await page.context().newPage();
  for (const kind of ['reminder', 'studio_new_message']) {
    const { body } = await studio.api('POST', `/api/admin/email-settings/test-preview?template_type=${kind}`, {});
    await judged.setContent(body.html);
    // A mail is not a page: WCAG rules apply, landmarks are provided by the mail program.
    const axe = new AxeBuilder({ page: judged }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    expect((await axe.analyze()).violations).toEqual([]);
  }
});

test('only what was changed is sent; the rest stays (MAIL-007)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/email');
  await page.getByLabel('Firmenangaben unter jeder E‑Mail zeigen').uncheck();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({ design: { show_company_info: false } });
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(await stored(studio)).toMatchObject({
    design: { show_company_info: false, primary_color: '#9333EA' },
    reminders: { enabled: true, reminders: [24] },
  });
});

test('hours as they are typed (MAIL-010, MAIL-011, MAIL-022, AMB-089)', async ({ page, studio }) => {
  await enter(page, studio, reminders);
  for (const [typed, hours] of [
    ['48, 24,3', [48, 24, 3]],
    ['24,abc,3', [24, 3]],
    ['1.5,-3,7', [7]],
  ] as const) {
    await page.getByLabel('Stunden vor dem Termin').fill(typed);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Speichern' }).click();
    expect((await sent).postDataJSON()).toEqual({ reminders: { reminders: hours } });
    await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
    expect((await stored(studio)).reminders.reminders).toEqual(hours);
  }
});

test('the quick picks fill the field (MAIL-012..017)', async ({ page, studio }) => {
  await enter(page, studio, reminders);
  for (const pick of ['24', '24,3', '48,24,3', '72,24,12', '24,12,6,3', '168,24']) {
    await page.getByRole('button', { name: pick, exact: true }).click();
    await expect(page.getByLabel('Stunden vor dem Termin')).toHaveValue(pick);
    await expect(page.getByRole('button', { name: pick, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
});

test('the mail server, its write-only password, and a test mail with its own result (MAIL-018, AMB-083)', async ({
  page,
  studio,
}) => {
  const sink = await startSmtpSink();
  // Mails left waiting by earlier tests would be sent as soon as a server is configured.
  await studio.sql('DELETE FROM message');
  await enter(page, studio, reminders);
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(sink.port));
  await page.getByLabel('Passwort').fill('ganz geheim');
  await page.getByLabel('Absender-E‑Mail').fill('studio@example.de');
  await page.getByLabel('Absendername').fill('Studio Lichtblick');
  await expect(page.getByRole('button', { name: 'Testnachricht senden' })).toBeDisabled();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await confirmWithPassword(page, studio);
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Passwort')).toHaveValue('');
  await expect(page.getByText('Gespeichert. Nur ausfüllen, um es zu ändern.')).toBeVisible();
  expect((await stored(studio)).smtp).toEqual({
    host: '127.0.0.1',
    port: sink.port,
    username: '',
    from_email: 'studio@example.de',
    from_name: 'Studio Lichtblick',
    has_password: true,
  });
  await page.getByRole('button', { name: 'Testnachricht senden' }).click();
  await expect(
    page.getByText(`Der Mailserver hat die Testnachricht an ${studio.admin.email} angenommen.`),
  ).toBeVisible();
  expect(sink.received).toHaveLength(1);
  sink.response = { code: 550, text: 'Mailbox unavailable' };
  await page.getByRole('button', { name: 'Testnachricht senden' }).click();
  await expect(page.getByText(/Nicht verschickt: .*Mailbox unavailable/)).toBeVisible();
  await expectAccessible(page);
  await sink.close();
});

test('WhatsApp reminders, at most five, with a look and a test (MAIL-019, MAIL-020, AMB-084, SRV-41)', async ({
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
  await confirmWithPassword(page, studio);
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

test('e-mail settings that cannot be loaded or saved, and in Russian', async ({ page, studio }) => {
  const path = '**/api/admin/email-settings';
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/email');
  await expect(page.getByText('Die E‑Mail-Einstellungen konnten nicht geladen werden')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByLabel('Text im Kopf').fill('Nordlicht');
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Fehler beim Speichern der E‑Mail-Einstellungen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Text im Kopf')).toHaveValue('Nordlicht');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByLabel('Текст в шапке')).toHaveValue('Nordlicht');
});
