import { book, enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { idOf } from '../support/services.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';
import { part, withoutFigures } from './reports.ts';

test('the charts show which extras were sold, once a service offers some (PLAN-31) @whole', async ({
  page,
  studio,
}) => {
  await withoutFigures(studio);
  const address = `/admin/reports?from=${berlinDay(-6)}&to=${berlinDay(6)}`;
  const service = await idOf(studio, 'Porträtshooting');
  const first = await book(studio, `${berlinDay(1)}T10:00`, { service_id: service });
  await enter(page, studio, address);
  const chart = part(page, 'Umsatz mit Extras');
  await expect(part(page, 'Umsatz nach Service')).toBeVisible();
  await expect(chart).toHaveCount(0);

  const options = [
    { name_de: 'Make-up', name_ru: 'Макияж', price: 60, extra_minutes: 15 },
    { name_de: 'Abzug auf Fotopapier im Format 30 × 40', name_ru: 'Отпечаток', price: 12.5, max_count: 5 },
  ];
  const path = `/api/admin/services/${service}`;
  const people = { included: 2, max: 6, price_each: 15, minutes_each: 0 };
  const { body } = await studio.api('PUT', path, { options, people });
  afterThisTest(async () => void (await studio.api('PUT', path, { options: [], people: null })));
  await page.reload();
  await expect(chart).toContainText('In diesem Zeitraum gibt es nichts zu zeigen.');

  const [makeUp, print] = body.options.map(({ id }: { id: string }) => id);
  await studio.api('PUT', `/api/admin/bookings/${first.id}`, {
    options: [{ id: makeUp }, { id: print, count: 4 }],
    people: 4,
  });
  await page.reload();
  await expect(chart).toContainText('Make-up bringt 43 % des Umsatzes mit Extras.');
  await expect(chart.getByRole('listitem').filter({ hasText: 'Abzug' })).toContainText('4 × gebucht · Porträtshooting');
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(chart.getByRole('row', { name: /^Personen/ })).toContainText('2');
  await expect(chart.getByRole('row', { name: /^Make-up/ })).toContainText('60,00');
  await expectAccessible(page);
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await chart.scrollIntoViewIfNeeded();
  await page.screenshot({ path: '.tmp/report-items-de.png' });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => Object.assign(localStorage, { language: 'ru', admin_theme: 'dark' }));
  await page.reload();
  const inRussian = part(page, 'Выручка от дополнений');
  await expect(inRussian.getByText('Макияж', { exact: true })).toBeVisible();
  await inRussian.scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await inRussian.screenshot({ path: '.tmp/report-items-ru.png' });
});
