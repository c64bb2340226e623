import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('Ctrl-K opens any page by keyboard @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Befehle und Bereiche' });
  await expect(palette).toBeFocused();
  await expectAccessible(page);
  await palette.fill('zahl');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Zahlungen']);
  await palette.fill('xyz');
  await expect(page.getByText('Nichts gefunden für „xyz“.')).toBeVisible();
  await palette.fill('ka');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Kalender', 'Kalendereinstellungen']);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Kalendereinstellungen' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/calendar\/settings$/);

  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette.fill('abmelden');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test('Ctrl-K finds a booking by its customer @whole', async ({ page, studio }) => {
  await withoutBookings(studio);
  const booking = await book(studio, '2030-06-05T10:00');
  await enter(page, studio, '/admin/services');
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Befehle und Bereiche' }).fill('hoffm');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([
    'Clara Hoffmann · clara@kunde.example · 1 Buchung',
    'Clara Hoffmann · Mi., 5. Juni, 10:00 · Porträtshooting',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${studio.url}/admin/bookings?highlight=${booking.id}&booking=${booking.id}`);
  await expect(page.getByRole('dialog').getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-highlighted]')).toContainText('Clara Hoffmann');
});
