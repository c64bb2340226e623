import { book, enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { addResource, needResources, withoutResources } from '../support/resources.ts';
import { idOf } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';
import { part, withoutFigures } from './reports.ts';

test.beforeEach(async ({ studio }) => {
  await withoutFigures(studio);
  await withoutResources(studio);
});

test('the charts show the use of rooms and equipment, if there are any (PLAN-06) @whole', async ({ page, studio }) => {
  const address = `/admin/reports?from=${berlinDay(-6)}&to=${berlinDay(6)}`;
  await book(studio, `${berlinDay(1)}T10:00`);
  await enter(page, studio, address);
  await expect(part(page, 'Auslastung der angebotenen Zeit')).toBeVisible();
  await expect(part(page, 'Auslastung von Räumen & Ausstattung')).toHaveCount(0);

  const service = await idOf(studio, 'Porträtshooting');
  const room = await addResource(studio, 'Tageslichtstudio mit Hohlkehle', {
    name_ru: 'Зал дневного света с циклорамой',
  });
  await needResources(studio, service, [room]);
  await book(studio, `${berlinDay(2)}T10:00`, { service_id: service });
  await page.reload();
  const chart = part(page, 'Auslastung von Räumen & Ausstattung');
  await expect(chart.getByText('Tageslichtstudio mit Hohlkehle', { exact: true })).toBeVisible();
  await expect(chart).toContainText('der angebotenen Zeit sind gebucht.');
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(chart.getByRole('columnheader').first()).toHaveText('Raum oder Ausstattung');
  await expect(chart.getByRole('row')).toHaveCount(2);
  await chart.scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => Object.assign(localStorage, { language: 'ru', admin_theme: 'dark' }));
  await page.reload();
  const inRussian = part(page, 'Загрузка залов и оборудования');
  await expect(inRussian.getByText('Зал дневного света с циклорамой', { exact: true })).toBeVisible();
  await inRussian.scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
