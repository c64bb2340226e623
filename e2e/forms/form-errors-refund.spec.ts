import type { Page } from '@playwright/test';
import { enter, expectAccessible, withoutEvents } from '../support/admin.ts';
import { paid, test } from '../support/paying-studio.ts';
import { expect, type Studio } from '../support/studio.ts';
import { inRussian, isRefused } from './refused-field.ts';

/** Refunds all of a booking but 10 EUR, as somebody else does while a dialog is open. */
const leaveTen = async (studio: Studio, id: string): Promise<void> => {
  const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
  const amount = body.payment.refundable_amount - 10;
  const { status } = await studio.api('POST', `/api/admin/bookings/${id}/refunds`, { amount });
  expect(status).toBe(200);
};

const refuse = (page: Page, path: string, field: string): Promise<unknown> =>
  page.route(
    path,
    (route) => {
      const detail = [{ loc: ['body', field], msg: 'must have at most two decimals', type: 'custom' }];
      return route.fulfill({ status: 422, json: { detail, code: 'validation' } });
    },
    { times: 1 },
  );

const texts = {
  de: {
    refund: 'Erstatten',
    invalid: 'Diese Eingabe passt nicht',
    tooMuch: 'Mehr als 10,00\u00a0€ kann nicht erstattet werden.',
    less: 'Inzwischen ist weniger übrig. Bitte prüfen Sie den Betrag.',
    all: 'Alles erstatten (10,00\u00a0€)',
    nothing: 'Es ist nichts mehr zu erstatten.',
    cancel: 'Stornieren',
  },
  ru: {
    refund: 'Вернуть деньги',
    invalid: 'Это значение не подходит',
    tooMuch: 'Больше 10,00\u00a0€ вернуть нельзя.',
    less: 'За это время сумма к возврату уменьшилась. Проверьте её.',
    all: 'Вернуть всё (10,00\u00a0€)',
    nothing: 'Возвращать больше нечего.',
    cancel: 'Отменить запись',
  },
} as const;

for (const [language, day] of [
  ['de', 11],
  ['ru', 12],
] as const) {
  const t = texts[language];

  test(`an amount that only the server refuses to refund is reported at its field, ${language} (NAV-031, SRV-33) @whole`, async ({
    page,
    paying: { studio, provider },
  }) => {
    const id = await paid({ studio, provider }, day, 'Frau Teil');
    // The page must not learn of the refund by itself, which would disable the button first.
    await withoutEvents(page);
    await enter(page, studio, `/admin/bookings?booking=${id}`);
    if (language === 'ru') await inRussian(page);
    await page.getByRole('button', { name: `${t.refund} …` }).click();
    const dialog = page.getByRole('dialog', { name: t.refund });
    const amount = dialog.locator('[name=amount]');
    const submit = dialog.getByRole('button', { name: t.refund, exact: true });
    await amount.fill('12,50');
    await refuse(page, `**/api/admin/bookings/${id}/refunds`, 'amount');
    await submit.click();
    await isRefused(page, amount, t.invalid, '12,50');
    await expectAccessible(page);
    await leaveTen(studio, id);
    await submit.click();
    // The dialog then shows what is left, and the amount stays as typed.
    await isRefused(page, amount, t.tooMuch, '12,50');
    await amount.fill('10');
    await submit.click();
    await expect(dialog).toBeHidden();
    const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
    expect(body.payment).toMatchObject({ status: 'refunded', refundable_amount: 0 });
  });

  test(`a refund that is no longer possible is reported at its choice when cancelling, ${language} (NAV-031, SRV-33) @whole`, async ({
    page,
    paying: { studio, provider },
  }) => {
    const id = await paid({ studio, provider }, day + 5, 'Frau Liste');
    // The page must not learn of the refunds by itself before the press.
    await withoutEvents(page);
    await enter(page, studio, '/admin/bookings');
    if (language === 'ru') await inRussian(page);
    await page.getByRole('button', { name: `${t.cancel}: Frau Liste` }).click();
    const dialog = page.getByRole('dialog', { name: t.cancel });
    const [share, amount] = [dialog.locator('[name=share]'), dialog.locator('[name=refund_amount]')];
    const submit = dialog.getByRole('button', { name: t.cancel, exact: true });
    await share.selectOption('part');
    await amount.fill('12,50');
    await refuse(page, `**/api/admin/bookings/${id}/cancel`, 'refund_amount');
    await submit.click();
    await isRefused(page, amount, t.invalid, '12,50');
    await share.selectOption('all');
    await leaveTen(studio, id);
    await submit.click();
    await isRefused(page, share, t.less, 'all');
    await expect(share.locator('option:checked')).toHaveText(t.all);
    await expectAccessible(page);
    await studio.api('POST', `/api/admin/bookings/${id}/refunds`, { amount: 10 });
    await submit.click();
    await expect(dialog).toContainText(t.nothing);
    await expect(share).toHaveCount(0);
    await submit.click();
    await expect(dialog).toBeHidden();
    const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
    expect(body).toMatchObject({ status: 'CANCELLED', payment: { status: 'refunded' } });
  });
}
