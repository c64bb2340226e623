import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { offerTimes, withoutOffers } from '../support/offers.ts';
import { bookSomething } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { letWait, withWaitingList } from '../support/waiting-list.ts';
import { changeCalendar } from '../support/wizard.ts';

test.afterEach(async ({ studio }) => {
  await withoutCampaigns(studio);
  await withoutOffers(studio);
});

test('no page shows a text key or words of the other language (I18N-018) @whole', async ({ page, studio, context }) => {
  await changeCalendar(studio, {
    move_rules: { kind: 'by_link', until_hours: 24, free_moves: 1, fee: 25, most_days_later: 20 },
  });
  const offer = await offerTimes(studio, ['10:00', '14:00']);
  const { slug } = await makeCampaign(studio);
  const booked = await bookSomething(studio);
  await withWaitingList(studio);
  const paths = [
    '/',
    '/booking',
    '/imprint',
    '/privacy',
    '/terms',
    '/accessibility',
    '/withdrawal',
    '/contact',
    '/nope',
    `/booking/success/${booked.booking_id}`,
    `/cancel/${booked.booking_id}?token=${booked.cancel_token}`,
    `/move/${booked.booking_id}?token=${booked.cancel_token}`,
    `/booking/confirm/${booked.booking_id}?token=${booked.cancel_token}`,
    offer.path,
    `/aktion/${slug}`,
    await letWait(studio, 'Ida'),
  ];
  for (const language of ['de', 'ru'] as const) {
    await context.addCookies([{ name: 'language', value: language, url: studio.url }]);
    for (const path of paths) {
      await page.goto(path);
      const text = await page.locator('body').innerText();
      expect(text, path).not.toMatch(
        /\b(?:home|nav|footer|success|cancel|booking|contact|service|slot|datetime|details|confirmation|photographer)\.[a-z]/,
      );
      expect(text, path).not.toMatch(/undefined|\[object|NaN/);
      if (language === 'de') {
        expect(text.replaceAll('Русский', ''), path).not.toMatch(/\p{Script=Cyrillic}/u);
      } else {
        expect(text, path).not.toMatch(/\b(?:Termin|Buchung|Datenschutz|Startseite|Kontakt)\b/);
      }
    }
  }
});
