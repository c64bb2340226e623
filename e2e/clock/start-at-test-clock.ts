import { berlinDateOf, instantOf, timeText, wallMinuteOf } from '../../src/shared/kernel/time/berlin-time.ts';
import { startStudio } from '../support/studio-process.ts';
import { createDatabase, startSharedServer, templates } from './shared-server.ts';

/**
 * A Tuesday in the middle of a month, without holiday or change of clocks within reach of a booking. Other instants:
 * TEST_CLOCK='2028-02-29 10:20', local time in Berlin, or 'today'.
 */
const usual = '2027-05-11 10:20';

/**
 * Before all browser tests: one instant for Node, PostgreSQL and pages, whatever the day of the run. It is shifted, not
 * frozen. Then a PostgreSQL for all studios, with a template of one that has started (docs/decisions/0044).
 */
export default async function startAtTestClock(): Promise<() => Promise<void>> {
  const shiftMs = instant(process.env['TEST_CLOCK'] ?? usual) - Date.now();
  // Workers and studios inherit both; this process keeps the real time.
  process.env['TEST_SHIFT_MS'] = String(shiftMs);
  const preload = new URL('preload.mjs', import.meta.url).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${preload}`.trim();
  const server = await startSharedServer(shiftMs);
  process.env['TEST_STUDIO_SERVER'] = server.url;
  await createDatabase(server.url, templates.studio, templates.blank).then(async (url) => {
    const first = await startStudio({ DATABASE_URL: url, JOBS: 'off' });
    await first.stop();
  });
  const at = Date.now() + shiftMs;
  process.stdout.write(`Browser tests run at ${berlinDateOf(at)} ${timeText(wallMinuteOf(at) % 1440)} in Berlin\n`);
  return server.stop;
}

const instant = (text: string): number => {
  if (text === 'today') return Date.now();
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)$/.exec(text) ?? [];
  const found = date === undefined ? null : instantOf(date, Number(hours) * 60 + Number(minutes));
  if (found === null) throw new Error(`TEST_CLOCK='${text}' is not an instant such as '${usual}'`);
  return found;
};
