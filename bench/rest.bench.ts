import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { newDataDir } from '../e2e/support/data-directory.ts';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { failIf } from './measure.ts';
import { processorSeconds } from './process-tree.ts';

/** Limit: the share of a core that a studio and its database take while nobody uses it, in percent. */
const most = 0.6;
/** After a start the compiler and the memory of the process settle. */
const settleMs = 300_000;
const measureMs = 180_000;
/** As in production. */
const intervals = { JOBS_INTERVAL_MS: '60000' };

/**
 * The processor time of studios that nobody uses, with their embedded databases, by the kernel's clocks: all at once, so
 * that they have the same machine. `REST_BASE` names the folder of another build that is measured beside this one.
 */
export const benchRest = async (): Promise<void> => {
  const base = process.env['REST_BASE'];
  const studios = new Map<string, { studio: Studio; dataDir: string }>();
  const start = async (name: string, env: Readonly<Record<string, string>>, cwd?: string): Promise<void> => {
    const dataDir = await newDataDir();
    studios.set(name, { studio: await startStudio({ ...env, DATA_DIR: dataDir }, 'main', undefined, cwd), dataDir });
  };
  try {
    await start('a studio at rest', intervals);
    await start('the same without jobs', { ...intervals, JOBS: 'off' });
    if (base !== undefined) await start(`the build of ${base}`, intervals, base);
    await delay(settleMs);
    const before = await secondsOf(studios);
    const began = performance.now();
    await delay(measureMs);
    const after = await secondsOf(studios);
    const seconds = (performance.now() - began) / 1000;
    for (const name of studios.keys()) {
      const share = (100 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))) / seconds;
      console.log(name.padEnd(58), `${share.toFixed(2)} % of a core (limit: ${most} %)`);
      failIf(name === 'a studio at rest' && share > most, 'a studio at rest takes too much processor time');
    }
  } finally {
    for (const { studio, dataDir } of studios.values()) {
      await studio.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }
  }
};

const secondsOf = async (studios: ReadonlyMap<string, { readonly studio: Studio }>) => {
  const seconds = new Map<string, number>();
  for (const [name, { studio }] of studios) seconds.set(name, await processorSeconds(studio.pid));
  return seconds;
};
