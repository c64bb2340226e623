import { AxeBuilder } from '@axe-core/playwright';
import { enter, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { bookAndQueueMail } from './queued-mails.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'; DELETE FROM message`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('mails are shown in frames with their styles: with unsaved values, and one that failed, which is sent again (MAIL-002, MAIL-009, SRV-37, SRV-41)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const paul = await bookAndQueueMail(studio, '2031-03-04T12:00:00', 'Paul Berger', 'paul@kunde.example');
  await studio.sql(`
    UPDATE message SET status = 'failed', attempts = 5, last_error = '550 5.1.1 no such user' WHERE id = '${paul.mail}'`);
  await enter(page, studio, '/admin/email');
  await page.getByLabel('Text im Kopf').fill('Studio Nordlicht');
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau der E‑Mail' });
  const mail = preview.locator('iframe').contentFrame();
  await expect(mail.getByText('Studio Nordlicht').first()).toBeVisible();
  // Style attributes and the style sheet are applied in the frame.
  await expect(mail.locator('.head')).toHaveCSS('padding-left', '32px');
  await expect(mail.locator('a').first()).toHaveCSS('text-decoration-line', /underline|none/);
  await preview.getByLabel('Nachricht').selectOption('reminder');
  await expect(mail.getByText('Bald ist es so weit')).toBeVisible();
  await expect(preview.getByText(/^Betreff: Erinnerung/)).toBeVisible();
  await preview.getByLabel('Sprache').selectOption('ru');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('До встречи совсем скоро');
  await preview.getByLabel('Nachricht').selectOption('studio_refund_needed');
  await expect(mail.getByText('75,00 €').first()).toBeVisible();
  await preview.getByText('Textfassung').click();
  await expect(preview.locator('pre')).toContainText('FB-7KQ2MX9D');
  expect((await studio.api('GET', '/api/admin/email-settings')).body.design.header_text).toBe('');

  await page.goto('/admin/outbox');
  await page.getByRole('button', { name: /Paul Berger/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Buchung eingegangen' });
  await expect(dialog.getByText('550 5.1.1 no such user')).toBeVisible();
  const failed = dialog.locator('iframe').contentFrame();
  await expect(failed.getByText('Danke für Ihre Buchung')).toBeVisible();
  await expect(failed.locator('.head')).toHaveCSS('padding-left', '32px');
  await dialog.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await studio.sql(`SELECT status FROM message WHERE id = '${paul.mail}'`)).toEqual([{ status: 'waiting' }]);
  expect(errors).toEqual([]);

  // Scripts cannot run in the frame, axe included: its content is checked on a page of its own.
  for (const kind of ['reminder', 'studio_new_message']) {
    const { body } = await studio.api('POST', `/api/admin/email-settings/test-preview?template_type=${kind}`, {});
    await page.goto('about:blank');
    await page.setContent(body.html);
    // A mail is not a page: WCAG rules apply, landmarks are provided by the mail program.
    const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    expect((await axe.analyze()).violations).toEqual([]);
  }
});
