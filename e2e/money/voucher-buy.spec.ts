import type { Page } from '@playwright/test';
import { signedEvent } from '../../src/features/payments/testing/signed-event.ts';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { crossings } from '../support/crossings.ts';
import { now } from '../support/dates.ts';
import { test } from '../support/paying-studio.ts';
import { hydrated, open } from '../support/public-site.ts';
import { expect, type Studio } from '../support/studio.ts';
import { withoutVouchers } from './vouchers.ts';

const sells = async (studio: Studio, vouchers_online_enabled = true): Promise<void> => {
  const { status } = await studio.api('PUT', '/api/admin/payments/settings', {
    current_password: studio.admin.password,
    vouchers_online_enabled,
  });
  expect(status).toBe(200);
};

/** The page of the provider, where the customer pays. */
const withPaymentPage = (page: Page): Promise<unknown> =>
  page.route('https://checkout.example/**', (route) => route.fulfill({ body: 'paying' }));

/** The provider sends an event. */
const report = async (studio: Studio, type: string, object: object): Promise<void> => {
  const { body, headers } = signedEvent(type, object, { secret: 'whsec_studio', at: now() });
  expect((await fetch(`${studio.url}/api/payments/webhook`, { method: 'POST', body, headers })).status).toBe(200);
};

const kindsOf = async (studio: Studio): Promise<string[]> => {
  const rows = await studio.sql('SELECT kind, to_address FROM message WHERE voucher_id IS NOT NULL ORDER BY kind');
  return rows.map(({ kind, to_address }) => `${kind} ${to_address}`);
};

test('a studio switches the sale of vouchers on, and a customer buys one for somebody else (VOU-08) @whole', async ({
  page,
  paying: { studio, provider },
}) => {
  await sells(studio, false);
  await withoutVouchers(studio);
  expect((await page.goto(`${studio.url}/voucher/buy`))?.status()).toBe(404);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gutschein' });
  await expect(link).toHaveCount(0);

  await enter(page, studio, '/admin/payments');
  await page.getByLabel('Gutscheine online verkaufen').check();
  await expect(page.getByLabel('Kleinster Betrag (€)')).toHaveValue('25');
  await page.getByLabel('Größter Betrag (€)').fill('400');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await withPaymentPage(page);
  await open(page, `${studio.url}/booking`);
  await link.click();
  await page.getByRole('main').getByRole('link', { name: 'Gutschein kaufen' }).click();
  await expect(page).toHaveURL(/\/voucher\/buy$/);
  await hydrated(page);
  await expectAccessible(page);
  const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await order.click();
  await expect(page.getByLabel('Betrag in Euro')).toBeFocused();
  await expect(page.getByText('Bitte geben Sie einen Betrag innerhalb dieser Grenzen ein.')).toBeVisible();
  await page.getByRole('button', { name: '50,00 €', exact: true }).click();
  await expect(page.getByLabel('Betrag in Euro')).toHaveValue('50');
  await page.getByLabel('Betrag in Euro').fill('75,5');
  await page.getByLabel('Für wen').fill('Jana');
  await page.getByLabel('Widmung').fill('Alles Gute!');
  await page.getByLabel('Direkt die beschenkte Person').check();
  await page.getByLabel('E‑Mail der beschenkten Person').fill('jana@kunde.example');
  await page.getByLabel('Ihr Name').fill('Vera Geber');
  await page.getByLabel('Ihre E‑Mail').fill('vera@kunde.example');
  const summary = page.locator('section').filter({ hasText: 'Ihre Bestellung' });
  await expect(summary).toContainText('Gutschein für Jana');
  await expect(summary).toContainText('75,50 €');
  await expect(summary).toContainText('Per E‑Mail an jana@kunde.example, sofort nach der Zahlung');
  await page.getByLabel('An einem Tag').check();
  await expect(summary).toContainText('Per E‑Mail an jana@kunde.example, an dem Tag, den Sie wählen');
  await page.getByLabel('Sofort').check();
  await expectNoSidewaysScroll(page);
  await order.click();
  await page.waitForURL('https://checkout.example/**');

  const session = provider.sessions.at(-1)!;
  expect(page.url()).toBe(session.url);
  const back = session.form.get('success_url') ?? '';
  await page.goto(back);
  await expect(page.getByRole('heading', { name: 'Noch nicht bezahlt' })).toBeVisible();
  await expectAccessible(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await page.waitForURL(session.url);
  session.pay();
  await page.goto(back);
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihren Kauf' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Gutschein über 75,50 €');
  await expectAccessible(page);
  await page.goto(`${studio.url}/voucher`);
  await expect(page.getByLabel('Gutscheincode')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gutschein kaufen' })).toBeVisible();
  expect(await kindsOf(studio)).toEqual(['voucher_bought vera@kunde.example', 'voucher_sent jana@kunde.example']);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${studio.url}/admin/vouchers`);
  const row = page.getByRole('listitem').filter({ hasText: 'Käufer: Vera Geber' });
  await row.getByText('Verlauf', { exact: true }).click();
  await expect(row).toContainText('online gekauft');
  await expect(row).toContainText('Verkauft online');
  await row.getByRole('button', { name: 'Verkauf zurücknehmen …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('gehen über den Zahlungsanbieter an den Käufer zurück');
  await dialog.getByLabel('Grund').fill('Widerruf');
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(row).toContainText('Zurückgenommen');
  await expect(row).toContainText('Erstattung: wird an den Zahlungsanbieter geschickt');
});

test('a customer orders in Russian, learns that the provider does not answer, and orders again with everything kept (VOU-08)', async ({
  page,
  paying: { studio, provider },
}) => {
  await sells(studio);
  await page.context().addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
  await withPaymentPage(page);
  await open(page, `${studio.url}/voucher/buy`);
  await hydrated(page);
  await page.getByRole('button', { name: '100,00 €', exact: true }).click();
  await page.getByLabel('Ваше имя').fill('Вера');
  await page.getByLabel('Ваш e‑mail').fill('vera2@kunde.example');
  provider.behave(500);
  const order = page.getByRole('button', { name: 'Заказать с обязательством оплаты' });
  await order.click();
  await expect(page.getByRole('alert')).toContainText('Не удалось отправить заказ');
  provider.behave('normal');
  await expect(page.getByLabel('Ваше имя')).toHaveValue('Вера');
  await order.click();
  await page.waitForURL('https://checkout.example/**');
  const session = provider.sessions.at(-1)!;
  expect(session.form.get('line_items[0][price_data][product_data][name]')).toBe('Подарочный сертификат');
  session.pay();
  // The event comes before the customer does.
  await report(studio, 'checkout.session.completed', session.describe());
  await page.goto(session.form.get('success_url') ?? '');
  await expect(page.getByRole('heading', { name: 'Спасибо за покупку' })).toBeVisible();
});

test('a payment that does not fit is shown above the vouchers until it is refunded (VOU-08) @whole', async ({
  page,
  paying: { studio, provider },
}) => {
  await sells(studio);
  const { body: ordered } = await studio.visit('POST', '/api/vouchers/orders', {
    amount: 60,
    buyer_name: 'Vera',
    buyer_email: 'vera3@kunde.example',
  });
  const session = provider.sessions.at(-1)!;
  session.pay();
  await report(studio, 'checkout.session.completed', { ...session.describe(), amount_total: 100 });
  await open(page, `${studio.url}/voucher/order/${(ordered as { order_id: string }).order_id}`);
  await expect(page.getByRole('heading', { name: 'Wir prüfen Ihre Zahlung' })).toBeVisible();
  await enter(page, studio, '/admin/vouchers');
  const notice = page.getByRole('region', { name: 'Zahlung ohne Gutschein' });
  await expect(notice).toContainText('Der bezahlte Betrag ist ein anderer.');
  await report(studio, 'refund.created', {
    id: 're_stray',
    amount: 100,
    status: 'succeeded',
    payment_intent: session.describe()['payment_intent'],
  });
  await expect(notice).toHaveCount(0);
});

for (const [language, width, theme] of crossings([
  ['de', 390, 'light'],
  ['ru', 1280, 'dark'],
  ['ru', 390, 'dark'],
  ['de', 1280, 'dark'],
  ['ru', 1280, 'light'],
] as const)) {
  test(`order, its end and the back office fit and are accessible, ${language}, ${width}, ${theme} (VOU-08) @whole`, async ({
    page,
    paying: { studio, provider },
  }) => {
    const shot = (name: string) =>
      process.env['SHOTS'] &&
      page.screenshot({ path: `.tmp/screenshots/voucher-${name}-${theme}-${language}-${width}.png`, fullPage: true });
    const looksRight = async (name: string): Promise<void> => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await shot(name);
    };
    await sells(studio);
    await page.setViewportSize({ width, height: 844 });
    await page.context().addCookies([{ name: 'language', value: language, url: studio.url }]);
    await open(page, `${studio.url}/voucher/buy`);
    await page.locator('input[name=to][value=recipient]').check();
    await page.locator('input[name=when][value=on]').check();
    await page.locator('input[name=amount]').fill('120,50');
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('input[name=recipient_email]')).toBeFocused();
    await looksRight('buy');

    const buy = async (email: string, paid: object = {}): Promise<string> => {
      const order = { amount: 60, buyer_name: 'Vera', buyer_email: email };
      const { body } = await studio.visit('POST', '/api/vouchers/orders', order);
      const session = provider.sessions.at(-1)!;
      session.pay();
      await report(studio, 'checkout.session.completed', { ...session.describe(), ...paid });
      return (body as { order_id: string }).order_id;
    };
    const id = await buy('vera4@kunde.example');
    await open(page, `${studio.url}/voucher/order/${id}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/Vielen Dank|Спасибо/);
    await looksRight('bought');

    await studio.api('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Widerruf', undo_sale: true });
    await buy('vera5@kunde.example', { amount_total: 100 });
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('language', chosen.language);
        localStorage.setItem('admin_theme', chosen.theme);
      },
      { language, theme },
    );
    await enter(page, studio, '/admin/vouchers');
    await expect(page.getByText(/^(?:Erstattung: wird|Возврат: отправляется)/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: /Zahlung ohne Gutschein|Оплата без сертификата/ })).toBeVisible();
    await looksRight('online-list');
    await page.goto(`${studio.url}/admin/payments`);
    await expect(page.locator('input[name=voucher_least]')).toBeVisible();
    await looksRight('online-settings');
  });
}
