import { transitionsEnded } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { openWizard, walkTo } from '../support/wizard.ts';
import { expectNoSideways } from './public-sizes.ts';

for (const width of [360, 375, 768, 1024, 1280]) {
  test(`every day of the calendar is at least 44 px wide and high at ${width} px (PUB-101) @whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openWizard(page);
    await walkTo(page, 2);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await transitionsEnded(page);
    const sizes = await page.locator('[data-date]').evaluateAll((days) =>
      days.map((day) => {
        const box = day.getBoundingClientRect();
        return Math.min(box.width, box.height);
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    // The columns are fractions, so rounding may lose a hundredth of a pixel.
    expect(Math.round(Math.min(...sizes) * 10) / 10).toBeGreaterThanOrEqual(44);
    await expectNoSideways(page, 'step 2');
  });
}

for (const language of ['de', 'ru'] as const) {
  test(`every control in step 4 is at least 44 px high on a phone, ${language} @whole`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await openWizard(page);
    await walkTo(page, 4, { language, notes: 'Mit Hund' });
    await expect(page.locator('.animate-shimmer')).toHaveCount(0);
    const targets = page.getByRole('main').locator('button:visible, a:visible');
    await expect.poll(() => targets.count()).toBeGreaterThan(6);
    const small = () =>
      targets.evaluateAll((all) =>
        all
          .filter((target) => target.getBoundingClientRect().height < 43.5)
          .map((target) => target.outerHTML.slice(0, 90)),
      );
    await expect.poll(small).toEqual([]);
  });
}
