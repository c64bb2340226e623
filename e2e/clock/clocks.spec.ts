import type { BrowserContext } from '@playwright/test';
import { offered } from '../processes/second-process.ts';
import { book } from '../support/admin.ts';
import { berlinDay, now, weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const timeShown = (context: BrowserContext): Promise<string> =>
  context.newPage().then((page) => page.evaluate(() => new Date().toISOString()));

test('the test, its studio, the database and every page are at the same instant @whole', async ({
  browser,
  context,
  studio,
}) => {
  // The process writes when a booking was made, the database when a session began.
  await book(studio, `${weekdayAhead(1, 7)}T10:00`);
  const [{ made }] = await studio.sql('SELECT max(created_at) AS made FROM booking');
  const [{ begun }] = await studio.sql('SELECT max(created_at) AS begun FROM session');
  const elsewhere = await browser.newContext();
  const instants = [made.toISOString(), begun.toISOString(), await timeShown(context), await timeShown(elsewhere)];
  await elsewhere.close();
  for (const instant of instants) expect(Math.abs(Date.parse(instant) - now())).toBeLessThan(60_000);
  // What can be booked is decided by the process.
  const { service_id, photographer_id } = await offered(studio);
  const query = new URLSearchParams({ service_id, photographer_id, month: berlinDay(7).slice(0, 7) });
  const { days } = (await studio.visit('GET', `/api/availability/month?${query}`)).body as { days: { date: string }[] };
  expect(days.length).toBeGreaterThan(0);
  for (const { date } of days) expect(date >= berlinDay(0), date).toBe(true);
});
