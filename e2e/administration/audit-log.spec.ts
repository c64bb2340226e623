import readExcelFile from 'read-excel-file/node';
import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('the audit log says who did what, is filtered by area, and is downloaded as filtered (TEAM-03)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await studio.api('PUT', '/api/admin/company/settings', { phone: '+49 30 1234567' });
  const service = (await studio.api('POST', '/api/admin/services', {
    name: 'Protokollierter Service',
    description: 'Wird gelöscht',
    duration_min: 30,
    price_eur: 50,
  })) as { body: { id: string } };
  await studio.api('DELETE', `/api/admin/services/${service.body.id}`);
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Protokoll' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();
  const entries = page.getByRole('list', { name: 'Protokoll' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Service gelöscht');
  await expectAccessible(page);
  await page.getByLabel('Bereich').selectOption('Einstellungen');
  await expect(entries.first()).toContainText('Einstellungen geändert: Firma');
  await expect(entries.filter({ hasText: 'Service' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel: Protokoll' }).click();
  const [sheet] = await readExcelFile(await (await download).path());
  expect(sheet?.data[1]?.slice(2, 3)).toEqual(['Einstellungen geändert: Firma']);
  expect(new Set(sheet?.data.slice(1).map((row) => String(row[2]).split(':')[0]))).toEqual(
    new Set(['Einstellungen geändert']),
  );
  await page.getByLabel('Wer').selectOption('Kunde');
  await expect(page.getByText('Keine passenden Einträge')).toBeVisible();
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect(entries.first()).toContainText('Service gelöscht');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});

test('the audit log reports a failure to load, loads older entries, and is in Russian too (TEAM-03) @whole', async ({
  page,
  studio,
}) => {
  await studio.sql(
    `INSERT INTO audit_entry (at, actor, action) SELECT now(), 'system', 'mail.tested' FROM generate_series(1, 60)`,
  );
  const path = /\/api\/admin\/audit(?:\?|$)/;
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/audit');
  await expect(page.getByText('Das Protokoll konnte nicht geladen werden')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  const entries = page.getByRole('list', { name: 'Protokoll' }).getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await page.getByRole('button', { name: 'Ältere Einträge' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(60);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
  await expect(page.getByText('Отправлено тестовое сообщение').first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
