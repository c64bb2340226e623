import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a cancelled booking can be restored if its time is free (BOOK-054, BOOK-055, BOOK-056, BOOK-060)', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, `${berlinDay(3)}T10:00`);
  await studio.api('POST', `/api/admin/bookings/${booking.id}/cancel`, { reason: 'krank' });
  const other = await book(studio, `${berlinDay(3)}T10:00`, person('Jonas Weiß'));
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await expect(page.getByRole('dialog').getByText('krank').first()).toBeVisible();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('note')).toContainText('reaktiviert und der Kunde darüber benachrichtigt');
  await expect(form.getByText('Nicht frei: der Fotograf ist schon gebucht')).toBeVisible();
  let puts = 0;
  page.on('request', (request) => void (puts += request.method() === 'PUT' ? 1 : 0));
  await form.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(
    form.getByText('Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.'),
  ).toBeVisible();
  expect(puts).toBe(0);

  await studio.api('DELETE', `/api/admin/bookings/${other.id}`);
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await form.getByRole('button', { name: 'Wiederherstellen' }).click();
  expect((await put).postDataJSON()).toMatchObject({ status: 'PENDING' });
  await expect(page.getByText('Buchung wiederhergestellt')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Ausstehend');
});
