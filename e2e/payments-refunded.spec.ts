import { berlinDay, enter, expectAccessible } from './admin.ts';
import { paid, test } from './paying-studio.ts';
import { expect } from './studio.ts';

test('the studio sees what was paid and gives a part of it back (SRV-33)', async ({ page, paying }) => {
  await paid(paying, 3, 'Frau Teil');
  await enter(page, paying.studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Details: Frau Teil' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Bezahlt', { exact: false }).first()).toBeVisible();
  await details.getByRole('button', { name: 'Erstatten …' }).click();
  const refund = page.getByRole('dialog', { name: 'Erstatten' });
  await expectAccessible(page);
  await refund.getByLabel('Betrag (€)').fill('1000');
  await expect(refund.getByText(/kann nicht erstattet werden/)).toBeVisible();
  await refund.getByLabel('Betrag (€)').fill('12.50');
  await refund.getByRole('button', { name: 'Erstatten', exact: true }).click();
  await expect(details.getByRole('list', { name: 'Erstattungen' })).toContainText('12,50 €');
  await expect(details).toContainText('Davon erstattet: 12,50 €');
  await expect(details.getByRole('region', { name: 'Verlauf' })).toContainText('Erstattung veranlasst: 12,50 €');
});

test('cancelling a paid booking shows what was paid and offers to give it back, in the list and in the calendar (SRV-33)', async ({
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
