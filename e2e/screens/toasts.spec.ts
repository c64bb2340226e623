import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay, now } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a toast disappears after five seconds, not earlier and not later (BOOK-032) @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Noch keine Buchungen')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(now() + 60_000);
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  const toast = page.getByText('Keine Daten zum Exportieren');
  await expect(toast.first()).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast.first()).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});

test('a toast shows its kind by its colour and its icon (BOOK-031) @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  const toast = (text: RegExp | string) => page.locator('[data-tone]', { hasText: text });
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(toast('Keine Daten zum Exportieren')).toHaveAttribute('data-tone', 'warning');
  await book(studio, `${berlinDay(2)}T10:00`);
  await page.reload();
  await page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' }).click();
  await expect(toast('bestätigt')).toHaveAttribute('data-tone', 'success');
  await page.route('**/export/excel*', (route) => route.abort());
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(toast('Fehler beim Export')).toHaveAttribute('data-tone', 'error');
  await expect(page.getByRole('alert')).toContainText('Fehler beim Export');
});
