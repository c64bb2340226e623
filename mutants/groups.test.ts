import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Group, groupOf, type Kind, subjects } from './groups.ts';

const kinds: readonly Kind[] = ['domain', 'server'];
const groups = subjects().flatMap((subject) => kinds.flatMap((kind) => groupOf(subject, kind) ?? []));
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);
const tests = files.filter((path) => path.endsWith('.test.ts') && !path.includes('/web/'));

/** `a/{b,c}.ts` is two patterns. */
const alternatives = (pattern: string): string[] => {
  const [whole, choices = ''] = /\{(.*?)\}/.exec(pattern) ?? [];
  return whole === undefined ? [pattern] : choices.split(',').map((choice) => pattern.replace(whole, choice));
};
/** Globs of the three forms that groups use: `**` for any folders, `*` within a name, and alternatives in braces. */
const matcherOf = (glob: string): RegExp => {
  const parts: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' };
  return new RegExp(`^${glob.replaceAll(/\*\*\/|[*{},.]/g, (part) => parts[part] ?? `\\${part}`)}$`);
};
const matchers = new Map<string, RegExp>();
const matches = (path: string, glob: string): boolean => {
  const matcher = matchers.get(glob) ?? matcherOf(glob);
  matchers.set(glob, matcher);
  return matcher.test(path);
};

const isExclusion = (pattern: string): boolean => pattern.startsWith('!');
const runs = ({ tests: patterns }: Group, path: string): boolean =>
  patterns.some((pattern) => !isExclusion(pattern) && matches(path, pattern)) &&
  !patterns.some((pattern) => isExclusion(pattern) && matches(path, pattern.slice(1)));

/** Tests of the whole program; they are not expected to detect a change in one feature. */
const ofTheProgram = [
  'access/api-key-access',
  'access/photographer-knows',
  'access/photographers-own-data',
  'access/role-access',
  'across-features/names',
  'across-features/offered-times',
  'across-features/overwriting',
  'across-features/reads-without-writing',
  'across-features/record-version',
  'across-features/settings-version',
  'across-features/specified-calls',
  'commands/backup-commands',
  'commands/carry-closed',
  'load/busy-database',
  'load/compression',
  'load/full-disk',
  'load/hostile-headers',
  'load/oversized-requests',
  'load/request-limits',
  'load/slow-clients',
  'load/slow-uploads',
  'load/statements',
  'open-secret-key',
  'operations/metrics',
  'operations/operations',
  'pages/booking-calendar',
  'pages/facts/shown-resources',
].map((name) => `src/app/server/${name}.db.test.ts`);

describe('the groups of mutants', () => {
  it.each(groups)('$name: every named file exists', ({ mutated, tests: patterns }) => {
    const missing = [...mutated, ...patterns]
      .filter((pattern) => !['!**/testing/**', '!**/*.test.ts', '!**/*.db.test.ts', '!**/web/**'].includes(pattern))
      .flatMap((pattern) => alternatives(pattern.replace('!', '')))
      .filter((pattern) => !files.some((path) => matches(path, pattern)));
    expect(missing).toEqual([]);
  });

  it('every test of a feature and of the kernel is in a group', () => {
    const missed = tests
      .filter((path) => /^src\/(?:features|shared\/kernel)\/(?!testing\/)/.test(path))
      .filter((path) => !groups.some((group) => runs(group, path)));
    expect(missed).toEqual([]);
  });

  it('every database test of the program is in a group, or is listed as not specific to a feature', () => {
    const missed = tests
      .filter((path) => path.startsWith('src/app/') && path.endsWith('.db.test.ts'))
      .filter((path) => !groups.some((group) => runs(group, path)));
    expect(missed.sort()).toEqual(ofTheProgram.filter((path) => missed.includes(path)));
  });

  it('every test that reads a clock of the kernel is run for the time functions', () => {
    const time = groupOf('time', 'domain');
    const missed = tests
      .filter((path) => /^src\/shared\/kernel\/[^/]*$/.test(path))
      .filter((path) => /from '\.\/(?:zone|berlin)-time\.ts'/.test(readFileSync(path, 'utf8')))
      .filter((path) => !time || !runs(time, path));
    expect(missed).toEqual([]);
  });

  it('every group has a floor, and every floor belongs to a group', () => {
    const floors = Object.keys(JSON.parse(readFileSync('mutants/floors.json', 'utf8')));
    expect(floors.toSorted()).toEqual(groups.map(({ name }) => name).toSorted());
  });
});
