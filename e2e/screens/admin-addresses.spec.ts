import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

/** What opens there is checked without a server (screens/account/addresses.test.ts). */
test('every address of the back office is answered with it; a former one leads on (NAV-024, AMB-003)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const answers = await Promise.all(adminRoutes.map((path) => page.request.get(`${path}?highlight=7`)));
  expect(answers.map((one) => one.status())).toEqual(adminRoutes.map(() => 200));
  const scripts = await Promise.all(answers.map(async (one) => /<script[^>]* src="[^"]+"/.exec(await one.text())?.[0]));
  expect([...new Set(scripts)]).toEqual([expect.stringContaining('src="')]);
  await enter(page, studio, '/admin/buchungen?highlight=7');
  await expect(page).toHaveURL(`${studio.url}/admin/bookings?highlight=7`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Buchungen');
  expect(errors).toEqual([]);
});

test('an unknown address shows the not-found page, signed in or not (NAV-025, AMB-008, ERR-005)', async ({
  page,
  studio,
}) => {
  for (const visit of [() => page.goto('/admin/xyz'), () => enter(page, studio, '/admin/bookings/7')]) {
    await visit();
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(page.getByText('Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.')).toBeVisible();
    await expectAccessible(page);
  }
  expect((await page.request.get('/admin/xyz')).status()).toBe(404);
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
