import {
  book,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
  withoutBookings,
} from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { photo, withoutPictures } from '../support/pictures.ts';
import { addResource, needResources, resourceRow, withoutResources } from '../support/resources.ts';
import { idOf } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

const picture = 'img[src^="/pictures/"]';

// A picture is decoded and made in several sizes.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await withoutResources(studio);
  await withoutPictures(studio);
});

test('a room has a picture in its row, and customers of its sessions see it (PIC-01, PIC-02, PLAN-01, PLAN-41)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const service = await idOf(studio, 'Porträtshooting');
  const room = await addResource(studio, 'Saal Süd', { name_ru: 'Южный зал', shown_to_customers: true });
  await needResources(studio, service, [room]);
  const { id } = await book(studio, `${berlinDay(9)}T10:00`, { service_id: service });
  await enter(page, studio, '/admin/resources');
  await expect(resourceRow(page, 'Saal Süd').locator(picture)).toHaveCount(0);
  await page.getByRole('button', { name: 'Bilder von Saal Süd' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilder · Saal Süd' });
  await dialog
    .getByLabel('Bild wählen')
    .setInputFiles([{ name: 'saal.jpg', mimeType: 'image/jpeg', buffer: await photo(200, 900, 600) }]);
  await expect(dialog.getByText('Beschreibung fehlt')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'saal.jpg beschreiben und ausrichten' }).click();
  const edit = page.getByRole('dialog', { name: 'Bild beschreiben und ausrichten' });
  await edit.getByLabel('Was ist zu sehen? (Deutsch)').fill('Heller Saal mit Fenstern');
  await edit.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(edit).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Schließen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(resourceRow(page, 'Saal Süd').locator(picture)).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`/booking/success/${id}`);
  await expect(page.getByText(/, Saal Süd$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Heller Saal mit Fenstern' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
