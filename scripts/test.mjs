// Runs all checks: format, lint, types, structure, requirements, dead code, then the tests of every level. `npm test --
// NAME …` runs the named steps. Steps that leave a core idle run in parallel.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from './chromium.mjs';
import { installNodeVersions } from './node-versions.mjs';
import { oldestPostgres } from './oldest-postgres.mjs';
import { root } from './root.mjs';
import { reason, testsOf } from './test-reports.mjs';

/** @typedef {{ missing: string } | { env: NodeJS.ProcessEnv }} Prepared what a step needs to run, or why it cannot run here */
/** @typedef {{ name: string, command: string, args: string[], report?: string, prepare?: () => Promise<Prepared> | Prepared }} Step */

/** The same tests on the oldest supported server. */
const withOldestPostgres = () => {
  const { binDir, missing } = oldestPostgres();
  return missing === undefined ? { env: { EMBEDDED_PG_BINDIR: binDir, TEST_DATABASE_URL: undefined } } : { missing };
};

const withChromium = async () => {
  installNodeVersions();
  return { env: { CHROMIUM_PATH: await chromiumPath() } };
};

/** @type {Step[]} */
const checks = [
  { name: 'format', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'purity', command: 'tsc', args: ['--noEmit', '--project', 'tsconfig.pure.json'] },
  { name: 'structure', command: 'node', args: ['scripts/check-structure.mjs'] },
  { name: 'requirements', command: 'node', args: ['scripts/check-requirements.mjs'] },
  { name: 'links', command: 'node', args: ['scripts/check-links.mjs'] },
  { name: 'bundles', command: 'node', args: ['scripts/check-bundles.mjs'] },
  { name: 'dead-code', command: 'knip', args: ['--no-progress'] },
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
];

/** @type {Step} */
const lint = { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] };

/** @type {(project: string) => string[]} */
const vitest = (project) => ['run', '--project', project];

/** @type {Step} */
const unit = { name: 'unit', command: 'vitest', args: vitest('unit'), report: 'unit.json' };

/** @type {Step} */
const database = { name: 'database', command: 'vitest', args: vitest('database'), report: 'database.json' };

/** @type {Step} */
const databaseOldest = {
  name: 'database-oldest',
  command: 'vitest',
  args: vitest('database'),
  report: 'database-oldest.json',
  prepare: withOldestPostgres,
};

/** @type {Step} */
const browser = {
  name: 'browser',
  command: 'playwright',
  args: ['test'],
  report: 'browser.json',
  prepare: withChromium,
};

/**
 * The groups run one after the other. The sequences of a group run at the same time: checks use one core, and database
 * tests wait for the disk of their server.
 * @type {Step[][][]}
 */
const groups = [[checks, [lint]], [[unit]], [[database], [databaseOldest]], [[browser]]];
const steps = groups.flat(2);

const reports = join(root, '.tmp', 'reports');
mkdirSync(reports, { recursive: true });

/** @typedef {{ code: number, output: string }} Ended */

/**
 * Runs a step and prints its name before each line of its output.
 * @type {(step: Step, env: NodeJS.ProcessEnv) => Promise<Ended>}
 */
const run = ({ name, command, args }, env) =>
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

/** @typedef {Ended & { step: Step, tests: import('./test-reports.mjs').Tested[], seconds: number, missing?: string }} Result */

/** @type {(step: Step) => Promise<Result>} */
const runStep = async (step) => {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const prepared = (await step.prepare?.()) ?? { env: {} };
  if ('missing' in prepared) {
    console.log(`${step.name} │ not run: ${prepared.missing}`);
    return { step, code: 0, output: '', tests: [], seconds: 0, missing: prepared.missing };
  }
  const report = step.report ? join(reports, step.report) : '';
  if (report) rmSync(report, { force: true });
  const args =
    step.command === 'vitest'
      ? [...step.args, '--reporter=default', '--reporter=json', `--outputFile=${report}`]
      : step.args;
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ...prepared.env,
    NO_COLOR: process.env.CI ? '1' : process.env.NO_COLOR,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const ended = await run({ ...step, args }, env);
  const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  return { ...ended, step, tests, seconds: (performance.now() - started) / 1000 };
};

/** @type {(sequence: Step[]) => Promise<Result[]>} */
const runAll = async (sequence) => {
  const ended = [];
  for (const step of sequence) {
    if (wanted.length === 0 || wanted.includes(step.name)) ended.push(await runStep(step));
  }
  return ended;
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

/** @type {Result[]} */
const results = [];
for (const group of groups) {
  const ended = await Promise.all(group.map(runAll));
  results.push(...ended.flat());
}

/** @type {(result: Result, outcome: string) => import('./test-reports.mjs').Tested[]} */
const testsThat = ({ tests }, outcome) => tests.filter((test) => test.outcome === outcome);

const skipped = results.flatMap((result) =>
  testsThat(result, 'skipped').map(({ name }) => `${result.step.name}: ${name}`),
);
if (skipped.length > 0) console.log(`\n── skipped\n${skipped.join('\n')}`);

for (const result of results) {
  if (result.code === 0) continue;
  const tests = testsThat(result, 'failed').map(({ name, error }) => `${name}: ${error}`);
  console.log(`\n── why ${result.step.name} failed\n${tests.length > 0 ? tests.join('\n') : reason(result.output)}`);
}

console.log('\n── summary');
let passed = 0;
let failed = 0;
// One line for all that passed: whoever keeps only the end of the output still sees every failed test.
/** @type {string[]} */
const ok = [];
for (const result of results) {
  const { step, code, seconds, output, missing } = result;
  if (missing !== undefined) {
    console.log(`not run ${step.name}: ${missing}`);
    continue;
  }
  const passedHere = testsThat(result, 'passed').length;
  const failedHere = testsThat(result, 'failed').length;
  passed += passedHere + (step.report || code !== 0 ? 0 : 1);
  failed += Math.max(failedHere, code === 0 ? 0 : 1);
  const tests = step.report ? `, ${passedHere} passed, ${failedHere} failed` : '';
  const server = /^Database tests run on (PostgreSQL \S+)/m.exec(stripVTControlCharacters(output))?.[1];
  const name = server === undefined ? step.name : `${step.name} on ${server}`;
  const line = `${name} (${seconds.toFixed(0)} s${tests})`;
  if (code === 0) ok.push(line);
  else console.log(`FAILED  ${line}`);
}
if (ok.length > 0) console.log(`ok      ${ok.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
