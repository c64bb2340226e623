import type { CDPSession, Page } from '@playwright/test';
import { fillMonth, fullMonth } from '../e2e/support/calendar.ts';
import { addManyBookings, removeManyBookings } from '../e2e/support/many-bookings.ts';
import type { Studio } from '../e2e/support/studio-process.ts';
import { inBackOffice } from './back-office.ts';
import { journeysOfADay } from './interactions/day.ts';
import type { Journey, Step } from './interactions/journey.ts';
import { journeysOfLists } from './interactions/lists.ts';
import { failIf, median, rounds } from './measure.ts';

const bookings = 2000;
const contacts = 500;
/** Factor by which the browser is slowed down, to match a mid-range phone. */
const slower = 4;
/** Limit in ms from a key or click to the next frame, for the slowest interaction of a step. */
const mostMs = 100;
/** If tasks take this many times their CPU time, other processes use the machine and no limit is checked. */
const busy = 1.3;

interface Cost {
  /** Milliseconds until the frame after the slowest key or click. */
  readonly waited: number;
  /** Milliseconds of CPU time per key or click, including all work after the frame and the measurement itself. */
  readonly worked: number;
  /** Duration of the tasks divided by their CPU time. */
  readonly stretched: number;
}

/**
 * Measures the time to the next frame after each click and key, in a browser slowed down four times, for the most
 * frequent tasks: booking, and the list, calendar and board of a busy studio. The slowest interaction of each step
 * counts. It requires an otherwise idle machine, because other processes draw the frames.
 */
export const benchInteractions = (studio: Studio): Promise<void> =>
  go(studio, journeysOfLists(studio, { bookings, contacts }));

/** The same for other daily tasks: navigation, forms, and the phone layout. */
export const benchDay = (studio: Studio): Promise<void> => go(studio, journeysOfADay(studio));

const go = async (studio: Studio, journeys: readonly Journey[]): Promise<void> => {
  await addManyBookings(studio, bookings);
  await addContacts(studio);
  await emptyMonth(studio);
  await fillMonth(studio);
  try {
    await inBackOffice(studio, async (page) => {
      await page.addInitScript(watchInteractions);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Performance.enable');
      for (const { name, width, open, steps } of journeys) {
        await page.setViewportSize({ width, height: 900 });
        const costs = new Map<string, Cost[]>();
        for (let round = 0; round < rounds; round++) {
          await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
          await open(page);
          await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
          await slowestSince(page);
          for (const [step, [presses, act]] of Object.entries(steps))
            costs.set(step, [...(costs.get(step) ?? []), await costOf(page, browser, presses, act)]);
        }
        for (const [step, all] of costs) print(`${name}: ${step}`, all);
      }
    });
  } finally {
    await studio.sql(`DELETE FROM contact WHERE email LIKE '%@anfrage.example'`);
    await emptyMonth(studio);
    await removeManyBookings(studio);
  }
};

const costOf = async (page: Page, browser: CDPSession, presses: number, act: Step): Promise<Cost> => {
  const before = await timesOf(browser);
  await act(page);
  const waited = await slowestSince(page);
  const after = await timesOf(browser);
  const worked = after.thread - before.thread;
  return { waited, worked: worked / presses, stretched: (after.tasks - before.tasks) / worked };
};

/** Milliseconds of all tasks of the page so far, and their CPU time. */
const timesOf = async (browser: CDPSession): Promise<{ tasks: number; thread: number }> => {
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  return { tasks: of('TaskDuration'), thread: of('ThreadTime') };
};

const print = (what: string, costs: readonly Cost[]): void => {
  const [waits, works] = [costs.map(({ waited }) => waited), costs.map(({ worked }) => worked)];
  const isBusy = median(costs.map(({ stretched }) => stretched)) > busy;
  console.log(
    what.padEnd(64),
    `${String(median(waits)).padStart(4)} ms (${Math.min(...waits)} … ${Math.max(...waits)}),`,
    `${median(works).toFixed(0)} ms of processor time, ${slower} times slowed${isBusy ? '; the machine was busy' : ''}`,
  );
  if (!isBusy) failIf(median(waits) >= mostMs, `${what}: the picture comes too late`);
};

// The browser does not report interactions below 16 ms; they count as 0.
const watchInteractions = (): void => {
  const seen = window as unknown as { slowest: number };
  seen.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId > 0) seen.slowest = Math.max(seen.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Milliseconds of the slowest interaction since the last call, after all frames and reports are done. */
const slowestSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    const seen = window as unknown as { slowest: number };
    const { slowest } = seen;
    seen.slowest = 0;
    return slowest;
  });

/** Another benchmark may have filled the month before. */
const emptyMonth = (studio: Studio): Promise<unknown> =>
  studio.sql(
    `WITH gone AS (DELETE FROM booking WHERE starts_at >= $1 AND starts_at < $1::timestamptz + interval '2 months'
                   RETURNING occupied_id)
     DELETE FROM occupied_time USING gone WHERE id = occupied_id`,
    [`${fullMonth}-01T00:00+02:00`],
  );

/** A hundred contacts in every column, as after half a year. */
const addContacts = (studio: Studio): Promise<unknown> =>
  studio.sql(
    `INSERT INTO contact (id, name, email, phone, source, phase, notes, priority, tags, created_at, phase_entered_at)
     SELECT gen_random_uuid(), 'Kontakt Nummer ' || n, 'kontakt' || n || '@anfrage.example', '+49 170 ' || n, 'Messe',
            (ARRAY['new', 'nicht_erreicht', 'in_klaerung', 'termin_geplant', 'abgesagt'])[1 + n % 5],
            repeat('Notiz ', n % 40), 'medium', ARRAY['Familie', 'Tag ' || n % 13],
            now() - make_interval(secs => n), now() - make_interval(days => n % 9)
     FROM generate_series(1, $1::int) AS n`,
    [contacts],
  );
