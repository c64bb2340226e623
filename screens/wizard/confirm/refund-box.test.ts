import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectNothingBeyondEdge } from '../../support/looks.ts';
import { halfBefore, openWizard, takesPayments } from '../../support/wizard.ts';

const inTwoSteps = [
  { days_before: 3, percent: 100 },
  { days_before: 2, percent: 50 },
];
const edges = (region: Locator): number[] => {
  const { left, right } = region.element().getBoundingClientRect();
  return [left, right];
};
/** How far the list and its amounts end before the inner edge of a box. */
const gaps = (box: Element): number[] => {
  const inside = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight);
  return [...box.querySelectorAll('dl, dd')].map((part) => Math.round(inside - part.getBoundingClientRect().right));
};

test.for([
  ['de', /^Wenn Sie/, 'Ihr Termin'],
  ['ru', 'Если вы отмените съёмку', 'Ваша съёмка'],
] as const)(
  'the refund box of step 4 is as wide as the boxes around it, and its lines fill it, %s (PUB-101)',
  async ([language, name, session]) => {
    await page.viewport(360, 740);
    await openWizard(4, {
      language,
      config: halfBefore,
      payment: { ...takesPayments, refund_stages: inTwoSteps },
    });
    const box = page.getByRole('region', { name });
    await expect.element(box).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.viewport(width, 740);
      await expect.poll(() => edges(box)).toEqual(edges(page.getByRole('region', { name: session })));
      const ends = gaps(box.element());
      expect(ends.length).toBeGreaterThan(2);
      expect(ends).toEqual(ends.map(() => 0));
      await expectNothingBeyondEdge();
    }
  },
);
