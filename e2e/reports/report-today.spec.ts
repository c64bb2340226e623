import { book, enter } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { part, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

for (const width of [375, 1280]) {
  test(`the mark of the current day does not overlap the label of the next column, ${width} px @whole`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await book(studio, `${berlinDay(1)}T10:00`);
    await enter(page, studio, `/admin/reports?from=${berlinDay()}&to=${berlinDay(6)}`);
    const chart = part(page, 'Umsatz und Buchungen im Verlauf').getByRole('img');
    const [today, label] = [
      chart.locator('text').filter({ hasText: /^heute$/ }),
      chart.locator('text').filter({ hasText: '€' }).and(chart.locator('.fill-ink')),
    ];
    await expect(today).toHaveCount(1);
    await expect(label).toHaveCount(1);
    const [mark, peak] = [await today.boundingBox(), await label.boundingBox()];
    expect(mark && peak && mark.y + mark.height).toBeLessThanOrEqual(peak?.y ?? 0);
    expect(mark?.y).toBeGreaterThanOrEqual((await chart.boundingBox())?.y ?? Number.NaN);
  });
}
