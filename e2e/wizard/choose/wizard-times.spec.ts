import { expect, test } from '../../support/studio.ts';
import { chooseDay, openWizard, slots, walkTo } from '../../support/wizard.ts';

test.describe('the times of a day', () => {
  test('the times of a selected day get the focus and are scrolled into view @whole', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openWizard(page);
    await walkTo(page, 2);
    await chooseDay(page);
    await expect(page.getByRole('heading', { level: 3, name: 'Uhrzeit' })).toBeFocused();
    await expect(slots(page).first()).toBeInViewport({ ratio: 1 });
    const isCovered = () =>
      slots(page)
        .first()
        .evaluate((slot) => {
          const { left, top, width, height } = slot.getBoundingClientRect();
          return !slot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
    // Scrolling is smooth, so it takes a moment.
    await expect.poll(isCovered).toBe(false);
  });

  for (const width of [320, 768, 1440]) {
    test(`three next free times are each on one line beside the calendar, ${width} px @whole`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The only month with free days: three at least, which the rest of this month may not have.
      let only: string | undefined;
      await page.route('**/api/availability/month?*', async (route) => {
        const answer = await route.fetch();
        const month = (await answer.json()) as { month: string; days: unknown[]; next_days: unknown[] };
        if (month.days.length >= 3) only ??= month.month;
        const shown =
          month.month === only
            ? { days: month.days.slice(0, 3), next_days: [] }
            : { days: [], next_days: month.next_days };
        await route.fulfill({ response: answer, json: { ...month, ...shown } });
      });
      await openWizard(page);
      await walkTo(page, 2);
      const offers = page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button');
      await expect(offers).toHaveCount(3);
      // Without transforms: the step may still be moving in.
      const heights = () => offers.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
      await expect.poll(heights).toEqual([48, 48, 48]);
    });
  }
});
