import { enter, expectAccessible } from '../support/admin.ts';
import { askForConfirmation } from '../support/confirmation-mails.ts';
import { bookSomething } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('the studio sees unconfirmed bookings and can confirm them (SRV-94) @whole', async ({ page, studio }) => {
  await askForConfirmation(studio);
  const { booking_id: id } = await bookSomething(studio);
  await enter(page, studio, `/admin/bookings?highlight=${id}`);
  const row = page.locator('[data-highlighted]');
  await expect(row.getByText('unbestätigt')).toBeVisible();
  await row.getByRole('button', { name: /^Details/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('unbestätigt')).toBeVisible();
  await dialog.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(dialog.getByText('unbestätigt')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Adresse bestätigen' })).toHaveCount(0);
});

test('the switch is next to the mail server settings, and is refused without a mail server (MAIL-023) @whole', async ({
  page,
  studio,
}) => {
  await studio.sql(`DELETE FROM setting WHERE name = 'email'`);
  await enter(page, studio, '/admin/email?tab=reminders');
  const confirmation = page.getByRole('checkbox', { name: /bestätigen ihre E‑Mail-Adresse/ });
  await expect(confirmation).not.toBeChecked();
  await confirmation.check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Dafür wird ein Mailserver gebraucht')).toBeVisible();
  await expectAccessible(page);
});
