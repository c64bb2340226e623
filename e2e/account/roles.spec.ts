import type { Page } from '@playwright/test';
import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { mayOpen } from '../../src/features/auth/web/parts/pages-of-role.ts';
import type { Role } from '../../src/shared/contract/role.ts';
import { addException } from '../calendar/calendar-exceptions.ts';
import { enter } from '../support/admin.ts';
import { someMonday } from '../support/dates.ts';
import { bookSomething, customer } from '../support/public-site.ts';
import { openSettled } from '../support/settled.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';

const second = 'second@example.de';

/** Gives the account of the tests another role. The last owner stays one, so there is a second one meanwhile. */
const setRole = async (studio: Studio, role: Role): Promise<void> => {
  await studio.sql(
    `INSERT INTO admin_user (id, email, full_name, password_hash)
     VALUES (gen_random_uuid(), $1, 'Second', '') ON CONFLICT DO NOTHING`,
    [second],
  );
  await studio.sql('UPDATE admin_user SET role = $1, photographer_id = NULL WHERE email = $2', [
    role,
    studio.admin.email,
  ]);
  if (role === 'owner') await studio.sql('DELETE FROM admin_user WHERE email = $1', [second]);
};

/** Enters with a role; returns the endpoints that were refused to it. */
const enterAs = async (page: Page, studio: Studio, role: Role, path: string): Promise<string[]> => {
  afterThisTest(() => setRole(studio, 'owner'));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  await setRole(studio, role);
  await enter(page, studio, path);
  return refused;
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');

for (const [role, entries, home] of [
  ['desk', ['Dashboard', 'Kontakten', 'Buchungen', 'Kalender', 'Einstellungen'], '/admin/dashboard'],
  ['accountant', ['Buchungen', 'Berichte', 'Einstellungen'], '/admin/reports'],
  ['photographer', ['Heute', 'Meine Termine', 'Einstellungen'], '/admin/own-calendar'],
] as const) {
  test(`${role}: the navigation, the settings and the palette have only what the role may open, and no page asks for more (TEAM-01) @whole`, async ({
    page,
    studio,
  }) => {
    test.setTimeout(120_000);
    const refused = await enterAs(page, studio, role, '/admin/settings');
    await expect(navigation(page)).toHaveText([...entries]);
    await expect(page.getByRole('link', { name: 'Konto und Passwort' })).toBeVisible();
    for (const address of await page
      .locator('main a[href^="/admin/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) {
      expect([address, mayOpen(role, address)]).toEqual([address, true]);
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Konto und Passwort' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Zahlungen' })).toHaveCount(0);
    for (const address of adminRoutes.filter((one) => mayOpen(role, one))) {
      await openSettled(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // What an owner has on pages that are closed to the desk: exceptions, and hours of photographers and rooms.
    if (role === 'desk') {
      await page.goto('/admin/calendar/settings');
      await addException(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .getByRole('list', { name: 'Eigene Zeiten von Fotografen und Räumen' })
        .getByRole('button')
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
    }
    await page.goto('/admin/audit');
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    expect(refused).toEqual([]);
  });
}

test('a photographer reads her sessions with customers, wishes and rooms, and her time off, without money (TEAM-01)', async ({
  page,
  studio,
}) => {
  const [photographers, services] = await Promise.all([
    studio.api('GET', '/api/admin/photographers'),
    studio.api('GET', '/api/admin/services'),
  ]);
  const photographer_id = photographers.body[0].id;
  const start = `${someMonday()}T10:00`;
  const made = await studio.api('POST', '/api/admin/bookings', {
    service_id: services.body.find((one: { price_eur: number }) => one.price_eur > 0).id,
    photographer_id,
    start,
    ignore_working_hours: true,
    customer: { name: 'Erika Sommer', email: 'erika@example.com', phone: '+49 171 2345678' },
    notes: 'Bitte mit Hund.',
  });
  expect(made.status).toBe(201);
  await enterAs(page, studio, 'photographer', '/robots.txt');
  await studio.sql('UPDATE admin_user SET photographer_id = $1 WHERE email = $2', [
    photographer_id,
    studio.admin.email,
  ]);
  await page.goto('/admin');
  await expect(page).toHaveURL(/own-calendar$/);
  const session = page.getByRole('listitem').filter({ hasText: 'Erika Sommer' });
  await session.getByText('Erika Sommer').click();
  await expect(session.getByRole('link', { name: 'erika@example.com' })).toBeVisible();
  await expect(session.getByRole('link', { name: '+49 171 2345678' })).toBeVisible();
  await expect(session.getByText('Bitte mit Hund.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('€');
  await bookSomething(studio, 9);
  // By the stream of changes; the time is that of a busy machine.
  await expect(page.getByRole('listitem').filter({ hasText: customer.name })).toBeVisible({ timeout: 10_000 });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('sommer');
  await page.getByRole('option', { name: /Erika Sommer.*erika@example.com/ }).click();
  await expect(page).toHaveURL(/search=erika%40example\.com/);
  await page.getByRole('button', { name: 'Kalender-Abo' }).click();
  await page.getByRole('button', { name: 'Adresse erstellen' }).click();
  await expect(page.getByLabel('Geheime Adresse')).toHaveValue(/\/api\/calendar\/feed\/.+\.ics$/);
});
