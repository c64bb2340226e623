import { saveSetting } from '../support/public-site.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';

const company = {
  company_name: 'Studio Licht',
  company_phone: '+49 30 5550100',
  company_email: 'hallo@studio.example',
};
const ways = ['tel:+49305550100', `mailto:${company.company_email}`];

test('without JavaScript /booking explains other ways to book, in both languages (PUB-103)', async ({
  browser,
  studio,
}) => {
  await saveSetting(studio, 'company', company);
  afterThisTest(async () => void (await studio.sql(`DELETE FROM setting WHERE name = 'company'`)));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/booking');
  // Role locators do not find elements within noscript.
  const way = (href: string) => page.locator(`noscript a[href="${href}"]`);
  await expect(page.locator('noscript p').first()).toBeVisible();
  expect(await page.locator('noscript').innerText()).toContain('Die Buchung braucht JavaScript');
  for (const href of ways) await expect(way(href)).toBeVisible();
  expect(await way('/contact').innerText()).toBe('Kontaktseite');
  await way('/contact').click();
  await expect(page).toHaveURL('/contact');
  await context.close();

  const russian = await fetch(`${studio.url}/booking`, { headers: { 'accept-language': 'ru-RU' } });
  const [, said = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await russian.text()) ?? [];
  expect(said).toContain('Для записи нужен JavaScript');
  for (const href of [...ways, '/contact']) expect(said).toContain(`href="${href}"`);
  expect(said).toContain('Страница контактов');
});
