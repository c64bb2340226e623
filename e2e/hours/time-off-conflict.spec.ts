import type { Page } from '@playwright/test';
import { away, event, month, useEmptyMonth } from '../calendar/calendar-month.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { german } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

useEmptyMonth();
test.beforeEach(({ studio }) => studio.sql('DELETE FROM webhook_endpoint'));

const form = (page: Page) => page.getByRole('dialog').last();
const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();
const settle = async (page: Page, which: RegExp, change: RegExp): Promise<void> => {
  const conflict = form(page).getByRole('alert');
  await expect(conflict).toContainText(change);
  await conflict.getByRole('button', { name: which }).click();
  await expect(conflict).toHaveCount(0);
};
const [theirs, mine] = [/Neuen Stand übernehmen/, /Meine Änderungen behalten/];

test('two users who edit one time off or webhook do not overwrite each other: the conflict is shown, and each may keep their own values (TEAM-04)', async ({
  page,
  studio,
}) => {
  await away(studio, `${month}-26T00:00`, `${month}-28T00:00`, 'Messe');
  const [{ id }] = (await studio.api('GET', '/api/admin/timeoff')).body;
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Messe/).first().click();
  await form(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await form(page).getByLabel('Ende').fill(`${month}-28`);
  const theirHours = { start: `${month}-26T09:00`, end: `${month}-27T12:00`, reason: 'Arzt' };
  await studio.api('PUT', `/api/admin/timeoff/${id}`, theirHours);
  await save(page);
  await expect(form(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await settle(page, mine, /Beginn – Ende: jetzt 26.05.2031, 09:00 – .*, vorher 26.05.2031 – .*Grund: jetzt Arzt/);
  // The days stay days, although the other one has made hours of them.
  await expect(form(page).getByLabel('Ende')).toHaveValue(german(`${month}-28`));
  await expect(form(page).getByLabel('Grund')).toHaveValue('Arzt');
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await studio.api('GET', '/api/admin/timeoff')).body).toMatchObject([
    { start: expect.stringContaining('26T00:00'), end: expect.stringContaining('29T00:00'), reason: 'Arzt' },
  ]);

  const hook = { url: 'https://example.de/a', events: ['booking.created'], current_password: studio.admin.password };
  const { body } = await studio.api('POST', '/api/admin/webhooks', hook);
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await form(page).getByLabel('Adresse').fill('https://example.de/b');
  const changes = { description: 'Buchhaltung', current_password: studio.admin.password };
  await studio.api('PUT', `/api/admin/webhooks/${body.id}`, changes);
  await save(page);
  await settle(page, theirs, /Wofür: jetzt Buchhaltung, vorher leer/);
  await expect(form(page).getByLabel('Adresse')).toHaveValue('https://example.de/a');
});
