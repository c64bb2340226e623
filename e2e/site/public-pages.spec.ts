import { bookSomething, consoleErrorsOf, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('public pages', () => {
  test('the home page lists services and links to the booking (PUB-001, AMB-006)', async ({ page, studio }) => {
    const errors = consoleErrorsOf(page);
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Termin buchen' }).first()).toHaveAttribute('href', '/booking');
    const services = (await studio.visit('GET', '/api/services')).body as { id: string; name_de: string }[];
    const shown = page.getByRole('region', { name: 'Unsere Shootings' }).getByRole('article');
    await expect(shown).toHaveCount(Math.min(services.length, 6));
    await expect(shown.first().getByRole('link', { name: /^Termin buchen: / })).toHaveAttribute(
      'href',
      `/booking?service=${services[0]?.id}`,
    );
    await expect(shown.first()).toContainText(/ab \d[\d.]*,\d\d\s€/);
    expect(errors).toEqual([]);
  });

  test('the footer of every page links to privacy, terms and contact (PUB-008..011)', async ({ page, studio }) => {
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

  test('pages are readable without JavaScript @whole', async ({ browser, studio }) => {
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
