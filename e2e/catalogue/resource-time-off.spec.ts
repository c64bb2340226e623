import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { addResource, needResources, withoutResources } from '../support/resources.ts';
import { idOf } from '../support/services.ts';
import { openSettled } from '../support/settled.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const path = '/api/admin/resource-timeoff';
const stored = async (studio: Studio): Promise<{ start: string; end: string; reason: string | null }[]> =>
  (await studio.api('GET', path)).body;
const german = (date: string): string => date.split('-').toReversed().join('.');
const [first, last] = [berlinDay(10), berlinDay(12)];

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await withoutResources(studio);
});

test('time off of a room is shown in its row and in the calendar, changed and deleted (PLAN-40) @whole', async ({
  page,
  studio,
}) => {
  const room = await addResource(studio, 'Studio 1');
  const service = await idOf(studio, 'Porträtshooting');
  await needResources(studio, service, [room]);
  await book(studio, `${first}T10:00`, { service_id: service });
  await enter(page, studio, '/admin/resources');
  await page.getByRole('button', { name: 'Ausfallzeiten von Studio 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ausfallzeiten: Studio 1' });
  await expect(dialog.getByText('Zurzeit ist nichts geplant.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ausfallzeit eintragen' }).click();
  const form = page.getByRole('dialog', { name: 'Ausfallzeit eintragen' });
  await expect(form.locator('[data-field=start]')).toHaveValue(german(berlinDay()));
  await form.locator('[data-field=start]').fill(german(last));
  await form.locator('[data-field=end]').fill(german(first));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible();
  await expectAccessible(page);
  await form.locator('[data-field=start]').fill(german(first));
  await form.locator('[data-field=end]').fill(german(last));
  await form.getByLabel('Grund').fill('Wasserschaden');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toHaveCount(0);
  const when = `${german(first)} – ${german(last)}`;
  await expect(dialog.getByText(when)).toBeVisible();
  await expect(dialog.getByText('1 gebuchter Termin liegt darin:')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Clara Hoffmann' })).toBeVisible();
  await expectAccessible(page);
  expect(await stored(studio)).toMatchObject([{ reason: 'Wasserschaden', start: expect.stringContaining(first) }]);

  await dialog.getByRole('button', { name: 'Ausfallzeit eintragen' }).click();
  await form.locator('[data-field=start]').fill(german(last));
  await form.locator('[data-field=end]').fill(german(last));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByText(/^Überschneidet sich mit: .*\(Wasserschaden\)/)).toBeVisible();
  await expect(form.locator('[data-field=start]')).toBeFocused();
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(form).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr')).toContainText(`Fällt aus: ${when}, Wasserschaden`);
  await page.goto(`/admin/calendar?view=day&date=${first}`);
  await expect(page.getByText(`Studio 1, ${when} (Wasserschaden)`)).toBeVisible();
  await expectAccessible(page);
  await openSettled(page, `/admin/calendar?view=day&date=${berlinDay(20)}`);
  await expect(page.getByText('Nicht verfügbar:')).toHaveCount(0);

  await page.goto('/admin/resources');
  await page.getByRole('button', { name: 'Ausfallzeiten von Studio 1' }).click();
  await dialog.getByRole('button', { name: `${when} bearbeiten` }).click();
  const edit = page.getByRole('dialog', { name: 'Ausfallzeit bearbeiten' });
  await edit.getByLabel('Ganze Tage').uncheck();
  await edit.getByLabel('Grund').fill('');
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(edit).toHaveCount(0);
  expect(await stored(studio)).toMatchObject([{ reason: null, end: expect.stringContaining(`${last}T18:00`) }]);
  await dialog.getByRole('button', { name: /löschen$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(dialog.getByText('Zurzeit ist nichts geplant.')).toBeVisible();
  expect(await stored(studio)).toEqual([]);
});
