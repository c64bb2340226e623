import { AxeBuilder } from '@axe-core/playwright';
import { enter, pageErrorsOf } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/email-settings')).body;

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('the preview shows unsaved values, in a frame without scripts (MAIL-002, MAIL-009, SRV-41)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/email');
  await page.getByLabel('Text im Kopf').fill('Studio Nordlicht');
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#0369A1');
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau der E‑Mail' });
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  const mail = frame.contentFrame();
  await expect(mail.getByText('Studio Nordlicht').first()).toBeVisible();
  // Style attributes and the style sheet are applied in the frame.
  await expect(mail.locator('.head')).toHaveCSS('padding-left', '32px');
  await expect(mail.locator('a').first()).toHaveCSS('text-decoration-line', /underline|none/);
  await expect(dialog.getByText(/^Betreff: Termin bestätigt/)).toBeVisible();
  await dialog.getByLabel('Nachricht').selectOption('reminder');
  await expect(dialog.getByText(/^Betreff: Erinnerung/)).toBeVisible();
  await expect(mail.getByText('Bald ist es so weit')).toBeVisible();
  await dialog.getByLabel('Sprache').selectOption('ru');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('До встречи совсем скоро');
  await dialog.getByLabel('Nachricht').selectOption('studio_refund_needed');
  await expect(mail.getByText('75,00 €').first()).toBeVisible();
  await dialog.getByText('Textfassung').click();
  await expect(dialog.locator('pre')).toContainText('FB-7KQ2MX9D');
  expect((await stored(studio)).design.header_text).toBe('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vorschau ansehen' })).toBeFocused();
  expect(errors).toEqual([]);

  // Scripts cannot run in the frame, axe included: its content is checked on a page of its own.
  const judged = await page.context().newPage();
  for (const kind of ['reminder', 'studio_new_message']) {
    const { body } = await studio.api('POST', `/api/admin/email-settings/test-preview?template_type=${kind}`, {});
    await judged.setContent(body.html);
    // A mail is not a page: WCAG rules apply, landmarks are provided by the mail program.
    const axe = new AxeBuilder({ page: judged }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    expect((await axe.analyze()).violations).toEqual([]);
  }
});
