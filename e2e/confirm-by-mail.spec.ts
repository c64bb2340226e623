import { enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { askForConfirmation } from './confirmation-mails.ts';
import { bookSomething, complaintsOf, customer, hydrated, open } from './public-site.ts';
import { expect, test } from './studio.ts';
import { confirmButton, openWizard, walkTo } from './wizard.ts';

test('a booking counts once the link of its mail was followed and the button pressed (PUB-105, SRV-94, MAIL-023)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const mails = await askForConfirmation(studio);
  await openWizard(page);
  await walkTo(page, 4);
  await expect(page.getByText(/Sie bekommen eine E‑Mail mit einem Link\. .* 30 Minuten/)).toBeVisible();
  await expect(confirmButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Termin reservieren' }).click();
  await expect(page).toHaveURL(/\/booking\/success\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie Ihre Buchung');
  await expect(page.getByText(/Öffnen Sie bis \d\d:\d\d Uhr den Link in der E‑Mail/)).toBeVisible();
  await expect(page.getByText(customer.email)).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const link = await mails.link(id);
  await open(page, link);
  // Following the link changes nothing: mail programs follow links too.
  expect(await studio.sql('SELECT confirm_by IS NULL AS confirmed FROM booking WHERE id = $1', [id])).toEqual([
    { confirmed: false },
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vielen Dank, ${customer.name}!`);
  await expect.poll(mails.subjects).toContainEqual(expect.stringContaining('Buchung eingegangen'));
  await open(page, link);
  await page.getByRole('button', { name: 'Zur Buchung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vielen Dank, ${customer.name}!`);
  expect(complaints).toEqual([]);
});

test('on a phone, in Russian: what is awaited, and too late the way to a new booking (PUB-105)', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const mails = await askForConfirmation(studio);
  const { booking_id: id } = await bookSomething(studio);
  await open(page, `/booking/success/${id}?language=ru`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пожалуйста, подтвердите запись');
  await expectNoSidewaysScroll(page);
  await open(page, `${await mails.link(id)}&language=ru`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подтверждение записи');
  await expectNoSidewaysScroll(page);
  await studio.sql(`UPDATE booking SET confirm_by = now() - interval '1 minute' WHERE id = $1`, [id]);
  await page.getByRole('button', { name: 'Подтвердить запись' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Эта запись больше не действует');
  await expect(page.getByText('Время на подтверждение истекло')).toBeVisible();
  await page.getByRole('link', { name: 'Новая запись' }).click();
  await hydrated(page);
  await expect(page).toHaveURL(/\/booking/);
});

test('the studio sees what is unconfirmed and confirms it by hand (SRV-94)', async ({ page, studio }) => {
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

test('the switch is next to the mail server and is refused without one (MAIL-023)', async ({ page, studio }) => {
  await studio.sql(`DELETE FROM setting WHERE name = 'email'`);
  await enter(page, studio, '/admin/email?tab=reminders');
  const confirmation = page.getByRole('checkbox', { name: /bestätigen ihre E‑Mail-Adresse/ });
  await expect(confirmation).not.toBeChecked();
  await confirmation.check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Dafür wird ein Mailserver gebraucht')).toBeVisible();
  await expectAccessible(page);
});

test('in Russian, on a phone, the last step announces the mail, and nothing without the switch (PUB-105)', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openWizard(page, '/booking?language=ru');
  await walkTo(page, 4, { language: 'ru' });
  await expect(confirmButton(page, 'ru')).toBeVisible();
  await askForConfirmation(studio);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/Подтвердите запись по ссылке из письма .* 30 минут/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Забронировать время' })).toBeVisible();
  await expect(confirmButton(page, 'ru')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
