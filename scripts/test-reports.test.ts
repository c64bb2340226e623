import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { reason, testsOf } from './test-reports.mjs';

const test = (title: string, status: string, more: object = {}) => ({
  file: 'wizard.spec.ts',
  line: 7,
  title,
  tests: [{ status, annotations: [], results: [{}], ...more }],
});

describe('the tests of a report', () => {
  it('are read from a report of Playwright, with the first line of an error and why a test was skipped', () => {
    const failed = test('books', 'unexpected', {
      results: [{ error: { message: '\u001b[31mError: 409\u001b[39m\n  at line 7' } }],
    });
    const skipped = test('pays', 'skipped', { annotations: [{ type: 'skip', description: 'needs a key' }] });
    const suites = [{ specs: [test('opens', 'expected')], suites: [{ specs: [failed, skipped] }] }];
    expect(testsOf({ suites })).toEqual([
      { name: 'e2e/wizard.spec.ts:7: opens', outcome: 'passed' },
      { name: 'e2e/wizard.spec.ts:7: books', outcome: 'failed', error: 'Error: 409' },
      { name: 'e2e/wizard.spec.ts: pays (needs a key)', outcome: 'skipped' },
    ]);
  });

  it('of Playwright that passed only when repeated count as failed', () => {
    const flaky = test('books', 'flaky', { results: [{ error: { message: 'Error: late' } }, {}] });
    expect(testsOf({ suites: [{ specs: [flaky] }] })).toEqual([
      { name: 'e2e/wizard.spec.ts:7: books', outcome: 'failed', error: 'Error: late' },
    ]);
  });

  it('are read from a report of Vitest, also a file that could not be loaded', () => {
    const name = join(root, 'src', 'a.test.ts');
    const assertionResults = [
      { fullName: 'adds', status: 'passed', failureMessages: [] },
      { fullName: 'divides', status: 'failed', failureMessages: ['AssertionError: 1\n at b'] },
      { fullName: 'needs a key', status: 'pending', failureMessages: [] },
    ];
    const loaded = { name, assertionResults, message: '' };
    const broken = { name: join(root, 'src', 'b.test.ts'), assertionResults: [], message: 'No such module\n' };
    expect(testsOf({ testResults: [loaded, broken] })).toEqual([
      { name: 'src/a.test.ts: adds', outcome: 'passed' },
      { name: 'src/a.test.ts: divides', outcome: 'failed', error: 'AssertionError: 1' },
      { name: 'src/a.test.ts: needs a key', outcome: 'skipped' },
      { name: 'src/b.test.ts', outcome: 'failed', error: 'No such module' },
    ]);
  });
});

describe('the reason of a failure without a failed test', () => {
  it('is the end of the output of a check', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    expect(reason(lines.join('\n\n'))).toBe(lines.slice(8).join('\n'));
  });

  it('is the error and its place where the output names them', () => {
    const output = ['start', '\u001b[31m FAIL \u001b[39m src/a.test.ts', 'noise', 'Error: gone', ' ❯ src/a.ts:3:1'];
    expect(reason(output.join('\n'))).toBe(' FAIL  src/a.test.ts\nError: gone\n ❯ src/a.ts:3:1');
  });
});
