import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCancelled, bookingOf } from '../support/bookings.ts';
import { calendarOf, entryOf, timeOffOf } from '../support/calendar.ts';
import { comeToRest, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const month = '2031-05';
const statuses = ['CONFIRMED', 'PENDING', 'PAYMENT_PENDING', 'COMPLETED'] as const;
const dialog = page.getByRole('dialog');

/** The name of a colour 'rgb(r, g, b)' by its hue, or grey if its saturation is low. */
const colourName = (text: string): string => {
  const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 12) return 'grey';
  if (Math.min(r, g) > b + 40) return 'yellow';
  return most === r ? 'red' : most === g ? 'green' : 'blue';
};

const shown = () =>
  calendarOf({
    bookings: [
      ...statuses.map((status, index) =>
        bookingOf(`${month}-0${5 + index}T10:00`, { status, customer_name: `Frau ${status}` }),
      ),
      bookingOf(`${month}-09T10:00`, { ...asCancelled, customer_name: 'Frau CANCELLED' }),
    ],
    timeOff: [timeOffOf(`${month}-13T00:00`, `${month}-16T00:00`, 'Messe')],
  });

test.for(['light', 'dark'] as const)('%s: the colour of an entry shows its status (CAL-010..014)', async (theme) => {
  await openScreen(`/admin/calendar?date=${month}-10`, { ...shown(), theme });
  const names = [...statuses.map((status) => `Frau ${status}`), 'Frau CANCELLED', 'Messe'];
  for (const name of names) await expect.element(entryOf(new RegExp(name)).first()).toBeVisible();
  await comeToRest();
  const seen = names.map((name) => {
    const chip = entryOf(new RegExp(name)).first().element();
    return colourName(getComputedStyle(chip).backgroundColor);
  });
  expect(seen).toEqual(['green', 'yellow', 'blue', 'blue', 'red', 'grey']);
  await expectAccessible();
});

test('segments show the days of a longer entry, and a click opens it (CAL-015, CAL-007)', async () => {
  await openScreen(`/admin/calendar?date=${month}-10`, shown());
  const segments = page.bySelector('[data-type="timeoff"]');
  await expect.element(segments).toHaveLength(3);
  for (const [index, kind] of ['start', 'middle', 'end'].entries())
    await expect.element(segments.nth(index)).toHaveAttribute('data-segment', kind);
  await segments.nth(1).click();
  await expect.element(dialog).toHaveTextContent('13.05.2031, 00:00 – 16.05.2031, 00:00');
  await userEvent.keyboard('{Escape}');
  await entryOf(/Frau CONFIRMED/).click();
  await expect.element(dialog).toHaveTextContent('clara@kunde.example');
  await expectAccessible();
});

test('the month fits into the window, and cancelled sessions are listed last (CAL-053)', async () => {
  const day = '2027-05-19';
  const cancelled = bookingOf(`${day}T08:00`, { ...asCancelled, customer_name: 'Ada Weg' });
  const { answers } = calendarOf({ bookings: [cancelled, bookingOf(`${day}T20:00`, { customer_name: 'Zoe Da' })] });
  await page.viewport(1440, 760);
  await openScreen(`/admin/calendar?date=${day}`, { answers });
  const entries = page.bySelector(`td[data-date="${day}"] [data-event]`);
  await expect.element(entries).toHaveLength(2);
  expect(entries.elements().map(({ textContent }) => /Zoe Da|Ada Weg/.exec(textContent)?.[0])).toEqual([
    'Zoe Da',
    'Ada Weg',
  ]);
  for (const height of [760, 900, 1200]) {
    await page.viewport(1440, height);
    const bottom = () => page.bySelector('#content table').element().getBoundingClientRect().bottom;
    await expect.poll(bottom).toBeLessThanOrEqual(height);
  }
});

test('if the month does not fit, this week is visible (CAL-053)', async () => {
  await page.viewport(1440, 500);
  await openScreen('/admin/calendar', calendarOf());
  await expect
    .poll(() => {
      const { top, bottom } = page.bySelector('td[data-today]').element().getBoundingClientRect();
      return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / (bottom - top);
    })
    .toBeGreaterThan(0.9);
});
