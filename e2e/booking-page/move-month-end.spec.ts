import { nearMonthEnd } from '../support/month-end.ts';
import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { changeCalendar } from '../support/wizard.ts';

test('near the end of a month, times of the next month are offered without another request, and its calendar is shown (PUB-108)', async ({
  page,
  studio,
}) => {
  const rules = { kind: 'by_link', until_hours: 24, free_moves: 1, fee: 25, most_days_later: 60 };
  // Also on the first day of a long month.
  await changeCalendar(studio, { move_rules: rules, advance_booking_days: 60 });
  const { booking_id, cancel_token } = await bookSomething(studio);
  const { read, nextMonth } = await nearMonthEnd(studio, page, /\/move\/month\?/);
  await open(page, `/move/${booking_id}?token=${cancel_token}`);
  const next = page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button');
  await expect(next).toHaveCount(4);
  await expect.poll(() => read).not.toHaveLength(0);
  expect(read).toHaveLength(read[0]?.days.length === 0 ? 2 : 1);
  await next.last().click();
  const name = new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(`${nextMonth}-15`));
  await expect(page.getByRole('grid', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Termin jetzt verschieben' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' })).toBeVisible();
  const { body } = await studio.visit('GET', `/api/bookings/${booking_id}`);
  expect(body.start.slice(0, 7)).toBe(nextMonth);
});
