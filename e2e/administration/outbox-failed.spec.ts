import { enter, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { bookAndQueueMail } from './queued-mails.ts';

test.beforeEach(({ studio }) => studio.sql('DELETE FROM message'));

test('failed messages are shown on the dashboard with the mail server’s response, and can be resent or dropped (SRV-37, M06)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const clara = await bookAndQueueMail(studio, '2031-03-04T09:00:00', 'Clara Hoffmann', 'clara@kunde.example');
  const paul = await bookAndQueueMail(studio, '2031-03-04T12:00:00', 'Paul Berger', 'paul@kunde.example');
  for (const { mail } of [clara, paul]) {
    await studio.sql(`
      UPDATE message SET status = 'failed', attempts = 5, last_error = '550 5.1.1 no such user' WHERE id = '${mail}'`);
  }
  await enter(page, studio, '/admin/dashboard');
  await page.getByRole('link', { name: '2 Nachrichten konnten nicht gesendet werden' }).click();
  await expect(page.getByRole('button', { name: /^Fehlgeschlagen 2$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Nachrichten durchsuchen').fill('paul');
  await expect(page.getByText('1 Nachricht gefunden')).toBeVisible();
  const row = page.getByRole('button', { name: /Buchung eingegangen/ });
  await expect(row).toHaveCount(1);
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Buchung eingegangen' });
  await expect(dialog.getByText('550 5.1.1 no such user')).toBeVisible();
  const mail = dialog.locator('iframe').contentFrame();
  await expect(mail.getByText('Danke für Ihre Buchung')).toBeVisible();
  await expect(mail.locator('.head')).toHaveCSS('padding-left', '32px');
  await dialog.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Keine Nachricht passt dazu')).toBeVisible();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await page.getByRole('button', { name: /Clara Hoffmann/ }).click();
  await dialog.getByRole('button', { name: 'Nicht mehr senden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nicht mehr senden' }).click();
  await expect(page.getByRole('button', { name: /Clara Hoffmann.*Vom Studio aufgegeben/s })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fehlgeschlagen 0$/ })).toBeVisible();
  expect(await studio.sql(`SELECT status FROM message WHERE id = '${paul.mail}'`)).toEqual([{ status: 'waiting' }]);
  expect(errors).toEqual([]);
});
