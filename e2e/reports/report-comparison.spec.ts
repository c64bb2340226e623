import { enter } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { part, twoWeeks, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('the previous period is drawn lighter and as an outline, with a legend in every chart that compares (REP-024)', async ({
  page,
  studio,
}) => {
  await twoWeeks(studio);
  await enter(page, studio, `/admin/reports?from=${berlinDay(-6)}&to=${berlinDay()}`);
  const timeline = part(page, 'Umsatz und Buchungen im Verlauf');
  for (const name of ['Umsatz und Buchungen im Verlauf', 'Umsatz nach Service', 'Umsatz nach Fotograf']) {
    const legend = part(page, name).getByRole('list').first().getByRole('listitem');
    await expect(legend).toHaveCount(2);
    await expect(legend.nth(1)).toContainText('davor');
    const looks = await part(page, name)
      .locator('svg .stroke-before')
      .evaluateAll((all) => all.map((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke].join(' ')));
    // In the legend and the chart; always different from the current period.
    expect(looks.length).toBeGreaterThan(1);
    const now = await part(page, name)
      .locator('svg .fill-chart')
      .first()
      .evaluate((one) => getComputedStyle(one).fill);
    for (const look of looks) {
      const [fill, stroke] = look.split(/ (?=rgb)/);
      expect(new Set([fill, stroke, now]).size).toBe(3);
    }
  }
  await expect(timeline).toBeVisible();
  // A week without sessions is compared with the week before, so there is data to show.
  await page.goto(`/admin/reports?from=${berlinDay(1)}&to=${berlinDay(7)}`);
  await expect(timeline).toBeVisible();
  await expect(page.getByText('noch nichts auszuwerten')).toHaveCount(0);
});
