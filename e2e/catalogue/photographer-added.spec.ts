import type { Request } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { changesOf, field, form, row, save, stored } from './photographers.ts';

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

test('a new photographer needs a name, and empty fields are not sent (PHOT-003, PHOT-009..013, PHOT-023)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/photographers');
  const made = changesOf(page);
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await expect(form(page)).toHaveAccessibleName('Fotograf/in hinzufügen');
  await expectAccessible(page);
  for (const [label, step] of [
    ['Erfahrung (Jahre)', '1'],
    ['Stundensatz (€)', '0.01'],
  ] as const) {
    await expect(field(page, label)).toHaveValue('0');
    await expect(field(page, label)).toHaveAttribute('min', '0');
    await expect(field(page, label)).toHaveAttribute('step', step);
    await expect(field(page, label)).toHaveAttribute('required');
  }
  await field(page, 'Name').fill('   ');
  await field(page, 'E-Mail').fill('keine Adresse');
  await field(page, 'Erfahrung (Jahre)').fill('-1');
  await field(page, 'Stundensatz (€)').fill('');
  await save(page);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(form(page).getByText('Bitte ausfüllen')).toHaveCount(2);
  await expect(form(page).getByText('Mindestens 0')).toBeVisible();
  await expect(form(page).getByText('Bitte eine gültige E‑Mail-Adresse eingeben')).toBeVisible();
  expect(made).toEqual([]);

  await field(page, 'Name').fill('Tom Kern');
  await field(page, 'E-Mail').fill('');
  await field(page, 'Erfahrung (Jahre)').fill('3');
  await field(page, 'Stundensatz (€)').fill('65.25');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, 'Tom Kern')).toContainText('65,25 €/Std.');
  await expect(row(page, 'Tom Kern')).toContainText('Keine Angaben');
  expect(made.map((request) => [request.method(), bodyOf(request)])).toEqual([
    ['POST', { name: 'Tom Kern', experience_years: 3, hourly_rate: 65.25 }],
  ]);
  expect(await stored(studio, 'Tom Kern')).toMatchObject({ is_active: true, email: null });
});
