import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the history of a customer is shown (BOOK-028, CUST-009, CUST-023, AMB-053, AMB-054)', async ({
  page,
  studio,
}) => {
  const email = `${crypto.randomUUID()}@kunde.example`;
  const booking = await book(studio, '2030-06-05T10:00', person('Clara Hoffmann', email));
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Kundenhistorie ansehen' }).click();
  const history = page.getByRole('dialog', { name: 'Kundenhistorie: Clara Hoffmann' });
  await expect(history.getByText('Termin steht an')).toBeVisible();
  await expect(history.getByRole('region', { name: 'Buchungen' }).getByRole('listitem')).toHaveText([
    '05.06.2030, 10:00Porträtshooting' + booking.photographer_name + '150,00 €Ausstehend',
  ]);
  await expectAccessible(page);

  const nobody = await book(studio, '2030-06-05T12:00', person('Ben Adler', 'kunde@fotobooking.invalid'));
  await page.route('**/profile*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/admin/bookings?booking=${nobody.id}`);
  const asked = page.waitForRequest('**/profile*');
  await page.getByRole('button', { name: 'Kundenhistorie ansehen' }).click();
  expect(new URL((await asked).url()).searchParams.get('customer_name')).toBe('Ben Adler');
  await expect(page.getByText('Kundendaten konnten nicht geladen werden')).toBeVisible();
  await expect(page.getByText('Не удалось загрузить данные клиента')).toBeVisible();
});
