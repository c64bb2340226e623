import { addManyBookings, removeManyBookings } from '../e2e/support/many-bookings.ts';
import type { Studio } from '../e2e/support/studio-process.ts';
import { inBackOffice, longestTask } from './back-office.ts';
import { failIf, median, printShare, rounds } from './measure.ts';
import { ownPool } from './own-pool.ts';

const count = 10_000;
const firstPage = 100;
const reads = 200;
/** Limits with ten thousand bookings. */
const most = { timesOfBare: 5, exportMegabytes: 60, taskMs: 50 };

/**
 * A studio with ten thousand bookings: the first page of the list, the memory of the export, and typing into the
 * search.
 */
export const benchBookings = async (studio: Studio): Promise<void> => {
  await addManyBookings(studio, count);
  try {
    const { body } = await studio.visit('POST', '/api/admin/auth/login-json', studio.admin);
    await benchFirstPage(studio);
    await benchExport(studio, body.access_token as string);
    await benchTyping(studio);
  } finally {
    await removeManyBookings(studio);
  }
};

const benchFirstPage = async (studio: Studio): Promise<void> => {
  const bare = ownPool(studio, 1);
  const figures: { list: number[]; bare: number[] } = { list: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    const [list, select]: [number[], number[]] = [[], []];
    // Alternating, so that other load on the machine affects both.
    for (let i = 0; i < reads; i++) {
      list.push(await timeOf(() => studio.api('GET', `/api/admin/bookings?limit=${firstPage}`)));
      select.push(
        await timeOf(() => bare.query('SELECT * FROM booking ORDER BY created_at DESC LIMIT $1', [firstPage])),
      );
    }
    figures.list.push(median(list));
    figures.bare.push(median(select));
  }
  await bare.end();
  printShare(
    `the first ${firstPage} of ${count} bookings over HTTP`,
    figures.list,
    figures.bare,
    'a bare SELECT … LIMIT',
  );
  failIf(median(figures.list) > most.timesOfBare * median(figures.bare), 'the list is too slow');
};

const timeOf = async (act: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await act();
  return performance.now() - started;
};

const benchExport = async (studio: Studio, token: string): Promise<void> => {
  const memory = async (): Promise<number> => {
    const figures = await (await fetch(`${studio.url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]) / 1024 ** 2;
  };
  const before = await memory();
  let peak = before;
  const sampled = setInterval(() => void memory().then((now) => (peak = Math.max(peak, now))), 20);
  const response = await fetch(`${studio.url}/api/admin/bookings/export/excel?kind=bookings&language=de`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const size = (await response.arrayBuffer()).byteLength / 1024 ** 2;
  clearInterval(sampled);
  peak = Math.max(peak, await memory());
  console.log(
    `an export of ${count} bookings`.padEnd(58),
    `${(peak - before).toFixed(0)} MB more memory (file: ${size.toFixed(1)} MB, limit: ${most.exportMegabytes} MB)`,
  );
  failIf(peak - before > most.exportMegabytes, 'the export takes too much memory');
};

const benchTyping = (studio: Studio): Promise<void> =>
  inBackOffice(studio, async (page) => {
    await page.goto(`${studio.url}/admin/bookings`);
    await page.locator(`table[aria-rowcount="${count + 1}"]`).waitFor();
    const longest = { typing: 0, scrolling: 0 };
    longest.typing = await longestTask(page, async () => {
      await page.getByRole('searchbox').pressSequentially('kundin 123 hoff', { delay: 60 });
      for (let i = 0; i < 15; i++) await page.keyboard.press('Backspace', { delay: 30 });
    });
    longest.scrolling = await longestTask(page, async () => {
      for (let i = 0; i < 60; i++) await page.mouse.wheel(0, 700);
    });
    for (const [what, ms] of Object.entries(longest)) {
      console.log(
        `the longest task while ${what} in ${count} bookings`.padEnd(58),
        `${ms.toFixed(0)} ms of processor time`,
      );
    }
    failIf(Math.max(...Object.values(longest)) > most.taskMs, 'the browser stops for too long');
  });
