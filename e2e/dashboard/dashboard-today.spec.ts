import { book, enter, pageErrorsOf, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the dashboard shows the sessions of the day and what is pending, which can be confirmed there (AMB-040) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  // Midnight, so that it has begun whenever the test runs.
  await book(studio, `${berlinDay()}T00:00`);
  await enter(page, studio, '/admin/dashboard');
  const today = page.getByRole('region', { name: 'Heute' });
  await expect(today.getByRole('heading', { level: 3 })).toHaveText('Anna Lindner1 Termin');
  await expect(today.getByRole('link', { name: /00:00.*Clara Hoffmann/ })).toContainText('Ausstehend');
  const attention = page.getByRole('region', { name: 'Braucht Aufmerksamkeit' });
  await expect(attention.getByText('Termin vorbei')).toBeVisible();
  await attention.getByRole('button', { name: 'Buchung von Clara Hoffmann bestätigen' }).click();
  await expect(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  await expect(attention.getByText('Alles erledigt.')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Buchungen im Zeitraum' }).getByRole('link');
  await expect(figures).toHaveText(['Gesamt1', 'Ausstehend0', /^Bestätigt\d+$/, /^Abgeschlossen\d+$/]);
  // Its end is in the past: a periodic task completes it at any moment after it was confirmed, and it counts once.
  const confirmedAndCompleted = async (): Promise<number> =>
    (await figures.allTextContents())
      .slice(2)
      .map((text) => Number(/\d+$/.exec(text)?.[0]))
      .reduce((sum, count) => sum + count, 0);
  await expect.poll(confirmedAndCompleted).toBe(1);
  expect(errors).toEqual([]);
});
