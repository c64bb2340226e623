import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { crossings } from '../support/crossings.ts';
import { berlinDay } from '../support/dates.ts';
import { saveSetting } from '../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';
import { withoutVouchers } from './vouchers.ts';

test.beforeEach(({ studio }) => withoutVouchers(studio));

const mailServer = async (studio: Studio) => {
  const sink = await startSmtpSink();
  await saveSetting(studio, 'email', { smtp: { host: '127.0.0.1', port: Number(new URL(sink.url).port) } });
  afterThisTest(async () => {
    await studio.sql(`DELETE FROM setting WHERE name = 'email'`);
    await sink.close();
  });
  return sink;
};

const german = (day: string): string => day.split('-').toReversed().join('.');

test('a voucher is sold with a mail at once, which has the PDF and the link; it is sent once more, and failures are shown (VOU-07) @whole', async ({
  page,
  studio,
}) => {
  const sink = await mailServer(studio);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/vouchers');
  await page.getByRole('button', { name: 'Gutschein verkaufen' }).click();
  const sale = page.getByRole('dialog', { name: 'Gutschein verkaufen' });
  await sale.getByLabel('Betrag (€)').fill('60');
  await sale.getByLabel('Für wen').fill('Jana Kern');
  await sale.getByLabel('Widmung').fill('Alles Liebe!');
  await sale.getByLabel('Name des Käufers').fill('Vera Geber');
  await sale.getByLabel('Per E‑Mail senden').selectOption('Sofort');
  await sale.getByRole('button', { name: 'Verkaufen und PDF öffnen' }).click();
  await expect(sale.getByLabel('E‑Mail-Adresse')).toBeFocused();
  await sale.getByLabel('E‑Mail-Adresse').fill('jana@kunde.example');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const downloading = page.waitForEvent('download');
  await sale.getByRole('button', { name: 'Verkaufen und PDF öffnen' }).click();
  await downloading;
  const row = page.getByRole('list', { name: 'Gutscheine' }).locator(':scope > li');
  await expect(row).toContainText(/E‑Mail an jana@kunde\.example verschickt am \d\d\.\d\d\.\d{4}/, { timeout: 20_000 });
  const mail = sink.received.find(({ recipients }) => recipients.includes('jana@kunde.example'));
  expect(mail?.subject).toBe('Ein Gutschein von Vera Geber für Sie');
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  const link = /https?:\/\/\S+\/voucher#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const code = link.split('#')[1] ?? '';
  await expect(page.locator('body')).not.toContainText(code);

  sink.response = { code: 550, text: '5.1.1 no such user' };
  await row.getByRole('button', { name: 'Noch einmal senden …' }).click();
  const again = page.getByRole('dialog', { name: /^Gutschein [2-9A-Z]{4} noch einmal senden$/ });
  await expect(again).toContainText('an jana@kunde.example. Sie wird ein weiteres Mal verschickt.');
  await again.getByLabel('E‑Mail-Adresse').fill('tim@kunde.example');
  await again.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(row).toContainText(/E‑Mail an tim@kunde\.example fehlgeschlagen: .*no such user/, { timeout: 20_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(link);
  await expect(page.getByText('von 60,00 € noch übrig')).toBeVisible();
});

test('a mail is planned for a day, changed, and given up; a blocked voucher is not mailed (VOU-07) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/vouchers');
  await page.getByRole('button', { name: 'Gutschein verkaufen' }).click();
  const sale = page.getByRole('dialog', { name: 'Gutschein verkaufen' });
  await sale.getByLabel('Betrag (€)').fill('80');
  await sale.getByLabel('Per E‑Mail senden').selectOption('An einem Tag');
  await sale.getByLabel('E‑Mail-Adresse').fill('jana@kunde.example');
  await sale.getByLabel('Tag', { exact: true }).fill(german(berlinDay(-1)));
  await sale.getByRole('button', { name: 'Verkaufen und PDF öffnen' }).click();
  await expect(sale.getByLabel('Tag', { exact: true })).toBeFocused();
  await sale.getByLabel('Tag', { exact: true }).fill(german(berlinDay(9)));
  const downloading = page.waitForEvent('download');
  await sale.getByRole('button', { name: 'Verkaufen und PDF öffnen' }).click();
  await downloading;
  const row = page.getByRole('list', { name: 'Gutscheine' }).locator(':scope > li');
  await expect(row).toContainText(`E‑Mail an jana@kunde.example geplant für ${german(berlinDay(9))}, 09:00`);

  await row.getByRole('button', { name: 'E‑Mail ändern …' }).click();
  const dialog = page.getByRole('dialog', { name: /^E‑Mail mit Gutschein/ });
  await dialog.getByLabel('Tag', { exact: true }).fill(german(berlinDay(12)));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Der Gutschein wird am ${german(berlinDay(12))} verschickt`)).toBeVisible();
  await row.getByRole('button', { name: 'E‑Mail ändern …' }).click();
  await dialog.getByLabel('Per E‑Mail senden').selectOption('Nicht mehr senden');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(row).toContainText('E‑Mail an jana@kunde.example nicht verschickt: Vom Studio aufgegeben');

  await row.getByRole('button', { name: 'E‑Mail ändern …' }).click();
  await dialog.getByLabel('Per E‑Mail senden').selectOption('An einem Tag');
  await dialog.getByLabel('Tag', { exact: true }).fill(german(berlinDay(12)));
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expect(row).toContainText('geplant für');
  await row.getByRole('button', { name: 'Sperren …' }).click();
  await page.getByRole('dialog').getByLabel('Grund').fill('Verloren');
  await page.getByRole('dialog').getByRole('button', { name: 'Sperren' }).click();
  await expect(row).toContainText('nicht verschickt: Der Gutschein kann nicht eingelöst werden');
});

for (const [theme, language, width] of crossings([
  ['light', 'de', 1280],
  ['dark', 'ru', 375],
  ['light', 'ru', 1280],
  ['dark', 'de', 375],
] as const)) {
  test(`the mails of vouchers are accessible and fit the page (${theme}, ${language}, ${width}) @whole`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const sale = { amount: 35, method: 'cash', recipient_name: 'Jana Kern' };
    const mail = { email: 'jana.mit.einem.sehr.langen.namen@kunde.example' };
    for (const more of [{ mail }, { mail: { ...mail, on: berlinDay(9) } }, {}]) {
      await studio.api('POST', '/api/admin/vouchers', { ...sale, ...more });
    }
    await studio.sql(`UPDATE message SET status = 'failed', attempts = 1, last_error = '550 5.1.1 no such user'
                      WHERE voucher_id IS NOT NULL AND send_at IS NULL`);
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('language', chosen.language);
        localStorage.setItem('admin_theme', chosen.theme);
      },
      { language, theme },
    );
    await enter(page, studio, '/admin/vouchers');
    const rows = page.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const shot = (name: string) =>
      process.env['SHOTS'] &&
      page.screenshot({ path: `.tmp/screenshots/voucher-${name}-${theme}-${language}-${width}.png`, fullPage: true });
    await shot('list');
    const label = language === 'de' ? 'E‑Mail ändern …' : 'Изменить письмо';
    await page.getByRole('button', { name: label }).first().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shot('change');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: language === 'de' ? 'Gutschein verkaufen' : 'Продать сертификат' }).click();
    const when = page.getByLabel(language === 'de' ? 'Per E‑Mail senden' : 'Отправить по e‑mail').last();
    await when.selectOption({ index: 2 });
    await when.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shot('sale');
  });
}
