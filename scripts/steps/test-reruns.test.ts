import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import browser from '../../playwright.config.ts';
import processes from '../../playwright.processes.config.ts';
import { root } from '../root.mjs';
import type { Tested } from './test-reports.mjs';
import { argumentsForOne, findUnstable, folderOfReruns } from './test-reruns.mjs';
import { groups } from './test-steps.mjs';

const failed = (title: string): Tested => ({
  name: `e2e/a.spec.ts:7: ${title}`,
  place: 'e2e/a.spec.ts:7',
  title,
  seconds: 2,
  outcome: 'failed',
  error: 'late',
});

describe('one test alone', () => {
  it('is chosen by its place and its whole title, for either program', () => {
    const title = 'costs 5 € (a.b)';
    expect(argumentsForOne('playwright', failed(title), 'kept/1')).toEqual([
      'e2e/a.spec.ts:7',
      '--workers=1',
      '--output=kept/1',
      '--grep',
      'costs 5 € \\(a\\.b\\)$',
    ]);
    expect(argumentsForOne('vitest', { ...failed(title), place: 'src/a.test.ts' }, 'kept/1')).toEqual([
      'src/a.test.ts',
      '--maxWorkers=1',
      '--testNamePattern',
      '^\\s*costs 5 € \\(a\\.b\\)$',
    ]);
  });

  it('has each option once, as the programs of the steps want it', () => {
    const steps = groups.flat(2).filter(({ report }) => report !== undefined);
    expect(steps.map(({ name }) => name)).toContain('database-oldest');
    for (const { command, args } of steps) {
      const options = [...args, ...argumentsForOne(command, failed('books'), 'kept/1')].filter((one) =>
        one.startsWith('--'),
      );
      const names = options.map((option) => option.split('=')[0]);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('is the whole file if that could not be loaded', () => {
    expect(argumentsForOne('vitest', { ...failed(''), place: 'src/a.test.ts' }, 'kept/1')).toEqual([
      'src/a.test.ts',
      '--maxWorkers=1',
    ]);
  });
});

describe('failed tests that run again', () => {
  let folder: string;
  let report: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fb-reruns-'));
    report = join(folder, 'again.json');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const step = { name: 'browser', command: 'playwright' };
  const reportOf = (status: string) => {
    const spec = { file: 'a.spec.ts', line: 7, title: 'books', tests: [{ status, annotations: [], results: [{}] }] };
    return JSON.stringify({ config: { rootDir: join(root, 'e2e') }, suites: [{ specs: [spec] }] });
  };

  it('keep the screenshots of the first failure: Playwright empties the folder that it writes to', () => {
    for (const [name, { outputDir = '' }] of Object.entries({ browser, processes })) {
      expect(relative(outputDir, folderOfReruns(name))).toMatch(/^\.\./);
      expect(relative(folderOfReruns(name), outputDir)).toMatch(/^\.\./);
    }
  });

  it('are unstable if they pass, and stay failed if they fail again or no test was found', async () => {
    const outcomes = [
      { code: 0, status: 'expected' },
      { code: 1, status: 'unexpected' },
      { code: 0, status: 'skipped' },
    ];
    const asked: string[] = [];
    const folders = new Set<string | undefined>();
    const found = await findUnstable(
      step,
      [failed('books'), failed('pays'), failed('moves')],
      async (args) => {
        asked.push(args.at(-1) ?? '');
        folders.add(args.find((arg) => arg.startsWith('--output=')));
        const { code, status } = outcomes[asked.length - 1] ?? { code: 1, status: 'unexpected' };
        await writeFile(report, reportOf(status));
        return code;
      },
      report,
    );
    expect(asked).toEqual(['books$', 'pays$', 'moves$']);
    expect(folders).not.toContain(undefined);
    expect(folders.size).toBe(3);
    expect(found).toMatchObject([{ step: 'browser', name: 'e2e/a.spec.ts:7: books', error: 'late', seconds: 2 }]);
  });
});
