import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

test('the details of a booking, its form, and what asks for its cancellation are accessible', async () => {
  const booking = bookingOf('2027-05-13T10:00');
  await openScreen('/admin/bookings', bookingsOf(booking));
  await page.getByRole('button', { name: 'Details: Clara Hoffmann' }).click();
  const details = page.getByRole('dialog');
  await expect.element(details.getByRole('region', { name: 'Verlauf' })).toHaveTextContent('Gebucht');
  await expectAccessible();
  await details.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect.element(page.getByRole('dialog').getByLabelText('Name')).toHaveValue('Clara Hoffmann');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(details.getByRole('region', { name: 'Verlauf' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Stornieren: Clara Hoffmann' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible();
});

test('what is missing in the form of a booking is said at its fields, and nothing is sent (BOOK-044..052)', async () => {
  const booking = bookingOf('2030-06-05T10:00');
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, bookingsOf(booking));
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog');
  const start = form.getByLabelText('Datum und Uhrzeit');
  await expect.element(start).toHaveValue('05.06.2030, 10:00');
  for (const label of ['Datum und Uhrzeit', 'Name', 'E-Mail', 'Telefon']) await form.getByLabelText(label).fill('');
  await form.getByLabelText('Service').selectOptions('');
  await form.getByLabelText('Fotograf').selectOptions('');
  await form.getByRole('button', { name: 'Speichern' }).click();
  for (const text of [
    'den Namen ein',
    'die E‑Mail-Adresse ein',
    'die Telefonnummer ein',
    'einen Service',
    'einen Fotografen',
    'Datum und Uhrzeit.',
  ])
    await expect.element(form.getByText(text)).toBeVisible();
  await expect.element(start).toHaveFocus();
  await expectAccessible();
  expect(stage.asked('PUT /api/admin/bookings/{id}')).toEqual([]);
});
