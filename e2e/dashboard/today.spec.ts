import type { Page } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
import { leadSettled } from '../support/settled.ts';
import { expect, test } from '../support/studio.ts';
import { bookToday } from './today.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('on a phone the sheet of today calls, and notes who came, what is paid, what to remember and whether pictures may be published (TODAY-01, TODAY-02, TODAY-05)', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await bookToday(studio, 'Erika Sommer');
  await enter(page, studio, '/admin/dashboard');
  await page.getByRole('link', { name: 'Tagesplan öffnen' }).click();
  const erika = card(page, 'Erika Sommer');
  await expect(page.getByText(/Stand \d\d:\d\d/)).toBeVisible();
  await expect(erika.getByRole('link', { name: 'Erika Sommer anrufen' })).toHaveAttribute('href', 'tel:+491712345678');
  await expect(page.getByRole('link', { name: 'Route zum Studio' })).toHaveAttribute('href', /^https:\/\/www.open/);
  await expect(erika.getByText('Bitte mit Hund.')).toBeVisible();
  await expectAccessible(page);
  await erika.getByRole('button', { name: 'Ist da' }).click();
  await expect(erika.getByText(/Da seit/)).toBeVisible();
  await erika.getByRole('button', { name: 'Notiz …' }).click();
  await page.getByLabel('Notiz', { exact: true }).fill('Schlüssel im Safe');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(erika.getByText('Schlüssel im Safe')).toBeVisible();
  await expect(erika.getByText('Noch nicht gefragt')).toBeVisible();
  await erika.getByRole('button', { name: 'Einwilligung …' }).click();
  await page.getByLabel('Erlaubt', { exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(erika.getByText(/^Erlaubt · \d\d:\d\d$/)).toBeVisible();
  await erika.getByRole('button', { name: 'Vor Ort bezahlt …' }).click();
  await page.getByRole('button', { name: 'Erfassen' }).click();
  await expect(erika.getByText('Bezahlt', { exact: true })).toBeVisible();
  await erika.getByRole('button', { name: 'Fertig' }).click();
  await expect(erika.getByText('Fertig')).toBeVisible();
  await expect(erika.getByRole('button', { name: 'Fertig' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheets] section')).toHaveCount(1);
  await expect(
    page
      .locator('[data-sheets] tbody tr')
      .filter({ hasText: /Schlüssel im Safe\s+Veröffentlichung der Bilder: Erlaubt · / }),
  ).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Morgen' }).click();
  await expect(page.getByText('Keine Termine an diesem Tag')).toBeVisible();

  await leadSettled(page, `/admin/bookings?highlight=${id}`);
  await page.getByRole('button', { name: 'Erika Sommer', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Erika Sommer' });
  await details.getByRole('button', { name: 'Veröffentlichung der Bilder: Ändern' }).click();
  await page.getByLabel('Nicht erlaubt').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(details.getByText(/^Nicht erlaubt · /)).toBeVisible();
  await expect(details.getByText('Einwilligung zur Veröffentlichung widerrufen')).toBeVisible();
});
