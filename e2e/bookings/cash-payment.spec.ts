import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('payments at the studio are recorded in the details of a booking, confirm it, and are taken back before it is deleted (SRV-98, INV-06)', async ({
  page,
  studio,
}) => {
  const { id } = await book(studio, `${berlinDay(2)}T10:00`);
  const price: number = (await studio.api('GET', `/api/admin/bookings/${id}`)).body.service_price;
  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Vor Ort bezahlt …' }).click();
  const form = page.getByRole('dialog', { name: 'Zahlung vor Ort erfassen' });
  const amount = form.getByLabel('Betrag (€)');
  await expect(amount).toHaveValue(String(price));
  await expect(form).toContainText('die Buchung wird bestätigt');
  await expectAccessible(page);
  await amount.fill('1000000');
  await expect(form.getByRole('button', { name: 'Erfassen' })).toBeDisabled();
  await amount.fill('49,50');
  await form.getByRole('button', { name: 'Erfassen' }).click();
  await expect(page.getByText('Zahlung über 49,50 € erfasst')).toBeVisible();
  const payments = details.getByRole('list', { name: 'Vor Ort bezahlt' }).getByRole('listitem');
  await expect(payments).toContainText('Bar · 49,50 €');
  await expect(payments).toContainText('erfasst am');
  await expect(details.getByText('Bezahlt · 49,50 €').first()).toBeVisible();

  // The rest, by card.
  await details.getByRole('button', { name: 'Vor Ort bezahlt …' }).click();
  await expect(amount).toHaveValue((price - 49.5).toFixed(2).replace('.', ','));
  await expect(form).toContainText('ersetzt keine Kasse');
  await form.getByLabel('Zahlungsart').selectOption('Karte am Terminal');
  await amount.fill('10');
  await form.getByRole('button', { name: 'Erfassen' }).click();
  await expect(payments).toHaveCount(2);
  await expect(payments.filter({ hasText: 'Karte am Terminal · 10,00 €' })).toHaveCount(1);
  await expect(details.getByText('Vor Ort bezahlt: 10,00 €, mit Karte')).toBeVisible();
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
    status: 'CONFIRMED',
    payment: { status: 'paid', amount: 59.5, cash: { amount: 59.5 } },
  });

  await details.getByRole('button', { name: 'Buchung löschen …' }).click();
  const refused = page.getByRole('dialog', { name: 'Buchung löschen' });
  await expect(refused).toContainText('Nehmen Sie diese zuerst zurück');
  await refused.getByRole('button', { name: 'Nicht löschen' }).click();

  await details.getByRole('button', { name: 'Stornieren' }).click();
  const cancel = page.getByRole('dialog', { name: 'Stornieren' });
  await expect(cancel).toContainText('Vor Ort bezahlt: 59,50 €.');
  await expect(cancel.getByRole('combobox')).toHaveCount(0);
  await cancel.getByRole('button', { name: 'Stornieren', exact: true }).click();
  for (const [money, left] of [
    ['10,00 €', 1],
    ['49,50 €', 0],
  ] as const) {
    await details.getByRole('button', { name: `Zahlung über ${money} zurücknehmen …` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Haben Sie ${money} zurückgegeben?`);
    await question.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
    await expect(payments).toHaveCount(left);
  }
  await expect(details.getByText('Zahlung vor Ort zurückgenommen: 49,50 €, bar')).toBeVisible();
});
