import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('notes about a customer are shown, added, changed and deleted (BOOK-026, BOOK-027, BOOK-029, BOOK-080, CUST-005, CUST-012, CUST-016..022, ERR-018)', async ({
  page,
  studio,
}) => {
  const email = `${crypto.randomUUID()}@kunde.example`;
  const booking = await book(studio, `${berlinDay(2)}T10:00`, person('Clara Hoffmann', email));
  for (const note of ['Erste', 'Zweite', 'Dritte', 'Vierte'])
    await studio.api('POST', `/api/admin/customers/${email}/notes`, { note, note_type: 'general' });
  const asked = page.waitForRequest(/\/notes\?/);
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  expect(new URL((await asked).url()).search).toBe('?limit=3');
  const notes = page.getByRole('region', { name: 'Notizen zum Kunden' });
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expect(notes.getByRole('listitem').first()).toContainText('Vierte');

  await notes.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Notiz hinzufügen' });
  await expect(form.getByLabel('Notiz', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Art').getByRole('option')).toHaveText([
    'Allgemein',
    'Vorliebe',
    'Rückmeldung',
    'Problem',
    'Erinnerung',
  ]);
  await form.getByLabel('Notiz', { exact: true }).fill('   ');
  await expect(form.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await form.getByLabel('Notiz', { exact: true }).fill(' Mag Tageslicht ');
  await form.getByLabel('Art').selectOption('preference');
  await form.getByRole('button', { name: 'Speichern' }).click();
  // In front of the dialog, where it can be clicked and is announced.
  await expect(page.getByRole('dialog').getByText('Notiz hinzugefügt', { exact: true })).toBeVisible();
  const newest = notes.getByRole('listitem').first();
  await expect(newest).toContainText('Mag Tageslicht');
  await expect(newest).toContainText('Vorliebe · Sabine Vogel');

  await newest.getByRole('button', { name: 'Notiz bearbeiten' }).click();
  const edit = page.getByRole('dialog', { name: 'Notiz bearbeiten' });
  await edit.getByLabel('Notiz', { exact: true }).fill('Mag Kunstlicht');
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Notiz aktualisiert')).toBeVisible();
  await expect(newest).toContainText('Mag Kunstlicht');

  const remove = newest.getByRole('button', { name: 'Notiz löschen' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Behalten' }).click();
  await expect(newest).toContainText('Mag Kunstlicht');
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Notiz löschen' }).click();
  await expect(page.getByText('Notiz gelöscht')).toBeVisible();
  await expect(newest).toContainText('Vierte');

  await page.route(/\/customers\/.*notes/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: 'kaputt' }),
  );
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Notiz löschen' }).click();
  await expect(page.getByText('Fehler beim Löschen der Notiz: API Error: 500 kaputt')).toBeVisible();
  await newest.getByRole('button', { name: 'Notiz bearbeiten' }).click();
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Fehler beim Aktualisieren der Notiz: API Error: 500 kaputt')).toBeVisible();
  await page.keyboard.press('Escape');
  await notes.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await form.getByLabel('Notiz', { exact: true }).fill('x');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Fehler beim Hinzufügen der Notiz: API Error: 500 kaputt')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
