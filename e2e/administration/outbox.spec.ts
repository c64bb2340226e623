import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { bookAndQueueMail } from './queued-mails.ts';

test.beforeEach(({ studio }) => studio.sql('DELETE FROM message'));

test('the settings link to the outbox, which shows what waits and why (SRV-37, SET-004) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await bookAndQueueMail(studio, '2031-03-03T09:00:00', 'Clara Hoffmann', 'clara@kunde.example');
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Postausgang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Postausgang' })).toBeVisible();
  await expect(page.getByText('Es ist kein Mailserver eingerichtet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Buchung eingegangen.*Clara Hoffmann.*Wartet/s })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Mailserver einrichten' }).click();
  await expect(page).toHaveURL(/\/admin\/email\?tab=reminders/);
  await page.getByRole('link', { name: 'Postausgang ansehen' }).click();
  await expect(page).toHaveURL(/\/admin\/outbox$/);
  expect(errors).toEqual([]);
});

test('the outbox shows a failure to load and an empty list, and is in Russian too @whole', async ({ page, studio }) => {
  const path = '**/api/admin/outbox?*';
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/outbox');
  await expect(page.getByText('Der Postausgang konnte nicht geladen werden')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Noch keine Nachrichten')).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Исходящие' })).toBeVisible();
});
