import { berlinDay, book, enter, expectAccessible, withoutBookings } from './admin.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a cash payment is recorded in the details of a booking, confirms it, and is removed before the booking is deleted (SRV-98)', async ({
  page,
  studio,
}) => {
  const { id } = await book(studio, `${berlinDay(2)}T10:00`);
  const price: number = (await studio.api('GET', `/api/admin/bookings/${id}`)).body.service_price;
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Bar bezahlt …' }).click();
  const form = page.getByRole('dialog', { name: 'Barzahlung erfassen' });
  const amount = form.getByLabel('Betrag (€)');
  await expect(amount).toHaveValue(String(price));
  await expect(form).toContainText('die Buchung wird bestätigt');
  await expectAccessible(page);
  await amount.fill('1000000');
  await expect(form.getByRole('button', { name: 'Erfassen' })).toBeDisabled();
  await amount.fill('49,50');
  await form.getByRole('button', { name: 'Erfassen' }).click();
  await expect(page.getByText('Barzahlung über 49,50 € erfasst')).toBeVisible();
  await expect(details.getByText('davon bar: 49,50 €, erfasst am')).toBeVisible();
  await expect(details.getByText('Bezahlt · 49,50 €').first()).toBeVisible();
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
    status: 'CONFIRMED',
    payment: { status: 'paid', amount: 49.5, cash: { amount: 49.5 } },
  });

  await details.getByRole('button', { name: 'Buchung löschen …' }).click();
  const refused = page.getByRole('dialog', { name: 'Buchung löschen' });
  await expect(refused).toContainText('Nehmen Sie diese zuerst zurück');
  await refused.getByRole('button', { name: 'Nicht löschen' }).click();

  await details.getByRole('button', { name: 'Stornieren' }).click();
  const cancel = page.getByRole('dialog', { name: 'Stornieren' });
  await expect(cancel).toContainText('In bar bezahlt: 49,50 €.');
  await expect(cancel.getByRole('combobox')).toHaveCount(0);
  await cancel.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await details.getByRole('button', { name: 'Barzahlung zurücknehmen …' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Haben Sie 49,50 € in bar zurückgegeben?');
  await question.getByRole('button', { name: 'Barzahlung zurücknehmen' }).click();
  await expect(page.getByText('Barzahlung zurückgenommen').first()).toBeVisible();
  await expect(details.getByRole('button', { name: 'Barzahlung zurücknehmen …' })).toHaveCount(0);
});
