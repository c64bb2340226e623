import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer } from '#shared/server/database/testing/test-server.ts';
import { installNodeVersions, nodeVersion } from '../scripts/node-versions.mjs';
import { root } from '../scripts/root.mjs';
import type { Group } from './groups.ts';

export interface Mutant {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly mutatorName: string;
  readonly replacement: string;
  /** The beginning of the message of the failed test. */
  readonly reason?: string;
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'RuntimeError' | 'CompileError' | 'Ignored';
}

export interface Outcome {
  readonly mutants: readonly Mutant[];
  /** How many mutants the group has, and how many of them are in the sample. */
  readonly planned: number;
  readonly drawn: number;
  /** Why the result is missing or incomplete. */
  readonly incomplete?: string;
}

/** The value of `incomplete` for a run that was stopped by a signal. */
export const interrupted = 'interrupted';

const mutants = join(root, 'mutants');
const workFolder = join(root, '.tmp', 'mutants');

export interface Bounds {
  readonly minutes: number;
  /** The maximum number of mutants of a group; of larger groups a sample is tried. */
  readonly mutants: number;
}

/** Runs the tests of the group once for every mutant of its files. */
export const tryMutants = async (group: Group, bounds: Bounds): Promise<Outcome> => {
  mkdirSync(workFolder, { recursive: true });
  const name = group.name.replace(' ', '-');
  const results = join(workFolder, `${name}.jsonl`);
  const config = join(workFolder, `${name}.json`);
  rmSync(results, { force: true });
  const sandbox = join('.tmp', 'stryker', name);
  writeFileSync(config, JSON.stringify(strykerOptions(group, sandbox)));
  const server = group.usesDatabase ? await startTestServer(process.env['EMBEDDED_PG_BINDIR']) : undefined;
  try {
    const child = spawn(nodeBinary(), [strykerProgram(), 'run', config], {
      cwd: root,
      stdio: 'inherit',
      detached: true,
      env: {
        ...process.env,
        MUTANTS_TESTS: JSON.stringify(group.tests),
        MUTANTS_DATABASE: server ? 'yes' : 'no',
        MUTANTS_RESULTS: results,
        MUTANTS_DRAWN: String(bounds.mutants),
        ...(server && { TEST_DATABASE_URL: server.url }),
      },
    });
    const incomplete = await ended(child, bounds.minutes);
    return { ...readResults(results, bounds), ...(incomplete !== undefined && { incomplete }) };
  } finally {
    await server?.stop();
    rmSync(join(root, sandbox), { recursive: true, force: true });
  }
};

const strykerOptions = (group: Group, sandbox: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(mutants, 'line-reporter.mjs'), join(mutants, 'sampler.mjs')],
  reporters: ['lines', 'progress-append-only'],
  checkers: ['sample'],
  // Forks, because a time zone is a property of a process.
  vitest: { configFile: 'mutants/vitest.config.ts', related: true, pool: 'forks' },
  mutate: group.mutated,
  mutator: { excludedMutations: group.usesDatabase ? ['StringLiteral'] : [] },
  coverageAnalysis: 'perTest',
  ignoreStatic: group.triesStatic !== true,
  ignorePatterns: ['.tmp', 'dist', 'data', 'data-demo', 'docs', 'mutants/tester', 'e2e', 'bench', 'endurance'],
  // In a folder that git ignores, so that other tools do not find the copy of the sources.
  tempDirName: sandbox,
  // Rewriting tsconfig.json requires the old API of TypeScript, and no path in ours leads out of the sandbox.
  tsconfigFile: 'none',
  concurrency: 1,
  // Long enough that only an endless loop reaches it: a survivor must not count as detected because the machine is
  // busy.
  timeoutMS: group.usesDatabase ? 120_000 : 60_000,
  dryRunTimeoutMinutes: 30,
  allowConsoleColors: false,
});

const strykerProgram = (): string => {
  const folder = join(mutants, 'tester');
  const program = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  if (!existsSync(program)) {
    console.log('Installing the mutation tester …');
    spawnSync('npm', ['ci', '--ignore-scripts', '--no-bin-links'], { cwd: folder, stdio: 'inherit' });
  }
  return program;
};

/** Stryker requires Node 22. The product also runs on 20, so a newer version is installed for its tests. */
const nodeBinary = (): string => {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  installNodeVersions();
  const newest = nodeVersion('newest');
  if ('missing' in newest) throw new Error(`The mutation tester needs Node 22 or newer: ${newest.missing}`);
  return newest.binary;
};

/** Resolves to the reason why the process failed or was stopped; undefined if it succeeded. */
const ended = (child: ChildProcess, minutes: number): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    let stopped: string | undefined;
    const stop = (why: string) => {
      stopped = why;
      // Its workers belong to its process group.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const interrupt = () => stop(interrupted);
    const timer = setTimeout(() => stop(`stopped after ${minutes} minutes`), minutes * 60_000);
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve(stopped ?? (code === 0 ? undefined : 'the mutation tester failed'));
    });
  });

const readResults = (file: string, bounds: Bounds): Omit<Outcome, 'incomplete'> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const entries = lines.map((line): Mutant | { planned: number } => JSON.parse(line));
  const planned = entries.find((entry) => 'planned' in entry)?.planned ?? 0;
  return {
    mutants: entries.filter((entry) => 'status' in entry),
    planned,
    drawn: Math.min(planned, bounds.mutants),
  };
};
