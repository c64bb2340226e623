import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { askForConfirmation } from '../support/confirmation-mails.ts';
import { bookSomething, hydrated, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { confirmButton, openWizard, walkTo } from '../support/wizard.ts';

test('on a phone in Russian the page shows the pending confirmation, and after the deadline a link to a new booking (PUB-105) @whole', async ({
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
  await page.getByRole('button', { name: 'Забронировать с обязанностью оплаты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Эта запись больше не действует');
  await expect(page.getByText('Время на подтверждение истекло')).toBeVisible();
  await page.getByRole('link', { name: 'Новая запись' }).click();
  await hydrated(page);
  await expect(page).toHaveURL(/\/booking/);
});

test('on a phone in Russian the last step announces the confirmation mail, only if the studio requires one (PUB-105) @whole', async ({
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
