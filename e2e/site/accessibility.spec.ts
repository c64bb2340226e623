import { expectAccessible } from '../support/admin.ts';
import { crossings, pairs } from '../support/crossings.ts';
import { type Booked, bookSomething, open, saveDesign } from '../support/public-site.ts';
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

/** The address of a page; those of a booking are named by what they are. */
const pathOf = (page: string, { booking_id, cancel_token }: Booked): string => {
  if (page === 'booking') return `/booking/success/${booking_id}`;
  return page === 'cancelling' ? `/cancel/${booking_id}?token=${cancel_token}` : page;
};

const names = Object.keys(designs) as (keyof typeof designs)[];
const designed = crossings(
  pairs(names, ['/', '/contact', '/privacy', '/withdrawal', '/accessibility', '/nope', 'booking', 'cancelling']),
);

for (const name of names) {
  test(`WCAG 2.2 AA holds on every public page, design: ${name} @whole`, async ({ page, studio }) => {
    await saveDesign(studio, designs[name]);
    const booked = await bookSomething(studio);
    for (const [, shown] of designed.filter(([design]) => design === name)) {
      await open(page, pathOf(shown, booked));
      await test.step(shown, () => expectAccessible(page));
    }
    await saveDesign(studio);
  });
}

test('the first Tab reaches the link to the content, and every control shows its focus @whole', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const looks = pairs(
  ['de', 'ru'] as const,
  ['/', '/terms', '/accessibility', '/withdrawal', '/contact', '/nope', 'booking'] as const,
);
const at = (width: number) => looks.map((look) => [width, ...look] as const);
// Everything at the smallest width, where it is tightest; of the others each page and language once.
const visits = [...at(320), ...crossings([375, 768, 1440].flatMap(at))];

for (const width of [320, 375, 768, 1440]) {
  test(`the page does not scroll sideways at ${width} px, and touch targets are large enough @whole`, async ({
    page,
    studio,
    context,
  }) => {
    const booked = await bookSomething(studio);
    await page.setViewportSize({ width, height: 812 });
    for (const [, language, shown] of visits.filter(([visited]) => visited === width)) {
      const path = pathOf(shown, booked);
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
