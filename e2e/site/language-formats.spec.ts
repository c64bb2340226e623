import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('times are Berlin time and formats German, in Los Angeles and in Russian (I18N-005, I18N-006, AMB-092)', async ({
  browser,
  studio,
}) => {
  const booked = await bookSomething(studio);
  const date = booked.start.slice(0, 10).split('-').toReversed().join('.');
  for (const locale of ['de-DE', 'ru-RU']) {
    const context = await browser.newContext({ locale, timezoneId: 'America/Los_Angeles', baseURL: studio.url });
    const page = await context.newPage();
    await open(page, `/booking/success/${booked.booking_id}`);
    await expect(page.getByText(`${date}, ${booked.start.slice(11, 16)}`)).toBeVisible();
    await context.close();
  }
});
