import { chromium, type Page } from '@playwright/test';
import type { Studio } from '../e2e/support/studio-process.ts';
import { chromiumPath } from '../scripts/chromium.mjs';

/** Runs `act` in a browser that is signed in to the back office. */
export const inBackOffice = async (studio: Studio, act: (page: Page) => Promise<void>): Promise<void> => {
  const { body } = await studio.visit('POST', '/api/admin/auth/login-json', studio.admin);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'de-DE',
      baseURL: studio.url,
    });
    await page.goto(`${studio.url}/robots.txt`);
    await page.evaluate((value) => localStorage.setItem('admin_token', value), body.access_token as string);
    await act(page);
  } finally {
    await browser.close();
  }
};

/**
 * CPU time in ms of the longest task on the page's main thread: like a long task, without the time other processes
 * took.
 */
export const longestTask = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser has been closed');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
};

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
