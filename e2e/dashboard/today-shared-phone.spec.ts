import type { Page } from '@playwright/test';
import { enter } from '../support/admin.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';
import { bookToday } from './today.ts';

test.use({ serviceWorkers: 'allow' });

const second = 'second@example.de';
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const arrivals = (studio: Studio, id: string) =>
  studio.sql("SELECT count(*)::int AS n FROM audit_entry WHERE booking_id = $1 AND action = 'booking.arrived'", [id]);

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
};

test('on a shared phone the next person sees and sends nothing of the one whose session the server has ended meanwhile (TODAY-02) @whole', async ({
  page,
  context,
  studio,
}) => {
  await studio.sql(
    `INSERT INTO admin_user (id, email, full_name, password_hash, role)
     SELECT gen_random_uuid(), $1, 'Berta', password_hash, 'photographer' FROM admin_user WHERE email = $2`,
    [second, studio.admin.email],
  );
  afterThisTest(() => studio.sql('DELETE FROM admin_user WHERE email = $1', [second]).then(() => undefined));
  const erika = await bookToday(studio, 'Erika Sommer');
  afterThisTest(() => studio.api('POST', `/api/admin/bookings/${erika.id}/cancel`, {}).then(() => undefined));
  await enter(page, studio, '/admin/today');
  await expect(card(page, 'Erika Sommer')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await card(page, 'Erika Sommer').getByRole('button', { name: 'Ist da' }).click();
  await expect(card(page, 'Erika Sommer').getByText('Noch nicht gesendet')).toBeVisible();
  await studio.sql('DELETE FROM session WHERE id = (SELECT id FROM session ORDER BY created_at DESC LIMIT 1)');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible({ timeout: 20_000 });
  await signIn(page, second, studio.admin.password);
  await expect(page.getByText('Berta')).toBeVisible();
  await page.goto('/admin/today');
  await expect(page.getByText('Keine Termine an diesem Tag')).toBeVisible();
  await expect(page.getByText(/Stand \d\d:\d\d/)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Keine Verbindung. Sie sehen den letzten Stand.')).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(/Erika|Noch nicht gesendet/);
  expect(await arrivals(studio, erika.id)).toEqual([{ n: 0 }]);
});

test('two tabs keep what each has noted without a network, and send it once (TODAY-02)', async ({
  page,
  context,
  studio,
}) => {
  const [erika, max] = [await bookToday(studio, 'Erika Sommer'), await bookToday(studio, 'Max Winter', 1)];
  await enter(page, studio, '/admin/today');
  const other = await context.newPage();
  await other.goto('/admin/today');
  for (const tab of [page, other]) await expect(card(tab, 'Max Winter')).toBeVisible();
  await context.setOffline(true);
  await card(other, 'Max Winter').getByRole('button', { name: 'Ist da' }).click();
  await expect(card(other, 'Max Winter').getByText('Noch nicht gesendet')).toBeVisible();
  await card(page, 'Erika Sommer').getByRole('button', { name: 'Ist da' }).click();
  await expect(card(page, 'Erika Sommer').getByText('Noch nicht gesendet')).toBeVisible();
  await card(other, 'Max Winter').getByRole('button', { name: 'Zurücknehmen' }).click();
  // What was tapped in one tab is not lost with it, nor to what another tab has written later.
  await page.close();
  await expect(card(other, 'Erika Sommer').getByText(/Da seit/)).toBeVisible();
  const again = await context.newPage();
  await context.setOffline(false);
  await again.goto('/admin/today');
  for (const tab of [other, again]) {
    await expect(card(tab, 'Erika Sommer').getByText(/Da seit/)).toBeVisible();
    await expect(tab.getByText('Noch nicht gesendet')).toHaveCount(0, { timeout: 20_000 });
  }
  expect([await arrivals(studio, erika.id), await arrivals(studio, max.id)]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
});
