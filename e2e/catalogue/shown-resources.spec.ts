import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { addResource, needResources, withoutResources } from '../support/resources.ts';
import { idOf } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

test('the customer sees a shown room on the page of the booking, the studio sees all resources in its details (PLAN-41) @whole', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  await withoutResources(studio);
  const service = await idOf(studio, 'Porträtshooting');
  const room = await addResource(studio, 'Saal Süd', { name_ru: 'Южный зал', shown_to_customers: true });
  const artist = await addResource(studio, 'Visagistin Vera', { kind: 'person' });
  await needResources(studio, service, [room], [artist]);
  const { id } = await book(studio, `${berlinDay(9)}T10:00`, { service_id: service });
  await page.goto(`/booking/success/${id}`);
  await expect(page.getByText(/, Saal Süd$/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Vera');
  await expectAccessible(page);
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByText('Saal Süd, Visagistin Vera')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.reload();
  await expect(details.getByText('Южный зал, Visagistin Vera')).toBeVisible();
  await expectAccessible(page);
});
