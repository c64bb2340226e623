import { transitionsEnded } from '../support/admin.ts';
import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the success page', () => {
  test('is printed black on white, without buttons @whole', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await open(page, `/booking/success/${booked.booking_id}`);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText(booked.confirmation_code)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const name of ['Neue Buchung', 'Zur Startseite', 'In den Kalender', 'Auf der Karte zeigen']) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
    // Browsers print no backgrounds, so text must be dark itself.
    // Colours change with a transition.
    await transitionsEnded(page);
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .map((element) => getComputedStyle(element).color),
    );
    expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0)']);
    const backgrounds = await page.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')].map((element) => getComputedStyle(element).backgroundImage),
    );
    expect([...new Set(backgrounds)]).toEqual(['none']);
  });
});
