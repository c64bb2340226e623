import { transitionsEnded } from '../support/admin.ts';
import { inTwoSteps } from '../support/refund-stages.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';
import { openWizard, takeNoPayments, takePayments, walkTo } from '../support/wizard.ts';
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

for (const language of ['de', 'ru'] as const) {
  test(`the refund box of step 4 is as wide as the boxes around it, and its lines fill it, ${language} (PUB-101)`, async ({
    page,
    studio,
  }) => {
    afterThisTest(async () => void (await takeNoPayments(studio)));
    await takePayments(studio, inTwoSteps);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await openWizard(page);
    await walkTo(page, 4, { language });
    const box = page.getByRole('region', { name: { de: /^Wenn Sie/, ru: 'Если вы отмените съёмку' }[language] });
    const session = page.getByRole('region', { name: { de: 'Ihr Termin', ru: 'Ваша съёмка' }[language] });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const edges = (region: typeof box) =>
        region.evaluate((node) => [node.getBoundingClientRect().left, node.getBoundingClientRect().right]);
      await expect.poll(async () => [width, ...(await edges(box))]).toEqual([width, ...(await edges(session))]);
      const ends = await box.evaluate((node) => {
        const list = node.querySelector('dl')?.getBoundingClientRect();
        const right = parseFloat(getComputedStyle(node).paddingRight);
        const inside = node.getBoundingClientRect().right - right;
        const amounts = [...node.querySelectorAll('dd')].map((amount) => inside - amount.getBoundingClientRect().right);
        return [inside - (list?.right ?? 0), ...amounts].map(Math.round);
      });
      expect(ends.length).toBeGreaterThan(2);
      expect(ends).toEqual(ends.map(() => 0));
      await expectNoSideways(page, `step 4 at ${width} px`);
    }
  });
}
