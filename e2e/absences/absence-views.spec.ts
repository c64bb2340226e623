import { enter, expectAccessible } from '../support/admin.ts';
import { bookAt, booking, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { expect, startOver, test } from '../support/studio.ts';
import { absent, day } from './absence.ts';

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
});

test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
});

for (const [view, place] of [
  ['day', '[data-drop-photographer]'],
  ['week', '[role=group]'],
  ['month', 'td'],
] as const) {
  test(`in the ${view} the time of an absence is shaded, and a session within it is marked by an icon and in words (CAL-054)`, async ({
    page,
    studio,
  }) => {
    const { anna } = await peopleOf(studio);
    const inside = await bookAt(studio, `${day}T10:00`, 'Ina Innen');
    await absent(studio, `${day}T00:00`, `${day}T19:00`);
    await enter(page, studio, `/admin/calendar?view=${view}&date=${day}`);
    const chip = booking(page, inside);
    await expect(chip).toHaveAccessibleName(/Ina Innen.*Fotograf\/in abwesend/);
    await expect(chip.locator('.lucide-triangle-alert')).toBeVisible();
    // The session keeps nearly the whole column, although the absence is at the same time.
    const [session, whole] = [
      await chip.boundingBox(),
      await page.locator(`${place}[data-date="${day}"]`).first().boundingBox(),
    ];
    expect(session?.width).toBeGreaterThan((whole?.width ?? 0) * 0.75);
    const shade = page.locator(`${place}[data-date="${day}"] [data-away]`);
    await expect(shade).toHaveCount(1);
    const people = (await studio.api('GET', '/api/admin/photographers')).body.length;
    await expect(shade).toHaveAttribute('data-away', String(view === 'day' ? 1 : 1 / people));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dunkles Design' }).click();
    await expectAccessible(page);
    if (view !== 'day') {
      await page.getByRole('combobox', { name: 'Fotograf/in' }).selectOption(anna);
      await expect(shade).toHaveAttribute('data-away', '1');
      const [area, cell] = [
        await shade.boundingBox(),
        await page.locator(`${place}[data-date="${day}"]`).boundingBox(),
      ];
      expect(area?.width).toBeGreaterThan((cell?.width ?? 0) - 4);
    }
  });
}
