import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { addResource, withoutResources } from '../support/resources.ts';
import { expect, test } from '../support/studio.ts';

test('the secret URL of a room is created and read, on a phone and in the dark theme (PLAN-06) @whole', async ({
  page,
  studio,
}) => {
  await withoutResources(studio);
  const { id } = await addResource(studio, 'Tageslichtstudio mit Hohlkehle');
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/resources');
  await page.getByRole('button', { name: 'Kalender-Abo von Tageslichtstudio mit Hohlkehle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tageslichtstudio mit Hohlkehle' });
  await expect(dialog).toContainText('zeigen Kalender-Apps die Belegung von „Tageslichtstudio mit Hohlkehle“');
  await dialog.getByRole('button', { name: 'Adresse erstellen' }).click();
  const address = dialog.getByLabel('Geheime Adresse');
  await expect(address).toHaveValue(/\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
  await expect(dialog).toContainText('Geben Sie sie nur Ihrem Team.');
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await expectAccessible(page);
  const feed = await page.request.get(studio.url + new URL(await address.inputValue()).pathname);
  expect(await feed.text()).toMatch(/X-WR-CALNAME\S*:Tageslichtstudio mit Hohlkehle/);

  await studio.api('PATCH', `/api/admin/resources/${id}`, { active: false });
  await page.reload();
  await page.getByRole('button', { name: 'Kalender-Abo von Tageslichtstudio mit Hohlkehle' }).click();
  await expect(dialog).toContainText('inaktiv ist, liefert die Adresse nichts.');
});
