import type { Page, Request } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { addLead, card, moveTo } from './contacts.ts';
import { expect, type Studio, test } from './studio.ts';

const path = '/api/admin/photographers';
const stored = async (studio: Studio, name: string): Promise<Record<string, unknown> & { id: string }> =>
  (await studio.api('GET', path)).body.find((one: { name: string }) => one.name === name);
const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });
const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '.')}`));
const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();
const question = (page: Page) => page.getByRole('alertdialog');
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;
const failing = { status: 500, json: { detail: 'kaputt' } };

/** Collects the requests that change data. */
const changesOf = (page: Page): Request[] => {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(path)) made.push(request);
  });
  return made;
};

test('the table of photographers (PHOT-001, PHOT-002)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await studio.api('POST', path, {
    name: 'Jana Weiß',
    bio: 'Zwischen zwei Aufnahmen immer ein Lachen.',
    email: 'jana@example.de',
    phone: '+49 30 123 45',
    experience_years: 1,
    hourly_rate: 79.5,
  });
  await enter(page, studio, '/admin/photographers');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Kontakt',
    'Erfahrung',
    'Stundensatz',
    'Status',
    'Aktionen',
  ]);
  const jana = row(page, 'Jana Weiß');
  await expect(jana.getByRole('rowheader')).toContainText('Zwischen zwei Aufnahmen immer ein Lachen.');
  await expect(jana.getByRole('link', { name: 'jana@example.de' })).toHaveAttribute('href', 'mailto:jana@example.de');
  await expect(jana.getByRole('link', { name: '+49 30 123 45' })).toHaveAttribute('href', 'tel:+493012345');
  await expect(jana).toContainText('1 Jahr');
  await expect(jana).toContainText('79,50 €/Std.');
  await expect(jana).toContainText('Aktiv');
  await expect(row(page, 'Max Berger')).toContainText('6 Jahre');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { name: 'Фотографы' })).toBeVisible();
  await expect(row(page, 'Max Berger')).toContainText('6 лет');
  expect(complaints).toEqual([]);
});

test('on the way, empty and failed (PHOT-005, PHOT-006, PHOT-007, AMB-035)', async ({ page, studio }) => {
  let respond: (value: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (respond = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await enter(page, studio, '/admin/photographers');
  await expect(page.getByText('Wird geladen …')).toBeAttached();
  respond(undefined);
  await expect(page.getByRole('heading', { name: 'Noch keine Fotografen' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill(failing));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Fotografen konnten nicht geladen werden');
  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(row(page, 'Max Berger')).toBeVisible();
});

test('adding one needs a name, and sends nothing that is empty (PHOT-003, PHOT-009..013, PHOT-023)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/photographers');
  const made = changesOf(page);
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await expect(form(page)).toHaveAccessibleName('Fotograf/in hinzufügen');
  await expectAccessible(page);
  for (const [label, step] of [
    ['Erfahrung (Jahre)', '1'],
    ['Stundensatz (€)', '0.01'],
  ] as const) {
    await expect(field(page, label)).toHaveValue('0');
    await expect(field(page, label)).toHaveAttribute('min', '0');
    await expect(field(page, label)).toHaveAttribute('step', step);
    await expect(field(page, label)).toHaveAttribute('required');
  }
  await field(page, 'Name').fill('   ');
  await field(page, 'E-Mail').fill('keine Adresse');
  await field(page, 'Erfahrung (Jahre)').fill('-1');
  await field(page, 'Stundensatz (€)').fill('');
  await save(page);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(form(page).getByText('Bitte ausfüllen')).toHaveCount(2);
  await expect(form(page).getByText('Mindestens 0')).toBeVisible();
  await expect(form(page).getByText('Bitte eine gültige E‑Mail-Adresse eingeben')).toBeVisible();
  expect(made).toEqual([]);

  await field(page, 'Name').fill('Tom Kern');
  await field(page, 'E-Mail').fill('');
  await field(page, 'Erfahrung (Jahre)').fill('3');
  await field(page, 'Stundensatz (€)').fill('65.25');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, 'Tom Kern')).toContainText('65,25 €/Std.');
  await expect(row(page, 'Tom Kern')).toContainText('Keine Angaben');
  expect(made.map((request) => [request.method(), bodyOf(request)])).toEqual([
    ['POST', { name: 'Tom Kern', experience_years: 3, hourly_rate: 65.25 }],
  ]);
  expect(await stored(studio, 'Tom Kern')).toMatchObject({ is_active: true, email: null });
});

test('adding one sends everything that was typed, and it is stored (PHOT-023)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/photographers');
  const made = changesOf(page);
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await field(page, 'Name').fill('Vera Holm');
  await field(page, 'E-Mail').fill('vera@example.de');
  await field(page, 'Telefon').fill('+49 30 1234567');
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Porträts bei Tageslicht');
  await form(page).getByLabel('Über die Person (Russisch)').fill('Портреты при дневном свете');
  await field(page, 'Erfahrung (Jahre)').fill('12');
  await field(page, 'Stundensatz (€)').fill('80');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  const sent = {
    name: 'Vera Holm',
    email: 'vera@example.de',
    phone: '+49 30 1234567',
    experience_years: 12,
    hourly_rate: 80,
  };
  expect(made.map((request) => [request.method(), bodyOf(request)])).toEqual([
    [
      'POST',
      expect.objectContaining({ ...sent, bio: 'Porträts bei Tageslicht', bio_ru: 'Портреты при дневном свете' }),
    ],
  ]);
  expect(await stored(studio, 'Vera Holm')).toMatchObject({
    ...sent,
    bio: 'Porträts bei Tageslicht',
    bio_ru: 'Портреты при дневном свете',
  });
});

test('editing starts from what is stored and can take a detail away (PHOT-004, PHOT-010)', async ({ page, studio }) => {
  await studio.api('POST', path, { name: 'Ida Roth', email: 'ida@example.de', phone: '030 7', bio: 'Hochzeiten' });
  await enter(page, studio, '/admin/photographers');
  await page.getByRole('button', { name: 'Ida Roth bearbeiten' }).click();
  await expect(form(page)).toHaveAccessibleName('Fotograf/in bearbeiten');
  await expect(field(page, 'E-Mail')).toHaveValue('ida@example.de');
  await field(page, 'E-Mail').fill('');
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Hochzeiten und Feste');
  await save(page);
  await expect(row(page, 'Ida Roth')).toContainText('Hochzeiten und Feste');
  expect(await stored(studio, 'Ida Roth')).toMatchObject({ email: null, phone: '030 7', bio: 'Hochzeiten und Feste' });
});

test('the switch asks at once; failures to save or switch are only logged (PHOT-014, PHOT-018)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/photographers');
  const one = page.getByRole('switch', { name: 'Max Berger: buchbar' });
  const asked = page.waitForRequest(/toggle-active/);
  await one.click();
  const request = await asked;
  expect(request.method()).toBe('PUT');
  expect(request.url()).toBe(`${studio.url}${path}/${(await stored(studio, 'Max Berger')).id}/toggle-active`);
  await expect(one).toHaveAttribute('aria-checked', 'false');
  await expect(row(page, 'Max Berger')).toContainText('Inaktiv');
  await expect.poll(async () => (await stored(studio, 'Max Berger'))['is_active']).toBe(false);

  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('could not be')) logged.push(message.text());
  });
  await page.route(`**${path}/**`, (route) => route.fulfill(failing));
  await one.click();
  await expect.poll(() => logged.length).toBe(1);
  await expect(one).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: 'Max Berger bearbeiten' }).click();
  await save(page);
  await expect.poll(() => logged.length).toBe(2);
  await expect(form(page).getByText('Nicht gespeichert: kaputt')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.unroute(`**${path}/**`);
  await page.keyboard.press('Escape');
  await one.click();
  await expect(one).toHaveAttribute('aria-checked', 'true');
});

test('deleting asks, and names the bookings to come (PHOT-016, PHOT-017, PHOT-019, AMB-100, ERR-015)', async ({
  page,
  studio,
}) => {
  await studio.api('POST', path, { name: 'Uwe Abel' });
  await enter(page, studio, '/admin/photographers');
  const made = changesOf(page);
  const remove = page.getByRole('button', { name: 'Uwe Abel löschen' });
  await remove.click();
  await expect(question(page)).toContainText('Möchten Sie Uwe Abel wirklich löschen?');
  await expect(question(page)).toContainText('Bevorstehende Buchungen: 0.');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(remove).toBeFocused();
  expect(made).toEqual([]);

  await page.route(`**${path}/*`, (route) => route.fulfill(failing));
  await remove.click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText('Löschen nicht möglich. Bitte versuchen Sie es erneut.');
  await question(page).getByRole('button', { name: 'OK' }).click();
  await page.unroute(`**${path}/*`);
  await remove.click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(row(page, 'Uwe Abel')).toHaveCount(0);
  expect(await stored(studio, 'Uwe Abel')).toBeUndefined();
});

test('on a phone the photographers are cards (PHOT-001)', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/photographers');
  await expect(page.getByRole('list', { name: 'Fotografen' }).getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await expectNoSidewaysScroll(page);
});

test('the contacts ask for photographers only once their booking dialog is open (PHOT-022)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phase: 'in_klaerung' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/photographers(?:\?|$)/.test(request.url())) asked.push(request.url());
  });
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const loaded = page.waitForResponse(/\/photographers(?:\?|$)/);
  await moveTo(page, lead, 'Termin geplant');
  await expect(page.getByRole('dialog', { name: 'Buchung erstellen' })).toBeVisible();
  await loaded;
  expect(asked).not.toEqual([]);
});
