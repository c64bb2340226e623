import type { Request } from '@playwright/test';
import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { changesOf, field, form, save, stored } from './photographers.ts';

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

test('adding a photographer sends all input, and it is stored (PHOT-023) @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/photographers');
  const made = changesOf(page);
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await field(page, 'Name').fill('Vera Holm');
  await field(page, 'E-Mail').fill('vera@example.de');
  await field(page, 'Telefon').fill('+49 30 1234567');
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Porträts bei Tageslicht');
  await form(page).getByLabel('Über die Person (Russisch)').fill('Портреты при дневном свете');
  await field(page, 'Erfahrung (Jahre)').fill('12');
  await field(page, 'Stundensatz (€)').fill('80');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  const sent = {
    name: 'Vera Holm',
    email: 'vera@example.de',
    phone: '+49 30 1234567',
    experience_years: 12,
    hourly_rate: 80,
  };
  expect(made.map((request) => [request.method(), bodyOf(request)])).toEqual([
    [
      'POST',
      expect.objectContaining({ ...sent, bio: 'Porträts bei Tageslicht', bio_ru: 'Портреты при дневном свете' }),
    ],
  ]);
  expect(await stored(studio, 'Vera Holm')).toMatchObject({
    ...sent,
    bio: 'Porträts bei Tageslicht',
    bio_ru: 'Портреты при дневном свете',
  });
});
