import type { Page } from '@playwright/test';
import { fillMonth, fullMonth } from '../e2e/support/calendar.ts';
import type { Studio } from '../e2e/support/studio-process.ts';
import { inBackOffice, longestTask } from './back-office.ts';
import { failIf, median } from './measure.ts';

const visits = 7;
/** Limits with a thousand sessions in a month; the browser is assumed to be four times slower than this one. */
const most = { timesOfEmpty: 3, taskMs: 200 };
const slower = 4;

/**
 * The month view of the calendar with a thousand sessions: script time compared with an empty month, and the longest
 * task while dragging.
 */
export const benchCalendar = async (studio: Studio): Promise<void> => {
  await fillMonth(studio);
  await inBackOffice(studio, async (page) => {
    const script = { full: [] as number[], empty: [] as number[] };
    for (let visit = 0; visit < visits; visit++) {
      script.empty.push(await scriptOf(page, () => show(page, studio, '2034-03', 0)));
      script.full.push(await scriptOf(page, () => show(page, studio, fullMonth, 31)));
    }
    const ratio = median(script.full) / median(script.empty);
    console.log('a month with 1000 sessions'.padEnd(59), `${ratio.toFixed(2)} x the script of an empty month`);
    failIf(ratio > most.timesOfEmpty, 'a full month takes too much script');
    const longest = slower * (await longestTask(page, () => drag(page)));
    console.log(
      'the longest task while dragging in it'.padEnd(59),
      `${longest.toFixed(0)} ms of processor time, ${slower} times slowed`,
    );
    failIf(longest > most.taskMs, 'dragging holds the page up for too long');
  });
};

const show = async (page: Page, studio: Studio, month: string, crowded: number): Promise<void> => {
  await page.goto(`${studio.url}/admin/calendar?date=${month}-10`);
  await page.locator(`td[data-date="${month}-28"]`).waitFor();
  if (crowded > 0)
    await page
      .getByRole('button', { name: /weitere/ })
      .nth(crowded - 1)
      .waitFor();
  await page.waitForLoadState('networkidle');
};

/** Seconds of script time while `act` runs. */
const scriptOf = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await act();
  const { metrics } = await client.send('Performance.getMetrics');
  await client.detach();
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
};

const drag = async (page: Page): Promise<void> => {
  const box = await page.locator(`td[data-date="${fullMonth}-11"] [data-movable]`).first().boundingBox();
  if (!box) throw new Error('Not on the screen');
  await page.mouse.move(box.x + 10, box.y + 5);
  await page.mouse.down();
  for (let step = 1; step <= 40; step++) await page.mouse.move(box.x + step * 15, box.y + 5 + step * 4);
  await page.locator('td[data-target]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
};
