import { book, enter, expectAccessible, withoutBookings, withoutEvents } from '../support/admin.ts';
import { now } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test('Ctrl-K finds a customer, and their history links to each booking @whole', async ({ page, studio }) => {
  await withoutBookings(studio);
  const first = await book(studio, '2030-06-05T10:00');
  await book(studio, '2030-06-06T10:00');
  // The events of the bookings made here may make the palette search again.
  await withoutEvents(page);
  await enter(page, studio, '/admin/services');
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Control+k');
  const searches: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/customers') searches.push(searchParams.get('search'));
  });
  // The clock stands still while the letters are typed, so that no slow one counts as a pause.
  await page.clock.install();
  await page.clock.pauseAt(now() + 60_000);
  await page.getByRole('combobox', { name: 'Befehle und Bereiche' }).pressSequentially('CLARA@kunde');
  await page.clock.resume();
  await expect.poll(() => searches).toEqual(['CLARA@kunde']);
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    'Clara Hoffmann · clara@kunde.example · 2 Buchungen',
  );
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'Kundenhistorie: Clara Hoffmann' });
  await expect(history.getByRole('region', { name: 'Buchungen' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await history.getByRole('link', { name: 'Porträtshooting' }).last().click();
  await expect(history).toHaveCount(0);
  await expect(page).toHaveURL(`${studio.url}/admin/bookings?booking=${first.id}`);
  await expect(page.getByRole('dialog').getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${studio.url}/admin/bookings`);
});
