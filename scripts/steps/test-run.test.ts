import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { type Result, runFailedAgain } from './test-run.mjs';

const step = { name: 'try-of-reruns', command: 'playwright', args: [], report: 'try-of-reruns.json' };
const config = { rootDir: join(root, 'e2e') };
let asked = 0;

/** A step with so many failed tests, of which each passes or fails when it runs alone. */
const resultOf = (failures: number, alone: 'passes' | 'fails', more: Partial<Result> = {}): Result => ({
  step,
  code: 1,
  output: '',
  hasOtherErrors: false,
  seconds: 1,
  unstable: [],
  tests: Array.from({ length: failures }, (_, index) => ({
    name: `e2e/a.spec.ts:${index}: books`,
    place: `e2e/a.spec.ts:${index}`,
    title: 'books',
    seconds: 1,
    outcome: 'failed',
    error: 'late',
  })),
  again: async (_args, report) => {
    asked += 1;
    const status = alone === 'passes' ? 'expected' : 'unexpected';
    const spec = { file: 'a.spec.ts', line: 1, title: 'books', tests: [{ status, annotations: [], results: [{}] }] };
    await writeFile(report, JSON.stringify({ config, suites: [{ specs: [spec] }] }));
    return alone === 'passes' ? 0 : 1;
  },
  ...more,
});
const outcomesOf = (results: readonly Result[]) =>
  results.map(({ code, unstable, tests }) => [
    code,
    unstable.length,
    tests.filter((t) => t.outcome === 'failed').length,
  ]);

describe('the failed tests of steps that have ended', () => {
  afterAll(() => rm(join(root, '.tmp', 'reports', 'try-of-reruns-again.json'), { force: true }));

  it('make the step pass if each of them passes alone, and are listed as unstable', async () => {
    expect(outcomesOf(await runFailedAgain([resultOf(2, 'passes')]))).toEqual([[0, 2, 0]]);
  });

  it('stay failed if one fails again', async () => {
    expect(outcomesOf(await runFailedAgain([resultOf(2, 'fails')]))).toEqual([[1, 0, 2]]);
  });

  it('do not excuse an error outside of the tests', async () => {
    expect(outcomesOf(await runFailedAgain([resultOf(1, 'passes', { hasOtherErrors: true })]))).toEqual([[1, 1, 0]]);
  });

  it('do not run again if there are more than ten, of all steps together', async () => {
    asked = 0;
    expect(outcomesOf(await runFailedAgain([resultOf(6, 'passes'), resultOf(5, 'passes')]))).toEqual([
      [1, 0, 6],
      [1, 0, 5],
    ]);
    expect(asked).toBe(0);
    await runFailedAgain([resultOf(5, 'passes'), resultOf(5, 'passes')]);
    expect(asked).toBe(10);
  });
});
