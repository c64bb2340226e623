import type { CDPSession, Page } from '@playwright/test';
import { fillMonth, fullMonth } from '../e2e/calendar.ts';
import { addManyBookings, removeManyBookings } from '../e2e/many-bookings.ts';
import { hydrated } from '../e2e/public-site.ts';
import type { Studio } from '../e2e/studio-process.ts';
import { card, chooseDay, chooseService, fillDetails, nextButton, slots } from '../e2e/wizard.ts';
import { inBackOffice } from './back-office.ts';
import { complainIf, median, rounds } from './measure.ts';

const bookings = 2000;
const contacts = 500;
/** The browser is slowed so many times: a phone of the middle class. */
const slower = 4;
/** Milliseconds from a press or click to the next picture that must hold for the slowest of a step. */
const mostMs = 100;
/** Where tasks take so many times the processor time they need, others have taken the processor: no wait is judged there. */
const busy = 1.3;

type Step = (page: Page) => Promise<void>;
interface Journey {
  readonly name: string;
  readonly width: number;
  readonly open: Step;
  /** With the number of presses and keys of each. */
  readonly steps: Readonly<Record<string, readonly [presses: number, act: Step]>>;
}

interface Cost {
  /** Milliseconds until the picture after the slowest press or key. */
  readonly waited: number;
  /** Milliseconds of processor time for each press or key, with all that follows the picture and what the measuring takes. */
  readonly worked: number;
  /** How many times longer tasks took than the processor worked on them. */
  readonly stretched: number;
}

/**
 * How long people wait for the picture after each click and key, in a browser four times slower, on the ways they go most
 * often: booking, and the list, calendar and board of a busy studio. Of each step the slowest interaction counts. It
 * takes a machine with nothing else to do: pictures are drawn by other processes, too.
 */
export const benchInteractions = async (studio: Studio): Promise<void> => {
  await addManyBookings(studio, bookings);
  await addContacts(studio);
  await fillMonth(studio);
  try {
    await inBackOffice(studio, async (page) => {
      await page.addInitScript(watchInteractions);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Performance.enable');
      for (const { name, width, open, steps } of journeys(studio)) {
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

/** Milliseconds of all tasks of the page so far, and of the processor's time in them. */
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
  if (!isBusy) complainIf(median(waits) >= mostMs, `${what}: the picture comes too late`);
};

// The browser tells of what took less than 16 ms in no way: it counts as nothing.
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

/** Milliseconds of the slowest interaction since this was asked last, when everything has been drawn and told. */
const slowestSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    const seen = window as unknown as { slowest: number };
    const { slowest } = seen;
    seen.slowest = 0;
    return slowest;
  });

const journeys = (studio: Studio): readonly Journey[] => [
  {
    name: 'booking',
    width: 390,
    open: async (page) => {
      await page.goto(`${studio.url}/booking`);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${studio.url}/booking`);
      await hydrated(page);
      await card(page, 'Porträtshooting').waitFor();
    },
    steps: {
      'service and photographer': [2, (page) => chooseService(page)],
      'on to the date': [
        1,
        async (page) => {
          await nextButton(page).click();
          await page.locator('[data-free]').first().waitFor();
        },
      ],
      'a day': [1, async (page) => void (await chooseDay(page))],
      'a time': [1, (page) => slots(page).first().click()],
      'on to the details': [1, (page) => nextButton(page).click()],
      'typing the details': [
        11,
        async (page) => {
          await page.locator('input[name=name]').pressSequentially('Änne Müller');
          await fillDetails(page);
        },
      ],
      'on to the confirmation': [1, (page) => nextButton(page).click()],
    },
  },
  {
    name: `the list of ${bookings} bookings`,
    width: 1440,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/bookings`);
      await page.locator('table[aria-rowcount]').waitFor();
      await page.waitForLoadState('networkidle');
    },
    steps: {
      'typing a search': [9, (page) => page.getByRole('searchbox').pressSequentially('kundin 12', { delay: 80 })],
      'taking it back': [
        9,
        async (page) => {
          for (let i = 0; i < 9; i++) await page.keyboard.press('Backspace', { delay: 60 });
        },
      ],
      'sorting by a column': [1, (page) => page.getByRole('columnheader').getByRole('button').first().click()],
      'opening a booking': [
        1,
        async (page) => {
          await page.locator('tr[data-index] button').first().click();
          await page.getByRole('dialog').waitFor();
        },
      ],
      'closing it': [1, (page) => page.keyboard.press('Escape')],
    },
  },
  {
    name: 'the calendar, 1000 sessions in the month',
    width: 1440,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/calendar?date=${fullMonth}-10`);
      await page.locator(`td[data-date="${fullMonth}-11"] [data-movable]`).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    steps: {
      'to the week': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Woche', exact: true }).click();
          await page.locator('[data-drop-from] [data-event]').first().waitFor();
        },
      ],
      'to the next week': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Nächste Woche' }).click();
          await page.waitForLoadState('networkidle');
        },
      ],
      'to the day': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Tag', exact: true }).click();
          await page.locator('[data-drop-from] [data-event]').first().waitFor();
        },
      ],
      'to the month': [
        1,
        async (page) => {
          await page.getByRole('button', { name: 'Monat', exact: true }).click();
          await page.locator(`td[data-date="${fullMonth}-11"] [data-movable]`).first().waitFor();
        },
      ],
      'opening a booking': [
        1,
        async (page) => {
          await page.locator(`td[data-date="${fullMonth}-11"] [data-event]`).first().click();
          await page.getByRole('dialog').waitFor();
        },
      ],
      'closing it': [1, (page) => page.keyboard.press('Escape')],
    },
  },
  {
    name: `the board of ${contacts} contacts`,
    width: 1440,
    open: async (page) => {
      await page.goto(`${studio.url}/admin/kontakten`);
      await page.locator('section[data-phase="new"] [data-contact]').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    steps: {
      'typing a search': [9, (page) => page.getByRole('searchbox').pressSequentially('nummer 19', { delay: 80 })],
      'taking it back': [
        9,
        async (page) => {
          for (let i = 0; i < 9; i++) await page.keyboard.press('Backspace', { delay: 60 });
        },
      ],
      'opening a contact': [
        1,
        async (page) => {
          await page.locator('[data-opens]').first().click();
          await page.locator('aside[aria-label="Kontakt"]').waitFor();
        },
      ],
      'closing it': [1, (page) => page.keyboard.press('Escape')],
      'moving one by the menu': [
        2,
        async (page) => {
          await page
            .locator('section[data-phase="new"]')
            .getByRole('button', { name: /verschieben nach/ })
            .first()
            .click();
          await page.getByRole('menuitem', { name: 'In Klärung' }).click();
          await page.waitForLoadState('networkidle');
        },
      ],
    },
  },
];

/** As after a good half-year: a hundred in every column. */
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
