// Runs one step of `npm test` as a process, and reads its report.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../root.mjs';
import { hasOtherErrors, testsOf } from './test-reports.mjs';
import { findUnstable, folderOfReruns, mostFailed } from './test-reruns.mjs';
import { sizeVariables } from './test-size.mjs';

/** @typedef {import('./test-steps.mjs').Step} Step */
/** @typedef {import('./test-reports.mjs').Tested} Tested */
/** @typedef {{ code: number, output: string }} Ended */
/**
 * `again` runs the program of the step with other arguments and writes another report.
 * @typedef {Ended & { step: Step, tests: readonly Tested[], hasOtherErrors: boolean, seconds: number, missing?: string, unstable: readonly import('./test-reruns.mjs').Unstable[], again: (args: readonly string[], report: string) => Promise<number> }} Result
 */

const reports = join(root, '.tmp', 'reports');
mkdirSync(reports, { recursive: true });

/**
 * Runs a program and prints its name before each line of its output.
 * @type {(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv) => Promise<Ended>}
 */
const run = (name, command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command === 'node' ? process.execPath : join(root, 'node_modules', '.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    let output = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      let begun = '';
      from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        const lines = (begun + text).split('\n');
        begun = lines.pop() ?? '';
        for (const line of lines) to.write(`${name} │ ${line}\n`);
        output += text;
      });
      from.on('end', () => begun && to.write(`${name} │ ${begun}\n`));
    }
    child.on('error', reject);
    child.on('exit', (code) => {
      // A server that a test left running may keep the pipes open; the step's own output has arrived by then.
      void Promise.race([once(child, 'close'), delay(5000)]).then(() => resolve({ code: code ?? 1, output }));
    });
  });

/** @type {(path: string) => any} */
const read = (path) => (path !== '' && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Runs a step; `folders` of e2e limit the browser tests.
 * @type {(step: Step, wanted: readonly string[], folders: readonly string[]) => Promise<Result>}
 */
export const runStep = async (step, wanted, folders) => {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const prepared = (await step.prepare?.(wanted)) ?? { env: {} };
  const nothing = { step, tests: [], hasOtherErrors: false, unstable: [], again: () => Promise.resolve(1) };
  if ('missing' in prepared) {
    console.log(`${step.name} │ not run: ${prepared.missing}`);
    return { ...nothing, code: 0, output: '', seconds: 0, missing: prepared.missing };
  }
  /** @type {(args: readonly string[], report: string) => Promise<Ended>} */
  const start = (args, report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    return run(step.name, step.command, step.command === 'vitest' ? [...args, ...reporters] : args, {
      ...process.env,
      ...prepared.env,
      ...sizeVariables,
      NO_COLOR: process.env.CI ? '1' : process.env.NO_COLOR,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
  };
  const report = step.report ? join(reports, step.report) : '';
  if (report) rmSync(report, { force: true });
  rmSync(join(root, folderOfReruns(step.name)), { recursive: true, force: true });
  const parts = folders.map((folder) => `e2e/${folder}/`);
  const ended = await start([...step.args, ...(prepared.args ?? []), ...parts], report);
  const found = read(report);
  return {
    ...nothing,
    ...ended,
    tests: found ? testsOf(found) : [],
    hasOtherErrors: found === undefined || hasOtherErrors(found, ended.output),
    seconds: (performance.now() - started) / 1000,
    again: (args, path) => start([...step.args, ...args], path).then(({ code }) => code),
  };
};

/** @type {(result: Result, outcome: Tested['outcome']) => Tested[]} */
export const testsThat = ({ tests }, outcome) => tests.filter((test) => test.outcome === outcome);

/**
 * Runs the failed tests of steps that have ended once more. A step of which all pass now, and that failed for no other
 * reason, has passed.
 * @type {(ended: readonly Result[]) => Promise<Result[]>}
 */
export const runFailedAgain = async (ended) => {
  const all = ended.reduce((sum, result) => sum + testsThat(result, 'failed').length, 0);
  if (all === 0 || all > mostFailed) return [...ended];
  const results = [];
  for (const result of ended) {
    const failed = testsThat(result, 'failed');
    const path = join(reports, `${result.step.name}-again.json`);
    const unstable = failed.length === 0 ? [] : await findUnstable(result.step, failed, result.again, path);
    const names = new Set(unstable.map(({ name }) => name));
    /** @type {Tested[]} */
    const tests = result.tests.map((test) => (names.has(test.name) ? { ...test, outcome: 'passed' } : test));
    const isPassed = failed.length > 0 && unstable.length === failed.length && !result.hasOtherErrors;
    results.push({ ...result, tests, unstable, code: isPassed ? 0 : result.code });
  }
  return results;
};
