// Runs failed tests once more, each alone. Red again is red; green now is unstable: reported, and mended by the next change.
import { readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { testsOf } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Tested} Tested */
/** @typedef {{ step: string, name: string, error: string, seconds: number, secondsAlone: number, load: number, at: string }} Unstable */

/** With more failed tests than this nothing runs again: the change is wrong, not the moment. */
export const mostFailed = 10;

/** With more unstable tests than this the run is red. */
export const mostUnstable = 3;

/**
 * Where the browser tests of a step that run again keep their screenshots, each in a folder of its own: Playwright empties the folder
 * it writes to, and the first failure is the one that is looked for.
 * @type {(step: string) => string}
 */
export const folderOfReruns = (step) => join('.tmp', 'again', step);

/**
 * The arguments with which the program of a step runs one test of its report alone. `folder`: for its screenshots.
 * @type {(command: string, test: Tested, folder: string) => string[]}
 */
export const argumentsForOne = (command, { place, title }, folder) => {
  const exact = title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (command === 'playwright')
    return [place, '--workers=1', `--output=${folder}`, ...(title === '' ? [] : ['--grep', `${exact}$`])];
  return [place, '--maxWorkers=1', ...(title === '' ? [] : ['--testNamePattern', `^\\s*${exact}$`])];
};

/**
 * Runs the failed tests of a step again, one after the other; resolves to those that pass now.
 * @param {{ name: string, command: string }} step
 * @param {readonly Tested[]} failed
 * @param {(args: readonly string[], report: string) => Promise<number>} runAgain resolves to the exit code
 * @param {string} report path for the report of each of them
 * @returns {Promise<Unstable[]>}
 */
export const findUnstable = async (step, failed, runAgain, report) => {
  const unstable = [];
  for (const [index, test] of failed.entries()) {
    const folder = join(folderOfReruns(step.name), `${index + 1}`);
    rmSync(report, { force: true });
    const load = loadavg()[0] ?? 0;
    const started = performance.now();
    const code = await runAgain(argumentsForOne(step.command, test, folder), report);
    if (code !== 0 || !testsOf(JSON.parse(readFileSync(report, 'utf8'))).some(({ outcome }) => outcome === 'passed'))
      continue;
    unstable.push({
      step: step.name,
      name: test.name,
      error: test.error ?? '',
      seconds: test.seconds,
      secondsAlone: (performance.now() - started) / 1000,
      load,
      at: new Date().toISOString(),
    });
  }
  return unstable;
};

/** @type {(one: Unstable) => string} */
export const describeUnstable = ({ step, name, error, seconds, secondsAlone, load, at }) =>
  `${step}: ${name}: ${error} (failed after ${seconds.toFixed(1)} s; alone passed in ${secondsAlone.toFixed(1)} s; load ${load.toFixed(1)}; ${at})`;
