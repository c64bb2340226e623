import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { customer } from './public-site.ts';
import { expect, type Studio, test } from './studio.ts';
import { headings } from './wizard.ts';

/** Somebody's website: another host than the studio's, and as strict as its policy can be. */
interface Website {
  readonly origin: string;
  readonly close: () => void;
}
const websites: Server[] = [];
test.afterAll(() => void websites.map((server) => server.close()));

const website = async (studio: Studio, tag: string, language = 'de'): Promise<Website> => {
  const policy = `default-src 'none'; script-src ${studio.url}; frame-src ${studio.url}; base-uri 'none'`;
  const page = `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Fotos</title>
    <main><h1>Fotos</h1><p>Vorher</p><script src="${studio.url}/widget.js" ${tag}></script><p id="after">Nachher</p></main></html>`;
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page),
  );
  websites.push(server);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

const allow = async (studio: Studio, ...origins: string[]) => {
  const saved = await studio.api('PUT', '/api/admin/widget', { origins });
  expect(saved.body).toEqual({ origins });
};
test.afterEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('widget', 'payments')`));

const title = (step: 1 | 2 | 3 | 4) => headings.de[step - 1] as string;
const wizardIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Termin buchen"]');
const next = (frame: FrameLocator) => frame.getByRole('button', { name: 'Weiter', exact: true }).click();

const walkToConfirmation = async (frame: FrameLocator): Promise<void> => {
  await expect(frame.locator('html[data-ready]')).toBeAttached();
  // By keyboard: while the frame grows with the photographers that appear, everything in it is on the move.
  await frame.getByRole('radio', { name: 'Porträtshooting', exact: true }).press('Space');
  await frame.getByRole('radio', { name: 'Anna Lindner', exact: true }).press('Space');
  await next(frame);
  await frame.locator('button[data-free]').last().click();
  await frame
    .locator('label')
    .filter({ has: frame.locator('input[name=slot]') })
    .first()
    .click();
  await next(frame);
  await frame.locator('input[name=name]').fill(customer.name);
  await frame.locator('input[name=email]').fill(customer.email);
  await frame.locator('input[name=phone]').fill(customer.phone);
  await frame.locator('input[name=consent]').check();
  await next(frame);
  await expect(frame.getByRole('heading', { name: title(4) })).toBeFocused();
};

test('a customer books on the studio’s own website, on a phone, in a frame as high as the wizard', async ({
  page,
  studio,
}) => {
  const host = await website(studio, 'data-height="900"');
  await allow(studio, host.origin);
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    const shifts: number[] = ((globalThis as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(host.origin);
  const frame = wizardIn(page);
  await expect(frame.locator('html[data-ready]')).toBeAttached();
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await walkToConfirmation(frame);
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  await expect
    .poll(() => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(-1);
  await frame.getByRole('button', { name: 'Buchung bestätigen' }).click();
  await expect(frame.getByText(/FB-[A-Z0-9]{8}/).first()).toBeVisible();
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  expect(page.url()).toBe(`${host.origin}/`);
  expect(complaints).toEqual([]);
});

/** How much of the page in the frame does not fit into it, px. */
const overflowOf = async (page: Page): Promise<number> =>
  (await page.frames()[1]?.evaluate(() => document.body.getBoundingClientRect().height - innerHeight)) ?? Number.NaN;

test('a button opens it in a window: service chosen, Escape closes, the focus goes back, and nothing is lost', async ({
  page,
  studio,
}) => {
  const [service] = (await studio.visit('GET', '/api/services')).body as { id: string }[];
  const host = await website(studio, `data-mode="button" data-service="${service?.id}" async`, 'ru');
  await allow(studio, host.origin);
  const complaints = complaintsOf(page);
  await page.goto(host.origin);
  const button = page.getByRole('button', { name: 'Записаться' });
  await expect(button).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Запись на съёмку' });
  const frame = page.frameLocator('iframe[title="Запись на съёмку"]');
  await expect(frame.locator('html[data-ready][lang=ru]')).toBeAttached();
  await expect(frame.locator(`input[value="${service?.id}"]`)).toBeChecked();
  await expectAccessible(page);
  const photographer = frame.locator('input[name=photographer]').first();
  await photographer.check({ force: true });
  await photographer.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(photographer).toBeChecked();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a payment takes the whole window', async ({ page, studio }) => {
  const host = await website(studio, '');
  await allow(studio, host.origin);
  await page.route('**/api/payments/service-config/*', (route) =>
    route.fulfill({
      json: { requires_prepayment: true, payment_amount: 50, prepayment_percentage: 50, is_individual_payment: false },
    }),
  );
  await page.route('**/api/admin/payments/public-config', (route) =>
    route.fulfill({ json: { stripe_enabled: true, enable_prepayment: true } }),
  );
  await page.route('**/api/payments/create-checkout-session/*', (route) =>
    route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }),
  );
  await page.goto(host.origin);
  const frame = wizardIn(page);
  await walkToConfirmation(frame);
  await frame.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await page.waitForURL(`${studio.url}/contact?paid`);
});

test('SRV-67: other websites may not show it, and offer a way to it instead; nobody may show anything else', async ({
  page,
  studio,
}) => {
  const [friend, stranger] = [await website(studio, ''), await website(studio, '')];
  const framedBy = async (path: string) => {
    const { headers } = await fetch(studio.url + path);
    return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  expect(await framedBy('/booking')).toBe("'none'");
  expect((await studio.visit('GET', '/widget/demo')).status).toBe(404);
  await allow(studio, friend.origin);
  expect(await framedBy('/booking')).toBe(`'self' ${friend.origin}`);
  for (const path of ['/', '/cancel', '/contact', '/admin', '/admin/widget', '/nope', '/api/services'])
    expect(await framedBy(path), path).toBe("'none'");
  await page.clock.install();
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(stranger.origin);
  await refused;
  await page.clock.fastForward(10_000);
  const link = page.getByRole('link', { name: 'Termin buchen' });
  await expect(link).toHaveAttribute('href', `${studio.url}/booking?language=de`);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the script is small, and any website may load it', async ({ studio }) => {
  const answer = await fetch(`${studio.url}/widget.js`);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(gzipSync(await answer.text()).length).toBeLessThan(3000);
});

test('the studio allows its website, copies the line for it and sees what comes of it', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Auf der eigenen Website einbinden' }).click();
  await expect(page.getByText('Die Vorschau erscheint, sobald')).toBeVisible();
  const addresses = page.getByLabel('Adressen Ihrer Website');
  await addresses.fill('https://*.studio.de');
  await expect(page.getByText('Das ist keine Adresse einer Website: https://*.studio.de')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await addresses.fill('www.studio.de/termine\n\nhttp://localhost:8080/');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(addresses).toHaveValue('https://www.studio.de\nhttp://localhost:8080');
  await page.getByLabel('Darstellung').selectOption('Ein Knopf, der die Buchung öffnet');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Русский');
  await expect(page.getByLabel('Zeile zum Einfügen')).toHaveValue(
    `<script src="${studio.url}/widget.js" data-mode="button" data-language="ru" async></script>`,
  );
  const demo = page.frameLocator('iframe[title="Vorschau einer Website mit der Buchung"]');
  await demo.getByRole('button', { name: 'Записаться' }).click();
  const wizard = demo.frameLocator('iframe[title="Запись на съёмку"]');
  await expect(wizard.locator('html[data-ready][lang=ru]')).toBeAttached();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});
