import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { comeToRest } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

test.for([
  [375, 812],
  [1440, 900],
] as const)('a toast does not cover "Speichern" at %i px (NAV-029)', async ([width, height]) => {
  await page.viewport(width, height);
  const booking = bookingOf('2027-05-14T22:00');
  await openScreen(`/admin/bookings?booking=${booking.id}`, bookingsOf(booking));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  const toast = page.bySelector('[data-tone="success"]');
  await expect.element(toast).toBeVisible();
  await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
  const save = dialog.getByRole('button', { name: 'Speichern' });
  await expect.element(save).toBeVisible();
  await comeToRest();
  const [over, below] = [toast.element().getBoundingClientRect(), save.element().getBoundingClientRect()];
  expect(over.bottom).toBeLessThan(below.top);
});
