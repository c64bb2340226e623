import { book, enter, withoutBookings } from '../support/admin.ts';
import { now } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a session is completed and its result recorded (BOOK-025, BOOK-061..065, BOOK-075, AMB-044)', async ({
  page,
  studio,
}) => {
  // Under way: it has begun and has not ended.
  const minute = 60_000;
  const begun = new Date(Math.floor(now() / minute - 5) * minute).toISOString();
  const booking = await book(studio, begun);
  await studio.api('PUT', `/api/admin/bookings/${booking.id}/status?new_status=CONFIRMED`);
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Umsatz erfassen' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Als abgeschlossen markieren' }).click();
  await details.getByRole('button', { name: 'Umsatz erfassen' }).click();
  const form = page.getByRole('dialog', { name: 'Umsatz erfassen' });
  const [photos, revenue] = [form.getByLabel('Gelieferte Fotos'), form.getByLabel('Tatsächlicher Umsatz (€)')];
  await expect(photos).toHaveAttribute('min', '0');
  await expect(revenue).toHaveAttribute('min', '0');
  await expect(revenue).toHaveAttribute('step', '0.01');
  await photos.fill('-1');
  await revenue.focus();
  await expect(photos).toHaveValue('0');
  await photos.fill('1.5');
  await revenue.fill('');
  await form.getByLabel('Notizen zum Umsatz').fill(' Nachbestellung ');
  await expect(revenue).toHaveValue('0');
  await revenue.fill('189.9');
  const put = page.waitForRequest((request) => request.url().endsWith('/umsatz'));
  await form.getByRole('button', { name: 'Speichern' }).click();
  expect((await put).postDataJSON()).toEqual({
    photos_delivered: 1,
    actual_revenue: 189.9,
    revenue_notes: 'Nachbestellung',
    version: expect.any(Number),
  });
  await expect(page.getByText('Umsatz gespeichert')).toBeVisible();
  await expect(details.getByText('189,90 € · 1 Foto')).toBeVisible();
});
