import { enter } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { paid, test } from '../support/paying-studio.ts';
import { expect } from '../support/studio.ts';

test('cancelling a paid booking shows the payment and offers a refund, in the list and in the calendar (SRV-33) @whole', async ({
  page,
  paying,
}) => {
  const id = await paid(paying, 4, 'Frau Liste');
  await enter(page, paying.studio, '/admin/bookings');
  await expect(page.getByRole('row', { name: /Frau Liste/ })).toContainText(/Bestätigt.*Bezahlt · /);
  await page.getByRole('button', { name: 'Stornieren: Frau Liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stornieren' });
  await expect(dialog).toContainText('Bezahlt und noch nicht erstattet');
  await expect(dialog.getByLabel('Erstattung')).toHaveValue('none');
  await dialog.getByLabel('Erstattung').selectOption('all');
  await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(dialog).toBeHidden();
  const { body } = await paying.studio.api('GET', `/api/admin/bookings/${id}`);
  expect(body).toMatchObject({ status: 'CANCELLED', payment: { status: 'refunded' } });
  await expect(page.getByRole('row', { name: /Frau Liste/ })).toContainText(/Storniert.*Erstattet · /);

  const other = await paid(paying, 5, 'Frau Kalender');
  await page.goto(`/admin/calendar?date=${berlinDay(5)}&booking=${other}`);
  await page.getByRole('dialog', { name: 'Frau Kalender' }).getByRole('button', { name: 'Stornieren' }).click();
  await expect(dialog).toContainText('Bezahlt und noch nicht erstattet');
  await dialog.getByRole('button', { name: 'Nicht stornieren' }).click();
  await page.getByRole('dialog', { name: 'Frau Kalender' }).getByRole('button', { name: 'Stornieren' }).click();
  await dialog.getByLabel('Erstattung').selectOption('part');
  await dialog.getByLabel('Betrag (€)').fill('12.50');
  await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await paying.studio.api('GET', `/api/admin/bookings/${other}`)).body).toMatchObject({
    status: 'CANCELLED',
    cancel_reason: 'Vom Administrator storniert',
    payment: { status: 'paid', refunded_amount: 12.5, refunds: [{ amount: 12.5, requested_by: 'admin' }] },
  });
});
