import type { CDPSession, Page } from '@playwright/test';
import { enter } from './admin.ts';
import { emptyCalendar, peopleOf } from './calendar.ts';
import { expect, type Studio, test } from './studio.ts';

const full = '2033-05';
const empty = '2034-02';
const thousand = 1000;

/** Writes sessions of 15 minutes past the rules of booking, spread evenly over a month. */
const fill = async (studio: Studio): Promise<void> => {
  const { anna, service } = await peopleOf(studio);
  await studio.sql(
    `WITH taken AS (
       INSERT INTO occupied_time (id, photographer_id, during, guarded, internal)
       SELECT gen_random_uuid(), $1, tstzrange(begins, begins + interval '15 minutes'),
              tstzrange(begins, begins + interval '15 minutes'), true
       FROM generate_series(0, $3::int - 1) AS n,
            LATERAL (SELECT $4::timestamptz + (n % 31) * interval '1 day' + (n / 31) * interval '25 minutes') AS t (begins)
       RETURNING id, lower(during) AS starts_at, upper(during) AS ends_at
     )
     INSERT INTO booking (id, occupied_id, confirmation_code, status, starts_at, ends_at, service_id, service_name,
                          service_price_cents, photographer_id, photographer_name, customer_name, customer_email,
                          customer_phone, language, source, internal)
     SELECT id, id, 'FB-' || upper(substr(md5(id::text), 1, 8)), 'CONFIRMED', starts_at, ends_at, $2, 'Porträtshooting',
            15000, $1, 'Anna Lindner', 'Kundin ' || row_number() OVER (), 'kundin@example.de', '+49 170 1234567', 'de',
            'admin', true
     FROM taken`,
    [anna, service, thousand, `${full}-01T06:00+02:00`],
  );
};

const scriptSeconds = async (client: CDPSession): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
};

/** Seconds of script from the press that shows a month until it stands there. */
const showMonth = async (
  page: Page,
  client: CDPSession,
  button: string,
  ready: () => Promise<void>,
): Promise<number> => {
  const before = await scriptSeconds(client);
  await page.getByRole('button', { name: button }).click();
  await ready();
  return (await scriptSeconds(client)) - before;
};

const inMs = (seconds: readonly number[]): string => seconds.map((one) => (one * 1000).toFixed(0)).join('/');

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('a month of 1,000 events takes at most 3 times the script of an empty one, and no drag holds the page up', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000);
  await emptyCalendar(studio);
  await fill(studio);
  const idle = () => page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await enter(page, studio, `/admin/calendar?date=${full}-10`);
  await expect(page.getByRole('button', { name: /weitere/ })).toHaveCount(31);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  // There and back, several times: the full month against its empty neighbours of another year, in one run.
  const times = { full: [] as number[], empty: [] as number[] };
  for (let run = 0; run < 7; run++) {
    await page.goto(`/admin/calendar?date=${empty}-10`);
    await expect(page.locator('td').first()).toBeVisible();
    await idle();
    times.empty.push(
      await showMonth(page, client, 'Nächster Monat', async () => {
        await expect(page.locator('td[data-date="2034-03-31"]')).toBeVisible();
        await idle();
      }),
    );
    await page.goto(`/admin/calendar?date=2033-04-10`);
    await expect(page.locator('td').first()).toBeVisible();
    await idle();
    times.full.push(
      await showMonth(page, client, 'Nächster Monat', async () => {
        await expect(page.getByRole('button', { name: /weitere/ })).toHaveCount(31);
        await idle();
      }),
    );
  }
  const ratio = median(times.full) / median(times.empty);
  test.info().annotations.push({
    type: 'ratio',
    description: `${ratio.toFixed(2)}: ${inMs(times.full)} to ${inMs(times.empty)} ms`,
  });
  expect(ratio).toBeLessThanOrEqual(3);

  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const chip = page.locator(`td[data-date="${full}-11"] [data-movable]`).first();
  const box = await chip.boundingBox();
  if (!box) throw new Error('Not on the screen');
  await page.mouse.move(box.x + 10, box.y + 5);
  await page.mouse.down();
  for (let step = 1; step <= 40; step++) await page.mouse.move(box.x + step * 15, box.y + 5 + step * 4);
  await expect(page.locator('td[data-target]')).toHaveCount(1);
  const long = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(long.filter((duration) => duration > 200)).toEqual([]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
