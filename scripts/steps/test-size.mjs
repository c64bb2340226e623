// `npm test`, or everything in full size (`npm run test:all`).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/** Whether everything runs: both databases whole, all combinations, drawn properties, a hostile date. */
export const isWhole = process.argv.includes('--all');

/** Instants in Berlin at which programs that reckon with dates fail; `npm run test:all` takes the next one each day. */
export const hostileInstants = [
  '2027-01-31 23:40',
  '2027-03-01 00:20',
  '2027-03-27 23:30',
  '2027-10-31 00:30',
  '2027-05-12 10:20',
  '2027-12-31 23:50',
  '2028-02-29 10:20',
  'today',
];

const day = Math.floor(Date.now() / 86_400_000);

/** @type {(...args: string[]) => string} */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** The cases of properties follow from the commit, so that a run can be repeated; a whole run draws others. */
export const seed =
  process.env.TEST_SEED ?? (isWhole ? String(Date.now() % 2 ** 31) : git('log', '-1', '--format=%ct') || '1');

/**
 * What the tests read of it.
 * @type {Record<string, string>}
 */
export const sizeVariables = {
  TEST_SEED: seed,
  ...(isWhole && {
    TEST_ALL: '1',
    TEST_CLOCK: process.env.TEST_CLOCK ?? hostileInstants[day % hostileInstants.length] ?? '',
  }),
};

const record = join(root, '.tmp', 'reports', 'test-all.json');

export const recordWhole = () => {
  mkdirSync(dirname(record), { recursive: true });
  const passed = { commit: git('rev-parse', '--short', 'HEAD'), at: new Date().toISOString(), ...sizeVariables };
  writeFileSync(record, JSON.stringify(passed));
};

/** When everything passed here for the last time. */
export const lastWhole = () => {
  try {
    const { commit, at, TEST_CLOCK } = JSON.parse(readFileSync(record, 'utf8'));
    return `npm run test:all passed on ${at.slice(0, 10)} at ${commit} (${TEST_CLOCK})`;
  } catch {
    return 'npm run test:all has not passed here';
  }
};
