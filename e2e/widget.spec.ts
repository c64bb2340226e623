import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { customer } from './public-site.ts';
import { expect, type Studio, test } from './studio.ts';
import { headings, takePayments } from './wizard.ts';

// A click inside a frame targets a position on the screen, and a frame that grows or scrolls moves its content
// meanwhile. So clicks are used only where nothing moves, and keys everywhere else. axe runs last: it opens a page of
// its own, and later clicks into cross-origin frames no longer arrive.

const websites: Server[] = [];
test.afterAll(() => void websites.map((server) => server.close()));
test.afterEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('widget', 'payments')`));

interface Site {
  readonly language?: 'de' | 'ru';
  /** '127.0.0.1': same site as the studio, like www.studio.de and termine.studio.de; otherwise cross-site. */
  readonly host?: '127.0.0.1' | 'localhost';
  /** Further directives of the website's content security policy. */
  readonly policy?: string;
}

/**
 * A website of another origin than the studio, with a strict content security policy and a widget for each of `tags`.
 */
const website = async (studio: Studio, tags: readonly string[], site: Site = {}): Promise<string> => {
  const { language = 'de', host = 'localhost', policy = '' } = site;
  const strict = `default-src 'none'; script-src ${studio.url}; frame-src ${studio.url}; base-uri 'none'; ${policy}`;
  const scripts = tags.map((tag) => `<p><script src="${studio.url}/widget.js" ${tag}></script></p>`).join('\n');
  const page = `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Fotos</title>
    <main><h1>Fotos</h1>${scripts}<p>Nachher</p></main></html>`;
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': strict })
      .end(page),
  );
  websites.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
};

const allow = async (studio: Studio, ...origins: string[]) => {
  const saved = await studio.api('PUT', '/api/admin/widget', { origins });
  expect(saved.body).toEqual({ origins });
};

const wizardIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Termin buchen"]');
const arrived = (frame: FrameLocator) => expect(frame.locator('html[data-ready]')).toBeAttached();
const next = (frame: FrameLocator) => frame.getByRole('button', { name: 'Weiter', exact: true }).press('Enter');
const choose = (frame: FrameLocator, name: string) => frame.getByRole('radio', { name, exact: true }).press('Space');

/** Continues from the photographers to the last step. */
const walkOn = async (frame: FrameLocator): Promise<void> => {
  await choose(frame, 'Anna Lindner');
  await next(frame);
  await frame.locator('button[data-free]').last().press('Enter');
  await frame.locator('input[name=slot]').first().press('Space');
  await next(frame);
  await frame.locator('input[name=name]').fill(customer.name);
  await frame.locator('input[name=email]').fill(customer.email);
  await frame.locator('input[name=phone]').fill(customer.phone);
  await frame.locator('input[name=consent]').press('Space');
  await next(frame);
  await expect(frame.getByRole('heading', { name: headings.de[3] })).toBeFocused();
};

/** By how many px the framed page overflows. */
const overflowOf = async (page: Page): Promise<number> =>
  (await page.frames()[1]?.evaluate(() => document.body.getBoundingClientRect().height - innerHeight)) ?? Number.NaN;
const fits = (page: Page) => expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

test('a customer books on the studio’s own website, on a phone that keeps nothing for frames', async ({
  page,
  studio,
}) => {
  const host = await website(studio, ['data-height="900"']);
  await allow(studio, host);
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    if (window.top !== window) {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
      Object.defineProperty(document, 'cookie', { get, set: get });
      return;
    }
    const shifts: number[] = [];
    const names = new Set(Object.getOwnPropertyNames(window));
    const added = () => Object.getOwnPropertyNames(window).filter((name) => !names.has(name) && !/^\d+$/.test(name));
    Object.assign(document, { shifts, added });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(host);
  const frame = wizardIn(page);
  await arrived(frame);
  await fits(page);
  const seen = await page.evaluate(() => {
    const { shifts, added } = document as unknown as { shifts: number[]; added: () => string[] };
    return { shifts, added: added() };
  });
  expect(seen, 'nothing has moved, and no name is left behind').toEqual({ shifts: [], added: [] });
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  const photographers = frame.getByRole('heading', { name: 'Wer soll fotografieren?' });
  await frame
    .locator('label[data-card]')
    .filter({ has: frame.getByRole('radio', { name: 'Porträtshooting', exact: true }) })
    .click();
  await expect(photographers, 'the website scrolls to what comes next').toBeInViewport();
  await walkOn(frame);
  await fits(page);
  await expect(frame.getByRole('heading', { name: headings.de[3] })).toBeInViewport();
  await frame.getByRole('button', { name: 'Buchung bestätigen' }).press('Enter');
  await expect(frame.getByText(/FB-[A-Z0-9]{8}/).first()).toBeVisible();
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await fits(page);
  expect(page.url()).toBe(`${host}/`);
  expect(complaints).toEqual([]);
  await expectAccessible(page);
});

test('two buttons open windows of their own: Escape closes, the focus goes back, and nothing is lost', async ({
  page,
  studio,
}) => {
  const [one, other] = (await studio.visit('GET', '/api/services')).body as { id: string }[];
  const tags = [`data-service="${one?.id}" async`, `data-service="${other?.id}" data-label="Семья" async`];
  const host = await website(
    studio,
    tags.map((tag) => `data-mode="button" ${tag}`),
    { language: 'ru', host: '127.0.0.1' },
  );
  await allow(studio, host);
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    // The visitor has used the studio's own pages before, in another language.
    if (window.top !== window) localStorage.setItem('language', 'de');
  });
  await page.goto(host);
  const first = page.getByRole('button', { name: 'Записаться' });
  const second = page.getByRole('button', { name: 'Семья' });
  const dialog = page.getByRole('dialog', { name: 'Запись на съёмку' });
  const frame = dialog.frameLocator('iframe[title="Запись на съёмку"]');
  const photographer = frame.locator('input[name=photographer]').first();
  const shows = async (service: string | undefined) => {
    await expect(frame.locator('html[data-ready][lang=ru]')).toBeAttached();
    await expect(frame.locator(`input[value="${service}"]`)).toBeChecked();
  };
  await expect(second).toBeVisible();
  expect(page.frames(), 'nothing is loaded before somebody wants it').toHaveLength(1);

  await first.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await shows(one?.id);
  await photographer.press('Space');
  await photographer.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();

  await second.press('Enter');
  await shows(other?.id);
  await expect(photographer).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Закрыть' }).press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();

  await first.press('Enter');
  await expect(photographer, 'as it was left').toBeChecked();
  await page.reload();
  await first.press('Enter');
  await shows(one?.id);
  await expect(photographer, 'also after a reload').toBeChecked();
  expect(complaints).toEqual([]);
  await expectAccessible(page);
});

test('a payment takes the whole window; where the website forbids that, it is a link to a new one', async ({
  page,
  studio,
}) => {
  const host = await website(studio, ['']);
  const sandboxed = await website(studio, [''], {
    policy: 'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  });
  await allow(studio, host, sandboxed);
  await takePayments(studio);
  const checkout = `${studio.url}/contact?paid`;
  await page.route('**/api/payments/create-checkout-session/*', (route) =>
    route.fulfill({ json: { checkout_url: checkout } }),
  );
  for (const origin of [host, sandboxed]) {
    await page.goto(origin);
    const frame = wizardIn(page);
    await arrived(frame);
    await choose(frame, 'Porträtshooting');
    await walkOn(frame);
    await frame.getByRole('button', { name: 'Weiter zur Zahlung' }).press('Enter');
    if (origin === host) {
      await page.waitForURL(checkout);
    } else {
      const opened = page.waitForEvent('popup');
      await frame.getByRole('link', { name: /^Zahlung in neuem Tab öffnen/ }).press('Enter');
      await (await opened).waitForURL(checkout);
    }
  }
});

test('a website that may not show it offers a way to it instead (SRV-67)', async ({ page, studio }) => {
  const [friend, stranger] = [await website(studio, ['']), await website(studio, [''])];
  await allow(studio, friend);
  await page.clock.install();
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(stranger);
  await refused;
  const link = page.getByRole('link', { name: 'Termin buchen' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return link.count();
    })
    .toBe(1);
  await expect(link).toHaveAttribute('href', `${studio.url}/booking?language=de`);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the script is small', async ({ studio }) => {
  const response = await fetch(`${studio.url}/widget.js`);
  expect(gzipSync(await response.text()).length).toBeLessThan(3000);
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
  await demo.getByRole('button', { name: 'Записаться' }).press('Enter');
  const wizard = demo.frameLocator('iframe[title="Запись на съёмку"]');
  await expect(wizard.locator('html[data-ready][lang=ru]')).toBeAttached();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  await expectAccessible(page);
});
