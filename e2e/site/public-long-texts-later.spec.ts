import { limits } from '../../src/shared/kernel/text/text.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { offerTimes, withOptions, withoutOffers } from '../support/offers.ts';
import { bookSomething, open, saveSetting } from '../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';
import { letWait, withWaitingList } from '../support/waiting-list.ts';
import { changeCalendar } from '../support/wizard.ts';
import { expectNoSideways } from './public-sizes.ts';

/** One word without a break opportunity. */
const word = (length: number): string => 'Ш'.repeat(length);
const customer = {
  name: word(limits.customerName),
  email: `${'m'.repeat(64)}@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.de`,
  phone: `+49${'1'.repeat(limits.phone - 3)}`,
};

const company = {
  company_name: word(limits.name),
  company_email: customer.email,
  company_phone: customer.phone,
};

/** Gives what these pages show the longest accepted texts; returns their addresses. */
const fill = async (studio: Studio): Promise<readonly string[]> => {
  const long = word(limits.name);
  await saveSetting(studio, 'company', company);
  await changeCalendar(studio, {
    move_rules: { kind: 'by_link', until_hours: 24, free_moves: 1, fee: 25, most_days_later: 20 },
  });
  const { id, name, name_de, name_ru } = await withOptions(studio, [{ name_de: long, name_ru: long, price: 1000 }]);
  const service = `/api/admin/services/${id}`;
  await studio.api('PUT', service, { name: long, name_de: long, name_ru: long });
  afterThisTest(async () => void (await studio.api('PUT', service, { name, name_de, name_ru })));
  const offer = await offerTimes(studio, ['10:00', '14:00'], { customer });
  const campaign = await makeCampaign(studio, { name_de: long, name_ru: long, text_de: long, text_ru: long });
  const { booking_id, cancel_token } = await bookSomething(studio);
  await studio.sql('UPDATE booking SET customer_name = $1, customer_email = $2, service_name = $3 WHERE id = $4', [
    customer.name,
    customer.email,
    long,
    booking_id,
  ]);
  await withWaitingList(studio);
  const waiting = await letWait(studio, 'Ida');
  await studio.sql('UPDATE waiting_entry SET customer_name = $1, customer_email = $2', [customer.name, customer.email]);
  return [
    '/withdrawal',
    `/withdrawal?booking=${booking_id}`,
    offer.path,
    `/aktion/${campaign.slug}`,
    `/move/${booking_id}?token=${cancel_token}`,
    `/booking/confirm/${booking_id}?token=${cancel_token}`,
    waiting,
  ];
};

test.beforeEach(async ({ studio }) => {
  await withoutCampaigns(studio);
  await withoutOffers(studio);
});
test.afterEach(async ({ studio }) => {
  await withoutCampaigns(studio);
  await withoutOffers(studio);
  await saveSetting(studio, 'company', {});
});

for (const language of ['de', 'ru'] as const) {
  test(`pages behind a link do not scroll sideways at 320 px with texts of the maximum length, ${language} (PUB-101) @whole`, async ({
    page,
    studio,
  }) => {
    const paths = await fill(studio);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.context().addCookies([{ name: 'language', value: language, url: studio.url }]);
    for (const path of paths) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.animate-shimmer')).toHaveCount(0);
      await test.step(path, () => expectNoSideways(page, path));
    }
  });
}
