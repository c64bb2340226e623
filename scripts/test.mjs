// The whole truth: format, lint, types, structure, dead code, then the tests of every level. `npm test -- NAME …` runs the named steps.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { root } from './root.mjs';

/** @typedef {{ name: string, command: string, args: string[], report?: string }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'format', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'structure', command: 'node', args: ['scripts/check-structure.mjs'] },
  { name: 'bundles', command: 'node', args: ['scripts/check-bundles.mjs'] },
  { name: 'dead-code', command: 'knip', args: ['--no-progress'] },
  { name: 'unit', command: 'vitest', args: ['run', '--project', 'unit'], report: 'unit.json' },
  { name: 'database', command: 'vitest', args: ['run', '--project', 'database'], report: 'database.json' },
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
  { name: 'browser', command: 'playwright', args: ['test'], report: 'browser.json' },
];

const reports = join(root, '.tmp', 'reports');
mkdirSync(reports, { recursive: true });

/** @type {(step: Step, env: NodeJS.ProcessEnv) => Promise<number>} */
const run = ({ command, args }, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command === 'node' ? process.execPath : join(root, 'node_modules', '.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

/** @type {(step: Step) => Promise<{ step: Step, code: number, seconds: number }>} */
const runStep = async (step) => {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const report = step.report ? join(reports, step.report) : '';
  const args =
    step.command === 'vitest'
      ? [...step.args, '--reporter=default', '--reporter=json', `--outputFile=${report}`]
      : step.args;
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NO_COLOR: process.env.CI ? '1' : process.env.NO_COLOR };
  if (step.name === 'browser') {
    env.CHROMIUM_PATH = await chromiumPath();
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  }
  const code = await run({ ...step, args }, env);
  return { step, code, seconds: (performance.now() - started) / 1000 };
};

/** @type {(step: Step) => { passed: number, failed: number }} */
const counted = ({ report, command }) => {
  if (!report) return { passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(join(reports, report), 'utf8'));
  if (command === 'vitest') return { passed: result.numPassedTests, failed: result.numFailedTests };
  return { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky };
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const results = [];
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  results.push(await runStep(step));
}

console.log('\n── summary');
let passed = 0;
let failed = 0;
for (const { step, code, seconds } of results) {
  const counts = counted(step);
  passed += counts.passed + (step.report || code !== 0 ? 0 : 1);
  failed += Math.max(counts.failed, code === 0 ? 0 : 1);
  const tests = step.report ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(0)} s${tests})`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
