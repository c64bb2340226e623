import { book, enter, expectAccessible } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test('whoever saves a mini-session day, the price of a spot or a note second sees what was changed, and chooses (TEAM-04) @whole', async ({
  page,
  studio,
}) => {
  await withoutCampaigns(studio);
  const { id, spots } = await makeCampaign(studio);
  const path = `/api/admin/campaigns/${id}`;
  const stored = async () => (await studio.api('GET', path)).body;
  const conflict = page.getByRole('alert');
  await enter(page, studio, '/admin/campaigns');
  await page.getByRole('button', { name: 'Weihnachts-Minis öffnen' }).click();
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog', { name: 'Bearbeiten' });
  await form.getByLabel('Text auf der Seite (Deutsch)').fill('Mit Baum');
  await studio.api('PUT', path, { price: 85, once_per_person: false, sibling_price: 10 });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(conflict).toContainText(/Preis je Termin.*jetzt 85,00.€, vorher 79,00.€/);
  await expect(conflict).toContainText('Nur ein Termin pro Person und Tag: jetzt Nein, vorher Ja');
  await expect(conflict).toContainText(/Geschwister.*jetzt 10,00.€, vorher leer/);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toHaveCount(0);
  expect(await stored()).toMatchObject({ price: 85, text_de: 'Mit Baum', once_per_person: false });

  await page.getByRole('button', { name: 'Preis von 10:00' }).click();
  const price = page.getByLabel('Preis dieses Termins');
  await price.fill('90');
  await studio.api('PUT', `${path}/spots/${spots[0]?.id}`, { own_price: 60 });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(conflict).toContainText(/Preis dieses Termins.*jetzt 60,00.€, vorher 85,00.€/);
  await conflict.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect(price).toHaveValue('60');

  const email = `${crypto.randomUUID()}@kunde.example`;
  const customer = { name: 'Clara Hoffmann', email, phone: '+49 170 1234567' };
  const booking = await book(studio, `${berlinDay(9)}T10:00`, { customer });
  const note = (await studio.api('POST', `/api/admin/customers/${email}/notes`, { note: 'Erste' })).body;
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.goto(`/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Изменить заметку' }).click();
  await page.getByLabel('Заметка', { exact: true }).fill('Meine');
  await studio.api('PUT', `/api/admin/customers/notes/${note.id}`, { note: 'Ihre', note_type: 'issue' });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(conflict).toContainText('Заметка: теперь Ihre, раньше Erste');
  await expect(conflict.getByRole('listitem')).toHaveCount(2);
});
