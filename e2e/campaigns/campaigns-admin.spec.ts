import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { berlinDay, isoIn } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => withoutCampaigns(studio));

const person = { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321' };

test('one form creates a mini-session day, with a preview of its spots, and shows its address and QR code (MINI-07) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/campaigns');
  await expect(page.getByText('Noch kein Mini-Shooting-Tag')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Neuer Mini-Shooting-Tag' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Mini-Shooting-Tag' });
  await form.getByLabel('Name (Deutsch)').fill('Weihnachten in Köln');
  await expect(form.getByLabel('Adresse')).toHaveValue('weihnachten-in-koeln');
  await form.getByLabel('Adresse').fill('Weihnachten!');
  await form.getByLabel('Preis je Termin').fill('79');
  await form.getByLabel('Service').selectOption({ index: 1 });
  await form.getByLabel('Fotograf').selectOption({ index: 1 });
  await form.getByLabel('Tag', { exact: true }).fill(berlinDay(12));
  await form.getByLabel('Tag', { exact: true }).blur();
  const preview = form.getByRole('region', { name: 'Ergibt 14 Termine' });
  await expect(preview).toContainText('15:25–15:45');
  await expect(preview).toContainText('1.106,00 €');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(form.getByText('Bitte nur kleine Buchstaben')).toBeVisible();
  await form.getByLabel('Adresse').fill('weihnachten');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Anlegen' }).click();
  const made = page.getByRole('dialog', { name: 'Weihnachten in Köln' });
  await expect(made.getByText(/\/aktion\/weihnachten$/)).toBeVisible();
  await expect(made.getByRole('img', { name: 'QR-Code der Adresse' })).toBeVisible();
  await expect(made.getByRole('listitem')).toHaveCount(14);
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: 'Weihnachten in Köln öffnen' })).toContainText('0 von 14 gebucht');
  expect((await studio.visit('GET', '/api/campaigns/weihnachten')).body.counts).toEqual({
    total: 14,
    sold: 0,
    free: 14,
  });
  expect(errors).toEqual([]);
});

test('a day shows who has which spot; spots are paused, and the day is edited and ended (MINI-07) @whole', async ({
  page,
  studio,
}) => {
  const campaign = await makeCampaign(studio, { opens_at: isoIn(86_400_000) });
  const early = new URL(campaign.early_url).searchParams.get('early');
  await studio.visit('POST', '/api/campaigns/minis/book', { spot_id: campaign.spots[0]?.id, customer: person, early });
  await enter(page, studio, '/admin/campaigns');
  await page.getByRole('button', { name: 'Weihnachts-Minis öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weihnachts-Minis' });
  await expect(dialog.getByText(campaign.early_url)).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/10:00\s*Mia Kern/);
  await dialog.getByRole('button', { name: '10:25 pausieren' }).click();
  await expect(dialog.getByRole('button', { name: '10:25 wieder verkaufen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog', { name: 'Bearbeiten' });
  await form.getByLabel('Preis je Termin').fill('89');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toHaveCount(0);
  const { body } = await studio.visit('GET', '/api/campaigns/minis');
  expect(body.spots.slice(0, 3).map(({ state, price }: { state: string; price: number }) => [state, price])).toEqual([
    ['taken', 89],
    ['taken', 89],
    ['free', 89],
  ]);
  expect(body.state).toBe('before');
  await dialog.getByRole('button', { name: 'Beenden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Beenden' }).click();
  await expect(dialog.getByText(/1 von 5 gebucht · beendet/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0);
  expect(await studio.sql('SELECT count(*)::int AS held FROM occupied_time')).toEqual([{ held: 1 }]);
});

test('a refusal by the server is shown in the form, and the input is kept (MINI-07) @whole', async ({
  page,
  studio,
}) => {
  await makeCampaign(studio);
  await enter(page, studio, '/admin/campaigns');
  await page.getByRole('button', { name: 'Neuer Mini-Shooting-Tag' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Mini-Shooting-Tag' });
  await form.getByLabel('Name (Deutsch)').fill('Minis');
  await form.getByLabel('Preis je Termin').fill('79');
  await form.getByLabel('Service').selectOption({ index: 1 });
  await form.getByLabel('Fotograf').selectOption({ index: 1 });
  await form.getByLabel('Tag', { exact: true }).fill(berlinDay(12));
  await form.getByLabel('Tag', { exact: true }).blur();
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(form.getByText('Diese Adresse hat schon ein anderer Tag.')).toBeVisible();
  await form.getByLabel('Adresse').fill('minis-zwei');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(form.getByText(/Mindestens eine der Zeiten ist nicht frei/)).toBeVisible();
  await expect(form.getByLabel('Name (Deutsch)')).toHaveValue('Minis');
});

test('list, form and day fit a phone, in Russian and in the dark (MINI-07) @whole', async ({ page, studio }) => {
  await makeCampaign(studio);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('language', 'ru');
    localStorage.setItem('admin_theme', 'dark');
  });
  await enter(page, studio, '/admin/campaigns');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Открыть: Рождественские мини-съёмки' }).click();
  const dialog = page.getByRole('dialog', { name: 'Рождественские мини-съёмки' });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await page.getByRole('button', { name: 'Новый день мини-съёмок' }).click();
  await expect(page.getByRole('dialog', { name: 'Новый день мини-съёмок' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
