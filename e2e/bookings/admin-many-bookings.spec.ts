import { book, enter, withoutBookings } from '../support/admin.ts';
import { addManyBookings, removeManyBookings } from '../support/many-bookings.ts';
import { expect, startOver, test } from '../support/studio.ts';

const list = /\/api\/admin\/bookings(?:\?|$)/;

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
  await withoutBookings(studio);
  await addManyBookings(studio, 10_000);
});
test.afterAll(({ studio }) => removeManyBookings(studio));

test('a link opens its booking among ten thousand (BOOK-078) @whole', async ({ page, studio }) => {
  const [{ id }] = (await studio.sql(`SELECT id FROM booking WHERE customer_name = 'Kundin 9000 Hoffmann'`)) as [
    { id: string },
  ];
  await enter(page, studio, `/admin/bookings?highlight=${id}`);
  await expect(page.locator('[data-highlighted]')).toContainText('Kundin 9000 Hoffmann');
  await expect(page.locator('[data-highlighted]')).toBeInViewport();
});

test('a change is shown at once, before the long list has been loaded again (BOOK-019, BOOK-072) @whole', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, '2030-06-05T10:00');
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(list, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' }).click();
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Bestätigt');
  await expect(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  respond();
  await studio.api('DELETE', `/api/admin/bookings/${booking.id}`);
});
