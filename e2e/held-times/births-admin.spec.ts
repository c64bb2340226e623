import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { birthDate, takePlace, withBirthWindow } from './births.ts';

test('the back office shows the places by week, enters a birth and ends a place (BABY-06) @whole', async ({
  page,
  studio,
}) => {
  const service = await withBirthWindow(studio);
  await enter(page, studio, '/admin/births');
  await expect(page.getByText('Noch keine Plätze')).toBeVisible();
  await takePlace(studio, service, 'Ada Früh');
  await takePlace(studio, service, 'Bea Spät');
  await page.reload();
  await expect(page.getByText('Wartet auf die Geburt')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: /KW \d+/ })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Bea Spät' });
  await row.getByRole('button', { name: 'Geburtsdatum eintragen' }).click();
  await page.getByRole('dialog').locator('input[name="born_on"]').fill(birthDate());
  await page.getByRole('dialog').getByRole('button', { name: 'Geburtsdatum eintragen' }).click();
  await expect(row.getByText('Geboren, Termin offen')).toBeVisible();
  await row.getByRole('button', { name: 'Ohne Nachricht beenden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ohne Nachricht beenden' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Ada Früh')).toBeVisible();
});
