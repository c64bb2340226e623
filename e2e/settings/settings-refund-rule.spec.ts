import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/payments/settings')).body;

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('the refund rule is set up in stages, with an example of what customers are shown (SRV-33) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/payments');
  const rule = page.getByLabel('Anzahlungen nach festen Stufen erstatten');
  await expect(rule).not.toBeChecked();
  await rule.check();
  const first = page.getByRole('group', { name: 'Stufe 1' });
  await expect(first.getByLabel('Tage vorher')).toHaveValue('0');
  await expect(first.getByLabel('Erstattung in %')).toHaveValue('100');
  await first.getByLabel('Tage vorher').fill('7');
  await page.getByRole('button', { name: 'Stufe hinzufügen' }).click();
  const second = page.getByRole('group', { name: 'Stufe 2' });
  await second.getByLabel('Erstattung in %').fill('100');
  await expect(second.getByText('Weniger als in der Stufe davor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await second.getByLabel('Erstattung in %').fill('50');
  await second.getByLabel('Tage vorher').fill('2');
  const example = page.getByRole('region', { name: 'Beispiel' });
  await expect(example.getByRole('definition')).toHaveText(['100,00 €', '50,00 €', 'nichts']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  const stages = [
    { days_before: 7, percent: 100 },
    { days_before: 2, percent: 50 },
  ];
  expect(await stored(studio)).toMatchObject({ refund_rule_enabled: true, refund_stages: stages });
  await page.getByRole('button', { name: 'Stufe 1 entfernen' }).click();
  await page.getByRole('button', { name: 'Stufe 1 entfernen' }).click();
  await expect(page.getByText('Ohne Stufe wird bei einer Stornierung nichts erstattet.')).toBeVisible();
});
