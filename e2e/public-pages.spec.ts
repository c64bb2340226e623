import { bookSomething, complaintsOf, open, saveSetting } from './public-site.ts';
import { expect, test } from './studio.ts';

test.describe('the way around', () => {
  test('the home page offers services and leads into the booking (PUB-001, AMB-006)', async ({ page, studio }) => {
    const complaints = complaintsOf(page);
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Termin buchen' }).first()).toHaveAttribute('href', '/booking');
    const services = (await studio.visit('GET', '/api/services')).body as { id: string; name_de: string }[];
    const shown = page.getByRole('region', { name: 'Unsere Shootings' }).getByRole('article');
    await expect(shown).toHaveCount(Math.min(services.length, 6));
    await expect(shown.first().getByRole('link')).toHaveAttribute('href', `/booking?service=${services[0]?.id}`);
    await expect(shown.first()).toContainText(/ab \d[\d.]*,\d\d\s€/);
    expect(complaints).toEqual([]);
  });

  test('the footer of every page leads to privacy, terms and contact (PUB-008..011)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    const cancel = `/cancel/${booked.booking_id}?token=${booked.cancel_token}`;
    for (const path of ['/', '/privacy', `/booking/success/${booked.booking_id}`, cancel]) {
      await open(page, path);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/privacy');
      await expect(footer.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/terms');
      await expect(footer.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/contact');
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  });

  test('privacy, terms and contact are written from the settings (AMB-007)', async ({ page, studio }) => {
    const company = {
      company_name: 'Studio Lindenhof',
      company_address: 'Lindenstraße 12, 10969 Berlin',
      company_email: 'hallo@lindenhof.example',
      company_phone: '+49 30 1234567',
      company_website: 'https://lindenhof.example/',
    };
    await saveSetting(studio, 'company', company);
    const { cancel_window_hours: hours } = (await studio.visit('GET', '/api/calendar/settings')).body;
    await open(page, '/terms');
    await expect(page.getByText(`bis ${hours} Stunden vor Beginn`)).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Studio Lindenhof');
    await open(page, '/privacy');
    await expect(page.getByRole('article')).toContainText('hallo@lindenhof.example');
    await open(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: company.company_email })).toHaveAttribute(
      'href',
      'mailto:hallo@lindenhof.example',
    );
    await expect(main.getByRole('link', { name: company.company_phone })).toHaveAttribute('href', 'tel:+49301234567');
    await expect(main.getByRole('link', { name: 'lindenhof.example', exact: true })).toHaveAttribute(
      'href',
      'https://lindenhof.example/',
    );
    await expect(main.getByText(company.company_address).first()).toBeVisible();
    await saveSetting(studio, 'company', {});
  });

  test('every other address is a page that was not found (PUB-012..014, AMB-008, ERR-005)', async ({ page }) => {
    for (const path of ['/nope', '/a/b/c', '/booking/nope', '/booking/success', '/privacy/x', '/%E0%A4%A']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(path.includes('%') ? 400 : 404);
      if (path.includes('%')) continue;
      await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
      await expect(page.getByText('Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.')).toBeVisible();
    }
  });

  test('the not-found page leads back and home (PUB-013)', async ({ page }) => {
    await open(page, '/contact');
    await open(page, '/nope');
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page).toHaveURL('/contact');
    await open(page, '/nope');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
  });

  test('every public address survives a reload (PUB-015)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    const success = `/booking/success/${booked.booking_id}`;
    for (const path of ['/', '/privacy', '/terms', '/contact', success, `/cancel/${booked.booking_id}?token=x`]) {
      await open(page, path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '?');
    }
  });

  test('unknown addresses of the API and of files are no pages (AMB-008, SRV-69)', async ({ studio }) => {
    const api = await studio.visit('GET', '/api/nope');
    expect(api.status).toBe(404);
    expect(api.body).toHaveProperty('detail');
    expect((await studio.visit('GET', '/assets/public/nope.js')).status).toBe(404);
    expect((await studio.visit('GET', '/uploads/nope.png')).status).toBe(404);
  });

  test('the back office is served at its addresses and nowhere else (AMB-008)', async ({ studio }) => {
    expect((await studio.visit('GET', '/admin/login')).status).toBe(200);
    expect((await studio.visit('GET', '/admin/calendar/settings')).status).toBe(200);
    expect((await studio.visit('GET', '/admin/nope')).status).toBe(404);
  });

  test('pages can be read without JavaScript', async ({ browser, studio }) => {
    const booked = await bookSomething(studio);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'AGB' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen');
    await page.goto(`/booking/success/${booked.booking_id}`);
    await expect(page.getByText(booked.confirmation_code)).toBeVisible();
    await context.close();
  });
});

test('a page that fails while it is drawn says so and can be loaded again (ERR-003)', async ({ page }) => {
  await page.route('/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"sections":[', '"sections":null,"damaged":[');
    await route.fulfill({ response, body });
  });
  await page.goto('/terms');
  await expect(page.getByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
  await page.unroute('/terms');
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen');
});

test('pages of a person are compressed unless their address repeats what others may have written (SRV-67)', async ({
  page,
  studio,
}) => {
  const booked = await bookSomething(studio);
  const own = [`/booking/success/${booked.booking_id}`, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`];
  for (const path of own) expect((await page.goto(path))?.headers()['content-encoding']).toMatch(/br|gzip/);
  for (const path of [`${own[0]}?x=1`, `${own[1]}&x=1`]) {
    expect((await page.goto(path))?.headers()['content-encoding'], path).toBeUndefined();
  }
});

test.describe('without JavaScript', () => {
  for (const [language, words, contact] of [
    ['de-DE', 'Die Buchung braucht JavaScript', 'Kontaktseite'],
    ['ru-RU', 'Для записи нужен JavaScript', 'Страница контактов'],
  ] as const) {
    test(`/booking says in ${language} how to book all the same (PUB-103)`, async ({ browser, studio }) => {
      const company = {
        company_name: 'Studio Licht',
        company_phone: '+49 30 5550100',
        company_email: 'hallo@studio.example',
      };
      await saveSetting(studio, 'company', company);
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url, locale: language });
      const page = await context.newPage();
      await page.goto('/booking');
      // Role locators do not find elements within noscript.
      const way = (href: string) => page.locator(`noscript a[href="${href}"]`);
      await expect(page.locator('noscript p').first()).toBeVisible();
      expect(await page.locator('noscript').innerText()).toContain(words);
      for (const href of ['tel:+49305550100', `mailto:${company.company_email}`]) await expect(way(href)).toBeVisible();
      expect(await way('/contact').innerText()).toBe(contact);
      await way('/contact').click();
      await expect(page).toHaveURL('/contact');
      await context.close();
      await studio.sql(`DELETE FROM setting WHERE name = 'company'`);
    });
  }
});

test('pages of a person are kept by nobody and found by nobody (SRV-66)', async ({ page, studio }) => {
  const booked = await bookSomething(studio);
  const cancel = `/cancel/${booked.booking_id}?token=${booked.cancel_token}`;
  for (const path of [`/booking/success/${booked.booking_id}`, cancel, `/booking${cancel}`]) {
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toBe('no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(response?.headers()['referrer-policy']).toMatch(/no-referrer|same-origin/);
  }
  const robots = (await studio.visit('GET', '/robots.txt')).body as string;
  expect(robots).toContain('/sitemap.xml');
  const sitemap = (await studio.visit('GET', '/sitemap.xml')).body as string;
  expect(sitemap).toContain(`<loc>${studio.url}/privacy</loc>`);
  expect(sitemap).not.toMatch(/cancel|success|admin/);
});

test('nothing of the inside is to be had: sources, settings, tools (A11)', async ({ studio }) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/app/server/main.ts',
    '/dist/server/main.js',
    '/server/main.js',
    '/assets/build-id',
    '/assets/public/manifest.json',
    '/data/secret.key',
    '/dev/live',
    '/debug',
    '/phpmyadmin',
    '/api/debug',
    '/api/admin/setup',
    '/api/admin/auth/register',
  ])
    expect([path, (await studio.visit('GET', path)).status]).toEqual([path, 404]);
  const page = (await studio.visit('GET', '/')).body as string;
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  expect(script).not.toBe('');
  expect((await studio.visit('GET', script)).body).not.toContain('sourceMappingURL');
  expect((await studio.visit('GET', `${script}.map`)).status).toBe(404);
});
