import { expectAccessible } from '../support/admin.ts';
import { bookSomething, open, saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

const designs = {
  default: {},
  yellow: {
    primary_color: '#FDE047',
    secondary_color: '#FACC15',
    background_type: 'solid',
    background_color: '#FFF7D6',
  },
  night: {
    primary_color: '#E0E7FF',
    secondary_color: '#A5B4FC',
    background_type: 'solid',
    background_color: '#0B1020',
  },
  grey: { primary_color: '#777777', secondary_color: '#808080', background_type: 'solid', background_color: '#777777' },
} as const;

for (const [name, design] of Object.entries(designs)) {
  test(`WCAG 2.2 AA holds on every public page, design: ${name}`, async ({ page, studio }) => {
    await saveDesign(studio, design);
    const booked = await bookSomething(studio);
    const paths = [
      '/',
      '/contact',
      '/privacy',
      '/withdrawal',
      '/accessibility',
      '/nope',
      `/booking/success/${booked.booking_id}`,
      `/cancel/${booked.booking_id}?token=${booked.cancel_token}`,
    ];
    for (const path of paths) {
      await open(page, path);
      await test.step(path, () => expectAccessible(page));
    }
    await saveDesign(studio);
  });
}

test('the first Tab reaches the link to the content, and every control shows its focus', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [320, 375, 768, 1440]) {
  test(`the page does not scroll sideways at ${width} px, and touch targets are large enough`, async ({
    page,
    studio,
    context,
  }) => {
    const booked = await bookSomething(studio);
    await page.setViewportSize({ width, height: 812 });
    for (const language of ['de', 'ru']) {
      await context.addCookies([{ name: 'language', value: language, url: studio.url }]);
      for (const path of [
        '/',
        '/terms',
        '/accessibility',
        '/withdrawal',
        '/contact',
        '/nope',
        `/booking/success/${booked.booking_id}`,
      ]) {
        await open(page, path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} ${language}`).toBeLessThanOrEqual(0);
        // Links within a sentence have the height of its lines.
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('a[href], button')]
            .filter((element) => element.checkVisibility() && !element.matches('.sr-only, article a, form p a'))
            .filter((element) => element.getBoundingClientRect().height < 43.5)
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect(small, `${path} ${language}`).toEqual([]);
      }
    }
  });
}
