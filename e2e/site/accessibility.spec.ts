import { expectAccessible } from '../support/admin.ts';
import { crossings, pairs } from '../support/crossings.ts';
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

const shown = ['/', '/contact', '/privacy', '/withdrawal', '/accessibility', '/nope', 'booking', 'cancelling'] as const;
const names = Object.keys(designs) as (keyof typeof designs)[];
const chosen = crossings(pairs(names, shown));

for (const name of names) {
  test(`WCAG 2.2 AA holds on every public page, design: ${name}`, async ({ page, studio }) => {
    await saveDesign(studio, designs[name]);
    const { booking_id, cancel_token } = await bookSomething(studio);
    for (const [design, place] of chosen) {
      if (design !== name) continue;
      const path = {
        booking: `/booking/success/${booking_id}`,
        cancelling: `/cancel/${booking_id}?token=${cancel_token}`,
      };
      await open(page, place in path ? path[place as keyof typeof path] : place);
      await test.step(place, () => expectAccessible(page));
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

const widths = [320, 375, 768, 1440] as const;
const languages = ['de', 'ru'] as const;
const sized = ['/', '/terms', '/accessibility', '/withdrawal', '/contact', '/nope', 'booking'] as const;
// The narrowest one shows everything; what breaks at another width only shows in some page of either language.
const looks = crossings(widths.flatMap((width) => pairs(languages, sized).map((one) => [width, ...one] as const)));

for (const width of widths) {
  test(`the page does not scroll sideways at ${width} px, and touch targets are large enough`, async ({
    page,
    studio,
    context,
  }) => {
    const booked = await bookSomething(studio);
    await page.setViewportSize({ width, height: 812 });
    for (const [language, place] of pairs(languages, sized)) {
      const isChosen = looks.some((one) => String(one) === String([width, language, place]));
      if (width !== 320 && !isChosen) continue;
      const path = place === 'booking' ? `/booking/success/${booked.booking_id}` : place;
      await context.addCookies([{ name: 'language', value: language, url: studio.url }]);
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
  });
}
