import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { away, book, dialog, event, month, useEmptyMonth } from './calendar-month.ts';

const put = (studio: Studio, id: string, status: string) =>
  studio.sql('UPDATE booking SET status = $2 WHERE id = $1', [id, status]);

/** The name of a colour 'rgb(r, g, b)' by its hue, or grey if its saturation is low. */
const colourName = (text: string): string => {
  const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 12) return 'grey';
  if (Math.min(r, g) > b + 40) return 'yellow';
  return most === r ? 'red' : most === g ? 'green' : 'blue';
};

useEmptyMonth();

test('colours show the status, segments the days of a longer event, and a click opens it (CAL-010..015, CAL-007)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const statuses = ['CONFIRMED', 'PENDING', 'PAYMENT_PENDING', 'COMPLETED'];
  for (const [index, status] of statuses.entries()) {
    await put(studio, await book(studio, `${month}-0${5 + index}T10:00`, `Frau ${status}`), status);
  }
  const cancelled = await book(studio, `${month}-09T10:00`, 'Frau CANCELLED');
  await studio.api('POST', `/api/admin/bookings/${cancelled}/cancel`, {});
  await away(studio, `${month}-13T00:00`, `${month}-16T00:00`, 'Messe');
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  const colour = async (name: string) => {
    const chip = event(page, new RegExp(name)).first();
    return colourName(await chip.evaluate((one) => getComputedStyle(one).backgroundColor));
  };
  for (const theme of ['light', 'dark']) {
    const seen = await Promise.all(
      [...statuses.map((status) => `Frau ${status}`), 'Frau CANCELLED', 'Messe'].map(colour),
    );
    expect(seen, theme).toEqual(['green', 'yellow', 'blue', 'blue', 'red', 'grey']);
    await expectAccessible(page);
    if (theme === 'light') await page.getByRole('button', { name: 'Dunkles Design' }).click();
  }
  const segments = page.locator('[data-type="timeoff"]');
  await expect(segments).toHaveCount(3);
  for (const [index, kind] of ['start', 'middle', 'end'].entries()) {
    await expect(segments.nth(index)).toHaveAttribute('data-segment', kind);
  }
  await segments.nth(1).click();
  await expect(dialog(page)).toContainText('13.05.2031, 00:00 – 16.05.2031, 00:00');
  await page.keyboard.press('Escape');
  await event(page, /Frau CONFIRMED/).click();
  await expect(dialog(page)).toContainText('kundin@example.de');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
