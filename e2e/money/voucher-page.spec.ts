import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { consoleErrorsOf, hydrated, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { redeem, storeVoucher, withoutVouchers } from './vouchers.ts';

test.beforeEach(({ studio }) => withoutVouchers(studio));

test('a studio that never sold a voucher has no page of vouchers and no link to it (VOU-01) @whole', async ({
  page,
  studio,
}) => {
  expect((await page.goto('/voucher'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gutschein' });
  await expect(link).toHaveCount(0);
  await storeVoucher(studio);
  await open(page, '/booking');
  await link.click();
  await expect(page).toHaveURL(/\/voucher$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Gutschein');
});

test('the page is neither cached nor listed by search engines, and needs no exception from the policy (VOU-01) @whole', async ({
  page,
  studio,
}) => {
  await storeVoucher(studio);
  const response = await page.goto('/voucher');
  const headers = response?.headers() ?? {};
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).not.toContain('unsafe');
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain('rel="canonical"');
  expect(html.match(/ style="/g)).toBeNull();
  expect((await studio.visit('GET', '/sitemap.xml')).body).not.toContain('voucher');
});

test('a code typed in any way shows what is left, until when, and each day and amount (VOU-01) @whole', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const { id, code } = await storeVoucher(studio);
  await redeem(studio, id, 4550, '2026-07-09');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/voucher');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  const field = page.getByLabel('Gutscheincode');
  await field.focus();
  await page.keyboard.type((code.match(/.{4}/g) ?? []).join(' ').toLowerCase());
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: `Gutschein mit der Endung ${code.slice(-4)}` });
  await expect(card).toContainText('14,50 €');
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card).toContainText('von 60,00 € noch übrig');
  await expect(card).toContainText('Gültig bis 31.12.2099');
  const entries = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem');
  await expect(entries).toHaveText([
    /Gekauft03\.06\.2026\+60,00 €Rest 60,00 €/,
    /Eingelöst09\.07\.2026−45,50 €Rest 14,50 €/,
  ]);
  await expect(page.getByRole('link', { name: 'Termin buchen' })).toHaveAttribute('href', '/booking');
  await expect(page.locator('body')).not.toContainText(/FB-GEHEIM23|Vera|Jana|Alles Gute/);
  await expect(page.locator('body')).not.toContainText(code.slice(0, 8));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anderen Gutschein ansehen' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  expect(errors).toEqual([]);
});

test('the address of a QR code shows the voucher at once, and the code gets into no address and no log (VOU-02) @whole', async ({
  page,
  studio,
}) => {
  const { code } = await storeVoucher(studio);
  const other = await storeVoucher(studio, { cents: 2500 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(JSON.stringify([request.url(), request.headers()])));
  const printed = (code.match(/.{4}/g) ?? []).join('-');
  await open(page, `/voucher#${printed}`);
  const card = page.getByRole('region', { name: /^Gutschein mit der Endung/ });
  await expect(card).toContainText('60,00 €');
  expect(new URL(page.url()).hash).toBe('');
  // Another one, in the same tab.
  await page.evaluate((fragment) => void (location.hash = fragment), other.code);
  await expect(card).toContainText('25,00 €');
  expect(new URL(page.url()).hash).toBe('');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((one) => one.includes(printed) || one.includes(code) || one.includes(other.code))).toEqual([]);
  expect(studio.output()).not.toContain(printed);
  await page.reload();
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('');
});

test('sent before the page is ready, the form puts no code into the address (VOU-02)', async ({ browser, studio }) => {
  await storeVoucher(studio);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url });
  const page = await context.newPage();
  await page.goto('/voucher');
  expect(await page.locator('noscript').innerText()).toContain('Diese Seite braucht JavaScript.');
  await page.getByLabel('Gutscheincode').fill('ABCD-EFGH-JKLM-NPQR');
  await page.getByRole('button', { name: 'Guthaben ansehen' }).click();
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('');
  expect(page.url()).not.toContain('ABCD');
  await context.close();
});

test('what is typed before the page is ready counts (VOU-01) @whole', async ({ page, studio }) => {
  const { code } = await storeVoucher(studio);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/voucher', { waitUntil: 'commit' });
  await page.getByLabel('Gutscheincode').fill(code);
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Guthaben ansehen' }).click();
  await expect(page.getByRole('region', { name: /^Gutschein mit der Endung/ })).toBeVisible();
  await page.unrouteAll();
});

test('an unknown and a mistyped code get the same sentence at the field, and what was typed stays (VOU-02) @whole', async ({
  page,
  studio,
}) => {
  await storeVoucher(studio);
  await open(page, '/voucher');
  const field = page.getByLabel('Gutscheincode');
  const submit = page.getByRole('button', { name: 'Guthaben ansehen' });
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/Bitte geben Sie den Code ein\./);
  for (const code of ['ZZZZ-ZZZZ-ZZZZ-ZZZZ', 'ZZZZ', '\u0001ZZZZ']) {
    await field.fill(code);
    await submit.click();
    await expect(field).toHaveAccessibleDescription(
      /Diesen Gutschein gibt es nicht\. Bitte prüfen Sie den Code noch einmal\.$/,
    );
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(code);
    await field.fill('');
  }
  await expectAccessible(page);
});

test('after too many unknown codes the page says so, also for a known one (VOU-02) @whole', async ({
  page,
  studio,
}) => {
  const { code } = await storeVoucher(studio);
  await open(page, '/voucher#ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  const field = page.getByLabel('Gutscheincode');
  await expect(field).toHaveAccessibleDescription(/gibt es nicht/);
  await studio.sql('UPDATE voucher_try SET tries = 20');
  await field.fill(code);
  await page.getByRole('button', { name: 'Guthaben ansehen' }).click();
  await expect(field).toHaveAccessibleDescription(/Das waren zu viele Versuche\./);
});

for (const [name, voucher, cents, words] of [
  ['blocked', { blocked: true }, 0, 'Der Gutschein ist gesperrt'],
  ['over', { until: '2026-06-30' }, 0, 'Er galt bis 30.06.2026.'],
  ['used', {}, 6000, 'Der Gutschein ist ganz eingelöst.'],
] as const) {
  test(`a voucher that is ${name} says so in plain words, without a way to book with it (VOU-01) @whole`, async ({
    page,
    studio,
  }) => {
    const { id, code } = await storeVoucher(studio, voucher);
    if (cents > 0) await redeem(studio, id, cents, '2026-07-09');
    await open(page, `/voucher#${code}`);
    await expect(page.getByRole('region', { name: /^Gutschein mit der Endung/ })).toContainText(words);
    await expect(page.getByRole('link', { name: 'Nachricht schreiben' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Termin buchen' })).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('Änne');
    await expectAccessible(page);
  });
}

for (const width of [320, 390, 1280]) {
  test(`in Russian and at ${width} px nothing is cut off (VOU-01) @whole`, async ({ page, studio, context }) => {
    const { id, code } = await storeVoucher(studio, { cents: 1_000_000 });
    await redeem(studio, id, 999_999, '2026-07-09');
    await page.setViewportSize({ width, height: 844 });
    await context.addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
    await open(page, '/voucher');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваш сертификат');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel('Код сертификата').fill(code);
    await page.getByRole('button', { name: 'Узнать остаток' }).click();
    await expect(page.getByText('осталось из 10.000,00')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByText('von 10.000,00 € noch übrig')).toBeVisible();
  });
}
