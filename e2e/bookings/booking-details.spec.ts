import { book, enter, expectAccessible, pageErrorsOf, withoutBookings } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the details of a booking open by keyboard too, and link to the calendar (BOOK-023, BOOK-024, BOOK-030)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const booking = await book(studio, '2030-06-05T10:00', {
    ...person('Clara Hoffmann', 'clara@kunde.example'),
    notes: 'Mit Hund',
  });
  await book(studio, '2030-06-05T12:00', person('Jonas Weiß'));
  await enter(page, studio, '/admin/bookings?sort=start&order=asc');
  await page.getByRole('button', { name: 'Clara Hoffmann', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Jonas Weiß', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await expect(details.getByText('Mit Hund')).toBeVisible();
  await expect(details.getByRole('link', { name: 'clara@kunde.example' })).toHaveAttribute(
    'href',
    'mailto:clara@kunde.example',
  );
  await expect(details.getByRole('region', { name: 'Verlauf' })).toContainText('Gebucht');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Clara Hoffmann');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details.getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.getByRole('button', { name: 'Details: Clara Hoffmann' }).click();
  await details.getByRole('link', { name: 'Im Kalender ansehen' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/calendar\\?date=2030-06-05&booking=${booking.id}$`));
  expect(errors).toEqual([]);
});
