import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { hasOtherErrors, reason, testsOf } from './test-reports.mjs';

const test = (title: string, status: string, more: object = {}) => ({
  file: 'wizard.spec.ts',
  line: 7,
  title,
  tests: [{ status, annotations: [], results: [{}], ...more }],
});

const config = { rootDir: join(root, 'e2e') };

const books = { name: 'e2e/wizard.spec.ts:7: books', place: 'e2e/wizard.spec.ts:7', title: 'books', seconds: 0 };

describe('the tests of a report', () => {
  it('are read from a report of Playwright, with the place and message of an error and why a test was skipped', () => {
    const failed = test('books', 'unexpected', {
      results: [
        {
          duration: 1500,
          error: {
            message: '\u001b[31mError: 409\u001b[39m\n\nExpected: 200\n\nCall log:\n  - waiting\n    at line 7',
            location: { line: 9 },
          },
        },
      ],
    });
    const skipped = test('pays', 'skipped', { annotations: [{ type: 'skip', description: 'needs a key' }] });
    const suites = [{ specs: [test('opens', 'expected')], suites: [{ specs: [failed, skipped] }] }];
    expect(testsOf({ config, suites })).toEqual([
      { ...books, title: 'opens', name: 'e2e/wizard.spec.ts:7: opens', outcome: 'passed' },
      { ...books, seconds: 1.5, outcome: 'failed', error: 'line 9: Error: 409 · Expected: 200' },
      { ...books, title: 'pays', name: 'e2e/wizard.spec.ts: pays (needs a key)', outcome: 'skipped' },
    ]);
  });

  it('of Playwright that passed only when repeated count as failed', () => {
    const flaky = test('books', 'flaky', { results: [{ error: { message: 'Error: late' } }, {}] });
    expect(testsOf({ config, suites: [{ specs: [flaky] }] })).toEqual([
      { ...books, outcome: 'failed', error: 'Error: late' },
    ]);
  });

  it('are read from a report of Vitest, also a file that could not be loaded', () => {
    const name = join(root, 'src', 'a.test.ts');
    const assertionResults = [
      { fullName: 'adds', status: 'passed', failureMessages: [], duration: 20 },
      { fullName: 'divides', status: 'failed', failureMessages: ['AssertionError: 1\n at b'] },
      { fullName: 'needs a key', status: 'pending', failureMessages: [] },
    ];
    const loaded = { name, assertionResults, message: '' };
    const broken = { name: join(root, 'src', 'b.test.ts'), assertionResults: [], message: 'No such module\n' };
    const adds = { place: 'src/a.test.ts', title: 'adds', seconds: 0 };
    expect(testsOf({ testResults: [loaded, broken] })).toEqual([
      { ...adds, seconds: 0.02, name: 'src/a.test.ts: adds', outcome: 'passed' },
      { ...adds, title: 'divides', name: 'src/a.test.ts: divides', outcome: 'failed', error: 'AssertionError: 1' },
      { ...adds, title: 'needs a key', name: 'src/a.test.ts: needs a key', outcome: 'skipped' },
      {
        place: 'src/b.test.ts',
        title: '',
        seconds: 0,
        name: 'src/b.test.ts',
        outcome: 'failed',
        error: 'No such module',
      },
    ]);
  });

  it('are not all: an error outside of them is found', () => {
    expect(hasOtherErrors({ errors: [] }, 'all is well')).toBe(false);
    expect(hasOtherErrors({ errors: [{ message: 'Worker teardown timeout' }] }, '')).toBe(true);
    expect(hasOtherErrors({}, '⎯⎯ Unhandled Errors ⎯⎯')).toBe(true);
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
