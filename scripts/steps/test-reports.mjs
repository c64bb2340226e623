// Reads the JSON reports of Vitest and Playwright.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';

/**
 * `place` and `title` are what its program needs to run a test alone; `seconds` is how long it took.
 * @typedef {{ name: string, place: string, title: string, seconds: number, outcome: 'passed' | 'failed' | 'skipped', error?: string }} Tested
 */

/**
 * The tests of a report, of either program: file and title, outcome, and the error of one that failed in one line. A
 * test that may be skipped gives the reason in its title, or in the description that Playwright records.
 * @type {(report: any) => Tested[]}
 */
export const testsOf = (report) =>
  report.testResults
    ? report.testResults.flatMap(ofVitest)
    : ofPlaywright(report.suites, relative(root, report.config.rootDir));

/**
 * Whether something failed that belongs to no test: a file that could not be loaded, the end of a worker.
 * @type {(report: any, output: string) => boolean}
 */
export const hasOtherErrors = (report, output) => (report.errors ?? []).length > 0 || /Unhandled Errors?/.test(output);

/** @type {(file: any) => Tested[]} */
const ofVitest = ({ name, assertionResults, message }) => {
  const path = relative(root, name);
  if (assertionResults.length === 0 && message) {
    return [{ name: path, place: path, title: '', seconds: 0, outcome: 'failed', error: inOneLine(message) }];
  }
  return assertionResults.map((/** @type {any} */ { fullName, status, failureMessages, duration }) => ({
    name: `${path}: ${fullName}`,
    place: path,
    title: fullName,
    seconds: (duration ?? 0) / 1000,
    outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    ...(status === 'failed' && { error: inOneLine(failureMessages[0] ?? '') }),
  }));
};

/** @type {(suites: any[] | undefined, folder: string) => Tested[]} */
const ofPlaywright = (suites, folder) =>
  (suites ?? []).flatMap(({ specs = [], suites: inner }) => [
    ...specs.map((/** @type {any} */ spec) => ofPlaywrightSpec(spec, folder)),
    ...ofPlaywright(inner, folder),
  ]);

/** @type {(spec: any, folder: string) => Tested} */
const ofPlaywrightSpec = ({ file, line, title, tests }, folder) => {
  const { status, annotations, results } = tests[0];
  const path = join(folder, file);
  const place = `${path}:${line}`;
  const seconds =
    results.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + (one.duration ?? 0), 0) / 1000;
  const found = { place, title, seconds };
  if (status === 'expected') return { ...found, name: `${place}: ${title}`, outcome: 'passed' };
  const why = annotations.find((/** @type {any} */ { type }) => type === 'skip')?.description;
  if (status === 'skipped') return { ...found, name: `${path}: ${title}${why ? ` (${why})` : ''}`, outcome: 'skipped' };
  const error = results.find((/** @type {any} */ { error: thrown }) => thrown)?.error;
  const at = error?.location ? `line ${error.location.line}: ` : '';
  return { ...found, name: `${place}: ${title}`, outcome: 'failed', error: `${at}${inOneLine(error?.message ?? '')}` };
};

/**
 * What was expected and what was found, without stack and call log.
 * @type {(message: string) => string}
 */
const inOneLine = (message) => {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => /^\s+at |^Call log:/i.test(line));
  const told = (end === -1 ? lines : lines.slice(0, end)).map((line) => line.trim());
  return told.filter(Boolean).join(' · ').slice(0, 300);
};

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
