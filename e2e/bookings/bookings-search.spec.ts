import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const rows = '[data-index]';
const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the search finds bookings, and an empty list states the reason (BOOK-001, BOOK-002, BOOK-003, BOOK-034..037)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Noch keine Buchungen vorhanden');
  await page.getByRole('button', { name: /^Abgeschlossen/ }).click();
  await expect(heading).toHaveText('Keine Buchungen mit dem Status „Abgeschlossen“');

  await book(studio, `${berlinDay(2)}T10:00`, {
    ...person('Clara Hoffmann', 'clara@kunde.example'),
    notes: 'Mit Hund',
  });
  await book(studio, `${berlinDay(2)}T12:00`, person('Jonas Weiß', 'jonas@kunde.example'));
  await page.goto('/admin/bookings');
  const search = page.getByRole('searchbox', { name: 'Buchungen durchsuchen' });
  for (const text of ['CLARA', 'clara@KUNDE', 'mit hund', 'fmann']) {
    await search.fill(text);
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Clara Hoffmann', exact: true })).toBeVisible();
  }
  for (const text of ['170 1234567', 'porträt', 'anna lind']) {
    await search.fill(text);
    await expect(page.locator(rows)).toHaveCount(2);
  }
  await search.fill('zzz');
  await expect(heading).toHaveText('Keine Buchungen für „zzz“ gefunden');
  await page.getByRole('button', { name: 'Suche löschen' }).first().click();
  await expect(page.locator(rows)).toHaveCount(2);
});
