import { bookSomething, customer, open, saveSetting } from '../support/public-site.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';

test.describe('the success page', () => {
  test('announces a mail only if the studio sends mails (PUB-086) @whole', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await open(page, `/booking/success/${booked.booking_id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(`Bei Rückfragen melden wir uns unter ${customer.email}.`)).toBeVisible();
    await expect(main).not.toContainText('E‑Mail');
    await saveSetting(studio, 'email', { smtp: { host: '127.0.0.1', port: 2525 } });
    await page.reload();
    await expect(main.getByText(`Eine E‑Mail mit allen Angaben ist unterwegs an ${customer.email}.`)).toBeVisible();
    await expect(main.getByText('Alle Angaben per E‑Mail')).toBeVisible();
    await studio.sql(`DELETE FROM setting WHERE name = 'email'`);
  });
});

for (const [language, mail, code] of [
  ['de', /Bestätigung per E‑Mail|alle Angaben per E‑Mail/, /Buchungscode sofort|sofort Ihren Buchungscode/],
  ['ru', /Подтверждение по e‑mail|придут вам на e‑mail/, /Код записи сразу|сразу увидите код записи/],
] as const) {
  test(`the home page promises mails only if the studio sends mails, ${language} @whole`, async ({ page, studio }) => {
    afterThisTest(async () => void (await studio.sql(`DELETE FROM setting WHERE name = 'email'`)));
    await page.context().addCookies([{ name: 'language', value: language, url: studio.url }]);
    await open(page, '/');
    await expect(page.getByText(code)).toHaveCount(2);
    await expect(page.getByText(mail)).toHaveCount(0);
    await saveSetting(studio, 'email', { smtp: { host: '127.0.0.1', port: 2525 } });
    await page.reload();
    await expect(page.getByText(mail)).toHaveCount(2);
    await expect(page.getByText(code)).toHaveCount(0);
  });
}
