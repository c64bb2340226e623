// Runs all checks: format, lint, types, structure, requirements, dead code, then the tests of every level. `npm test --
// NAME …` runs the named steps, `npm test -- browser wizard` the browser tests of a folder of e2e, `npm run test:all` everything in full size. Steps that leave a core idle run in parallel.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';
import { reason } from './steps/test-reports.mjs';
import { describeUnstable, mostUnstable } from './steps/test-reruns.mjs';
import { runFailedAgain, runStep, testsThat } from './steps/test-run.mjs';
import { isWhole, lastWhole, recordWhole, seed, sizeVariables } from './steps/test-size.mjs';
import { groups } from './steps/test-steps.mjs';

/** @typedef {import('./steps/test-run.mjs').Result} Result */

const words = process.argv.slice(2).filter((argument) => argument !== '--all');
const names = groups.flat(2).map(({ name }) => name);
const folders = words.filter((name) => !names.includes(name));
const unknown = folders.filter((name) => !existsSync(join(root, 'e2e', name)));
if (unknown.length > 0 || (folders.length > 0 && !words.includes('browser'))) {
  console.error(
    `Unknown step ${folders.join(', ')}; there are ${names.join(', ')}, and "browser FOLDER" for a part of e2e`,
  );
  process.exit(2);
}
const wanted = words.filter((name) => names.includes(name));

/** @type {(sequence: import('./steps/test-steps.mjs').Step[]) => Promise<Result[]>} */
const runAll = async (sequence) => {
  const ended = [];
  for (const step of sequence) {
    if (wanted.length === 0 || wanted.includes(step.name))
      ended.push(await runStep(step, wanted, step.name === 'browser' ? folders : []));
  }
  return ended;
};

const started = performance.now();
/** @type {Result[]} */
const results = [];
for (const group of groups) {
  const ended = await Promise.all(group.map(runAll));
  results.push(...(await runFailedAgain(ended.flat())));
}

const skipped = results.flatMap((result) =>
  testsThat(result, 'skipped').map(({ name }) => `${result.step.name}: ${name}`),
);
if (skipped.length > 0) console.log(`\n── skipped\n${skipped.join('\n')}`);

const unstable = results.flatMap((result) => result.unstable);
if (unstable.length > 0) {
  console.log(
    `\n── unstable: failed, and passed alone; mended by the next change\n${unstable.map(describeUnstable).join('\n')}`,
  );
}
const tooUnstable = unstable.length > mostUnstable;

for (const result of results) {
  if (result.code === 0) continue;
  const tests = testsThat(result, 'failed').map(({ name, error }) => `${name}: ${error}`);
  console.log(`\n── why ${result.step.name} failed\n${tests.length > 0 ? tests.join('\n') : reason(result.output)}`);
}

console.log('\n── summary');
let passed = 0;
let failed = tooUnstable ? 1 : 0;
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
if (tooUnstable) console.log(`FAILED  more than ${mostUnstable} unstable tests`);
console.log(
  `${((performance.now() - started) / 60_000).toFixed(1)} minutes, ${unstable.length} unstable, seed ${seed}${isWhole ? `, browser tests at ${sizeVariables.TEST_CLOCK}` : ''}`,
);
if (!isWhole) console.log(lastWhole());
else if (failed === 0 && wanted.length === 0) recordWhole();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
