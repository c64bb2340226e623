import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { bookingOf } from '../support/bookings.ts';
import { calendarOf, timeOffOf } from '../support/calendar.ts';
import { anna, photographers } from '../support/first-studio.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const day = '2027-05-19';
const widthOf = (locator: Locator): number => locator.element().getBoundingClientRect().width;

test.for([
  ['day', '[data-drop-photographer]'],
  ['week', '[role=group]'],
  ['month', 'td'],
] as const)(
  'in the %s the time of an absence is shaded, and a session within it is marked by an icon and in words (CAL-054)',
  async ([view, place]) => {
    const inside = bookingOf(`${day}T10:00`, { customer_name: 'Ina Innen' });
    await openScreen(
      `/admin/calendar?view=${view}&date=${day}`,
      calendarOf({ bookings: [inside], timeOff: [timeOffOf(`${day}T00:00`, `${day}T19:00`)] }),
    );
    const chip = page.bySelector(`[data-event="${inside.id}"]`);
    const cell = page.bySelector(`${place}[data-date="${day}"]`).first();
    await expect.element(chip).toHaveAccessibleName(/Ina Innen.*Fotograf\/in abwesend/);
    await expect.element(chip.bySelector('.lucide-triangle-alert')).toBeVisible();
    // The session keeps nearly the whole column, although the absence is at the same time.
    expect(widthOf(chip)).toBeGreaterThan(widthOf(cell) * 0.75);
    const shade = page.bySelector(`${place}[data-date="${day}"] [data-away]`);
    expect(countOf(shade)).toBe(1);
    await expect.element(shade).toHaveAttribute('data-away', String(view === 'day' ? 1 : 1 / photographers.length));
    await expectAccessible();
    await page.getByRole('button', { name: 'Dunkles Design' }).click();
    await expectAccessible();
    if (view === 'day') return;
    await page.getByRole('combobox', { name: 'Fotograf/in' }).selectOptions(anna.id);
    await expect.element(shade).toHaveAttribute('data-away', '1');
    await expect.poll(() => widthOf(shade)).toBeGreaterThan(widthOf(cell) - 4);
  },
);
