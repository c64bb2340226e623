import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { path, row } from './photographers.ts';

test('the photographers are listed in a table, with texts in the language of the screen (PHOT-001, PHOT-002, SRV-44)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await studio.api('POST', path, {
    name: 'Jana Weiß',
    bio: 'Zwischen zwei Aufnahmen immer ein Lachen.',
    bio_ru: 'Между двумя кадрами всегда смех.',
    email: 'jana@example.de',
    phone: '+49 30 123 45',
    experience_years: 1,
    hourly_rate: 79.5,
  });
  await enter(page, studio, '/admin/photographers');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Kontakt',
    'Erfahrung',
    'Stundensatz',
    'Status',
    'Aktionen',
  ]);
  const jana = row(page, 'Jana Weiß');
  await expect(jana.getByRole('rowheader')).toContainText('Zwischen zwei Aufnahmen immer ein Lachen.');
  await expect(jana.getByRole('link', { name: 'jana@example.de' })).toHaveAttribute('href', 'mailto:jana@example.de');
  await expect(jana.getByRole('link', { name: '+49 30 123 45' })).toHaveAttribute('href', 'tel:+493012345');
  await expect(jana).toContainText('1 Jahr');
  await expect(jana).toContainText('79,50 €/Std.');
  await expect(jana).toContainText('Aktiv');
  await expect(row(page, 'Max Berger')).toContainText('6 Jahre');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { name: 'Фотографы' })).toBeVisible();
  await expect(row(page, 'Max Berger')).toContainText('6 лет');
  await expect(jana.getByRole('rowheader')).toContainText('Между двумя кадрами всегда смех.');
  expect(errors).toEqual([]);
});

test('on a phone the photographers are cards (PHOT-001) @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/photographers');
  await expect(page.getByRole('list', { name: 'Fotografen' }).getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await expectNoSidewaysScroll(page);
});
