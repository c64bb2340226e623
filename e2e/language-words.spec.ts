import { bookSomething } from './public-site.ts';
import { expect, test } from './studio.ts';

test('no page shows a text key or words of the other language (I18N-018)', async ({ page, studio, context }) => {
  const booked = await bookSomething(studio);
  const paths = [
    '/',
    '/privacy',
    '/terms',
    '/accessibility',
    '/withdrawal',
    '/contact',
    '/nope',
    `/booking/success/${booked.booking_id}`,
    `/cancel/${booked.booking_id}?token=${booked.cancel_token}`,
  ];
  for (const language of ['de', 'ru'] as const) {
    await context.addCookies([{ name: 'language', value: language, url: studio.url }]);
    for (const path of paths) {
      await page.goto(path);
      const text = await page.locator('body').innerText();
      expect(text, path).not.toMatch(/\b(?:home|nav|footer|success|cancel|booking|contact|service)\.[a-z]/);
      expect(text, path).not.toMatch(/undefined|\[object|NaN/);
      if (language === 'de') {
        expect(text.replaceAll('Русский', ''), path).not.toMatch(/\p{Script=Cyrillic}/u);
      } else {
        expect(text, path).not.toMatch(/\b(?:Termin|Buchung|Datenschutz|Startseite|Kontakt)\b/);
      }
    }
  }
});
