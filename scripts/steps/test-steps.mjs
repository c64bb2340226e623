// The steps of `npm test`: what each runs, and what it needs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { wholeTag } from '../checks/whole-tests.mjs';
import { chromiumPath } from '../chromium.mjs';
import { installNodeVersions } from '../node-versions.mjs';
import { oldestPostgres } from '../oldest-postgres.mjs';
import { root } from '../root.mjs';
import { isWhole } from './test-size.mjs';

/** @typedef {{ missing: string } | { env: NodeJS.ProcessEnv, args?: string[] }} Prepared what a step needs to run, or why it cannot run here */
/** @typedef {{ name: string, command: string, args: string[], report?: string, prepare?: (wanted: readonly string[]) => Promise<Prepared> | Prepared }} Step */

/** The tests of the server that the product ships and starts itself. */
const ofBundledServer = ['packages/embedded-postgres-supervisor', 'src/app/server/commands/backup-commands'];

/** Every table is backed up and restored on both servers; what a restore refuses, replaces or upgrades, on one. */
const ofRestores = ['restore', 'backup-before-upgrade', 'former-studio', 'room-to-restore'].map(
  (name) => `src/shared/server/backup/${name}`,
);

/**
 * They wait for providers, leases and locks: a third worker uses the time. A fourth makes all of them slower, by a quarter
 * of the processor time, and so do two steps at once.
 */
const inThree = ['--maxWorkers=3'];

/**
 * All tests on the oldest supported server, but in `npm test` those of the bundled one (docs/decisions/0043).
 * @type {(wanted: readonly string[]) => Prepared}
 */
const withOldestPostgres = (wanted) => {
  const { binDir, missing } = oldestPostgres();
  if (missing !== undefined) return { missing };
  const env = { EMBEDDED_PG_BINDIR: binDir, TEST_DATABASE_URL: undefined };
  if (isWhole || wanted.length > 0) return { env, args: inThree };
  const elsewhere = [...ofBundledServer, ...ofRestores];
  return {
    env,
    args: [...inThree, ...elsewhere.flatMap((path) => ['--exclude', `${path}*`, '--exclude', `${path}/**`])],
  };
};

/**
 * Where the oldest server runs the database tests, the bundled one runs those of its own, of the schema and of backups:
 * the browser tests use every feature on it. By its name the step runs all (docs/decisions/0043).
 * @type {(wanted: readonly string[]) => Prepared}
 */
const withBundledPostgres = (wanted) => {
  if (isWhole || wanted.length > 0 || oldestPostgres().missing !== undefined) return { env: {}, args: inThree };
  const chosen = ['src/shared/server/database', 'src/shared/server/backup', ...ofBundledServer];
  console.log(`database │ ${chosen.join(', ')}; all of them: npm test -- database`);
  return { env: {}, args: chosen };
};

/**
 * The browser, and the product as it is built: `npm test -- browser` works in a clean clone, too. By its name the step
 * runs all of its tests, in `npm test` those that together check every row (docs/decisions/0049).
 * @type {(wanted: readonly string[]) => Promise<Prepared>}
 */
const withChromium = async (wanted) => {
  if (wanted.length > 0 && !wanted.includes('build')) build();
  const env = { CHROMIUM_PATH: await chromiumPath() };
  if (isWhole || wanted.length > 0) return { env };
  console.log('browser │ those that together check every row; all of them: npm test -- browser');
  return { env: { ...env, TEST_SCREENSHOTS: 'off' }, args: ['--grep-invert', wholeTag] };
};

const build = () => {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The product could not be built');
};

/**
 * The other versions of Node, a browser and the product as it is built. By its name the step runs all of its tests, in
 * `npm test` one for each promise that only whole processes can break (docs/decisions/0049).
 * @type {(wanted: readonly string[]) => Promise<Prepared>}
 */
const withNodeVersions = async (wanted) => {
  installNodeVersions();
  if (wanted.length > 0 && !wanted.includes('build')) build();
  const env = { CHROMIUM_PATH: await chromiumPath() };
  if (isWhole || wanted.length > 0) return { env };
  console.log('processes │ one for each promise; all of them: npm test -- processes');
  return { env, args: ['--grep-invert', wholeTag] };
};

/** @type {Step[]} */
const checks = [
  { name: 'format', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'purity', command: 'tsc', args: ['--noEmit', '--project', 'tsconfig.pure.json'] },
  { name: 'structure', command: 'node', args: ['scripts/checks/check-structure.mjs'] },
  { name: 'requirements', command: 'node', args: ['scripts/checks/check-requirements.mjs'] },
  { name: 'links', command: 'node', args: ['scripts/checks/check-links.mjs'] },
  { name: 'bundles', command: 'node', args: ['scripts/checks/check-bundles.mjs'] },
  { name: 'dead-code', command: 'knip', args: ['--no-progress'] },
  { name: 'build', command: 'node', args: ['scripts/build.mjs'] },
];

/**
 * With the errors of the compiler: its rules need the types anyway, and to compute them twice took a quarter of the group.
 * @type {Step}
 */
const lint = { name: 'lint', command: 'oxlint', args: ['--type-aware', '--type-check', '--deny-warnings'] };

/** @type {(name: string, project: string, prepare?: Step['prepare']) => Step} */
const vitest = (name, project, prepare) => ({
  name,
  command: 'vitest',
  args: ['run', '--project', project],
  report: `${name}.json`,
  ...(prepare && { prepare }),
});

/** @type {Step} */
const screens = {
  name: 'screens',
  command: 'vitest',
  args: ['run', '--config', 'vitest.screens.config.ts'],
  report: 'screens.json',
  prepare: async () => ({ env: { CHROMIUM_PATH: await chromiumPath() } }),
};

/** @type {Step} */
const browser = {
  name: 'browser',
  command: 'playwright',
  args: ['test'],
  report: 'browser.json',
  prepare: withChromium,
};

/** @type {Step} */
const processes = {
  name: 'processes',
  command: 'playwright',
  args: ['test', '--config', 'playwright.processes.config.ts'],
  report: 'processes.json',
  prepare: withNodeVersions,
};

/**
 * The groups run one after the other. The sequences of a group run at the same time: checks use one core.
 * @type {Step[][][]}
 */
export const groups = [
  [checks, [lint]],
  [[vitest('unit', 'unit'), screens]],
  [[vitest('database', 'database', withBundledPostgres), vitest('database-oldest', 'database', withOldestPostgres)]],
  [[browser]],
  [[processes]],
];
