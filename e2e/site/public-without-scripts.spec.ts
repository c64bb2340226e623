import { saveSetting } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('without JavaScript', () => {
  for (const [language, words, contact] of [
    ['de-DE', 'Die Buchung braucht JavaScript', 'Kontaktseite'],
    ['ru-RU', 'Для записи нужен JavaScript', 'Страница контактов'],
  ] as const) {
    test(`/booking explains in ${language} other ways to book (PUB-103)`, async ({ browser, studio }) => {
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
