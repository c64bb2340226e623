// Reads the JSON reports of Vitest and Playwright.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', error?: string }} Tested */

/**
 * The tests of a report, of either program: file and title, outcome, and the first line of the error of one that
 * failed. A test that may be skipped gives the reason in its title, or in the description that Playwright records.
 * @type {(report: any) => Tested[]}
 */
export const testsOf = (report) =>
  report.testResults ? report.testResults.flatMap(ofVitest) : ofPlaywright(report.suites);

/** @type {(file: any) => Tested[]} */
const ofVitest = ({ name, assertionResults, message }) => {
  const path = relative(root, name);
  if (assertionResults.length === 0 && message) return [{ name: path, outcome: 'failed', error: firstLine(message) }];
  return assertionResults.map((/** @type {any} */ { fullName, status, failureMessages }) => ({
    name: `${path}: ${fullName}`,
    outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    ...(status === 'failed' && { error: firstLine(failureMessages[0] ?? '') }),
  }));
};

/** @type {(suites: any[] | undefined) => Tested[]} */
const ofPlaywright = (suites) =>
  (suites ?? []).flatMap(({ specs = [], suites: inner }) => [
    ...specs.map((/** @type {any} */ { file, line, title, tests }) => {
      const { status, annotations, results } = tests[0];
      const why = annotations.find((/** @type {any} */ { type }) => type === 'skip')?.description;
      if (status === 'expected') return { name: `e2e/${file}:${line}: ${title}`, outcome: 'passed' };
      if (status === 'skipped') return { name: `e2e/${file}: ${title}${why ? ` (${why})` : ''}`, outcome: 'skipped' };
      const error = results.find((/** @type {any} */ { error: thrown }) => thrown)?.error;
      return { name: `e2e/${file}:${line}: ${title}`, outcome: 'failed', error: firstLine(error?.message ?? '') };
    }),
    ...ofPlaywright(inner),
  ]);

/** @type {(message: string) => string} */
const firstLine = (message) => (stripVTControlCharacters(message).split('\n')[0] ?? '').slice(0, 200);

/**
 * Why a step without a failed test failed (a check, a hook, an uncaught error), in a dozen lines, because often only
 * the end of a log is read.
 * @type {(output: string) => string}
 */
export const reason = (output) => {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => /^ FAIL |Unhandled Errors|^ {2}1\) /.test(line));
  if (first === -1) return lines.slice(-12).join('\n');
  const relevant = /^ FAIL |^ {2}\d+\) |^ ❯ |Error|originated in|might've caused/;
  return lines
    .slice(first)
    .filter((line) => relevant.test(line))
    .slice(0, 12)
    .join('\n');
};
