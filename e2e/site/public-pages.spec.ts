import { bookSomething } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('public pages', () => {
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
