import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

const settings = '**/api/admin/company/settings?*';
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: image };

const fresh = async (studio: Studio): Promise<void> => {
  await studio.sql(`DELETE FROM setting WHERE name = 'company'`);
};
test.beforeEach(({ studio }) => fresh(studio));
test.afterAll(({ studio }) => fresh(studio));

test('exactly five cards, each leading to its settings (SET-001..006)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  const paths = ['/admin/calendar/settings', '/admin/payments', '/admin/email', '/admin/page-design', '/admin/company'];
  await enter(page, studio, '/admin/settings');
  const cards = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(cards).toHaveCount(5);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  for (const [index, path] of paths.entries()) {
    await cards.nth(index).click();
    await expect(page).toHaveURL(studio.url + path);
    await page.goBack();
    await expect(cards).toHaveCount(5);
  }
  const more = page.getByRole('main').getByRole('navigation').getByRole('link');
  const others = [
    'Versand',
    'Postausgang',
    'Rechtliche Seiten',
    'Datenschutz',
    'Auf der eigenen Website einbinden',
    'Integrationen',
    'Konto und Passwort',
    'Erste Schritte',
  ];
  await expect(more).toHaveCount(others.length);
  for (const [index, name] of others.entries()) {
    await expect(more.nth(index)).toHaveAccessibleName(name);
    // Each has a one-line description of its page.
    await expect(more.nth(index)).toHaveAccessibleDescription(/\S{3,} /);
  }
  await expect(page.getByRole('main').getByRole('navigation').getByRole('heading', { level: 2 })).toHaveText([
    'Nachrichten',
    'Recht und Daten',
    'Website und Programme',
    'Konto',
  ]);
  await page.setViewportSize({ width: 1280, height: 500 });
  await more.first().click();
  await expect(page.getByRole('heading', { name: 'Versand über Ihren Mailserver (SMTP)' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Testnachricht senden' })).toBeAttached();
  expect(complaints).toEqual([]);
});

test('what the form asks for, and how it is read (COMP-001, COMP-003, COMP-004, COMP-019)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const asked = page.waitForRequest(settings);
  await enter(page, studio, '/admin/company');
  expect(new URL((await asked).url()).searchParams.get('t')).toMatch(/^\d{13}$/);
  await expect(page.getByLabel('Firmenname')).toHaveValue('FotoBooking');
  await expect(page.getByLabel('Adresse')).toHaveValue('Musterstraße 12, 10115 Berlin');
  await expect(page.getByLabel('E-Mail', { exact: false }).first()).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Telefon')).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel('Website')).toHaveAttribute('type', 'url');
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  // Colours change with a transition; a reloaded page has none.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Helles Design' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('without a name nothing can be saved, and it says why (COMP-002)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  const save = page.getByRole('button', { name: 'Speichern' });
  await expect(page.getByLabel('Firmenname')).toHaveAttribute('required', '');
  for (const blank of ['', '   ']) {
    await page.getByLabel('Firmenname').fill(blank);
    await expect(save).toBeDisabled();
    await expect(page.getByText('Ohne Namen kann nicht gespeichert werden.').first()).toBeVisible();
  }
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await expect(save).toBeEnabled();
});

test('what was changed is sent, and shows in the header and on the public pages (COMP-005, COMP-018, COMP-020)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await page.getByLabel('Website').fill('www.lichtblick.example');
  await page.getByRole('textbox', { name: 'Schlusszeilen der E‑Mails' }).fill('Parkplätze im Hof.');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({
    company_name: 'Studio Lichtblick',
    company_website: 'www.lichtblick.example',
    notification_footer: 'Parkplätze im Hof.',
  });
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('https://www.lichtblick.example');
  await expect(page.getByRole('banner').getByText('Studio Lichtblick')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Studio Lichtblick')).toBeVisible();
});

test('a refusal is shown in the server’s words, else in ours; what was typed stays (COMP-012)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  for (const [status, body, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [500, {}, 'Fehler beim Speichern der Firmendaten'],
  ] as const) {
    await page.route('**/api/admin/company/settings', (route) => route.fulfill({ status, json: body }));
    await page.getByRole('button', { name: 'Speichern' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/api/admin/company/settings');
  }
  await expect(page.getByLabel('Firmenname')).toHaveValue('Studio Lichtblick');
  // An error that the server finds is shown next to the field.
  await page.getByRole('textbox', { name: 'E-Mail optional', exact: true }).fill('kein at');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte eine E‑Mail-Adresse wie info@studio.de eingeben')).toBeVisible();
});

test('leaving with something unsaved asks first', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page.getByLabel('Firmenname')).toHaveValue('Studio Lichtblick');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/admin\/services$/);
});

const publicPaths = ['/', '/booking', '/contact', '/privacy'];

test('a logo is chosen, uploaded, shown in the back office and on the public pages, and deleted (COMP-007..011, COMP-015, COMP-016, COMP-020, ERR-011)', async ({
  page,
  studio,
  context,
}) => {
  await enter(page, studio, '/admin/company');
  const upload = page.getByRole('button', { name: 'Logo hochladen' });
  await expect(upload).toBeDisabled();
  await expect(page.getByText('Keine Datei ausgewählt')).toBeVisible();
  const input = page.locator('input[type=file]');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await input.setInputFiles(logo);
  await upload.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Logo erfolgreich hochgeladen!');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('img', { name: 'Ihr Logo' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await expect(upload).toBeDisabled();
  const visitor = await context.newPage();
  const mark = visitor.getByRole('banner').locator('img');
  for (const path of publicPaths) {
    await visitor.goto(path);
    await expect(mark, path).toHaveAttribute('src', /^\/uploads\//);
    await expect.poll(() => mark.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth), path).toBeGreaterThan(0);
  }

  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('img', { name: 'Ihr Logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await alert.getByRole('button', { name: 'Logo löschen' }).click();
  await expect(alert).toContainText('Logo erfolgreich gelöscht!');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Noch kein Logo.')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  for (const path of publicPaths) {
    await visitor.goto(path);
    await expect(visitor.getByRole('banner').getByRole('link').first(), path).toBeVisible();
    await expect(mark, path).toHaveCount(0);
  }
});

test('what goes wrong with a logo is said (COMP-009, COMP-013, COMP-014)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  const alert = page.getByRole('alertdialog');
  const dismiss = () => alert.getByRole('button', { name: 'OK' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') });
  await page.getByRole('button', { name: 'Logo hochladen' }).click();
  await expect(alert).toContainText('Bitte wählen Sie ein Bild im Format PNG, JPEG, WebP oder GIF.');
  await dismiss();
  await input.setInputFiles(logo);
  await page.route('**/api/admin/company/logo', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Logo hochladen' }).click();
  await expect(alert).toContainText('Fehler beim Hochladen des Logos');
  await dismiss();
  await page.unroute('**/api/admin/company/logo');
  await page.getByRole('button', { name: 'Logo hochladen' }).click();
  await dismiss();
  await page.route('**/api/admin/company/logo', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await alert.getByRole('button', { name: 'Logo löschen' }).click();
  await expect(alert).toContainText('Fehler beim Löschen des Logos');
});

test('a logo that fails to load is hidden, and its address is said (COMP-017, AMB-036)', async ({ page, studio }) => {
  await studio.sql(`INSERT INTO setting (name, value) VALUES ('company', '{"logo_url": "/uploads/fort.png"}')`);
  await enter(page, studio, '/admin/company');
  await expect(page.getByText('Das Logo konnte nicht geladen werden: /uploads/fort.png')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ihr Logo' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the company form in Russian, while it loads, and when it cannot', async ({ page, studio }) => {
  await page.route(settings, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/company');
  await expect(page.getByText('Die Firmendaten konnten nicht geladen werden')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByLabel('Firmenname')).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByLabel('Название компании')).toHaveValue('FotoBooking');
});
