import { saveSetting } from '../support/public-site.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';

const company = {
  company_name: 'Studio Licht',
  company_phone: '+49 30 5550100',
  company_email: 'hallo@studio.example',
};
const ways = ['tel:+49305550100', `mailto:${company.company_email}`, '/contact'];

// As the server answers it: whether a browser shows what is within noscript is not up to the page.
test('without JavaScript /booking explains other ways to book, in both languages (PUB-103)', async ({ studio }) => {
  await saveSetting(studio, 'company', company);
  afterThisTest(async () => void (await studio.sql(`DELETE FROM setting WHERE name = 'company'`)));
  for (const [language, reason, contact] of [
    ['de-DE', 'Die Buchung braucht JavaScript', 'Kontaktseite'],
    ['ru-RU', 'Для записи нужен JavaScript', 'Страница контактов'],
  ] as const) {
    const page = await fetch(`${studio.url}/booking`, { headers: { 'accept-language': language } });
    const [, said = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await page.text()) ?? [];
    expect(said).toContain(reason);
    for (const href of ways) expect(said).toContain(`href="${href}"`);
    expect(said).toContain(contact);
  }
  expect((await studio.visit('GET', '/contact')).status).toBe(200);
});
