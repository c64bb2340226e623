import { readFile, rm } from 'node:fs/promises';
import { newDataDir } from '../e2e/support/data-directory.ts';
import type { Studio } from '../e2e/support/studio-process.ts';
import { startStudio } from '../e2e/support/studio-process.ts';
import { lanes, within } from './lanes.ts';
import { failIf, median, rounds } from './measure.ts';
import { processTree } from './process-tree.ts';
import { withBareServer } from './with-bare-server.ts';

const connections = 64;
const requestsPerRound = 6400;
/** Limits. */
const most = { timesOfMedian: 10, megabytes: 300, startSeconds: 2 };

/**
 * A busy day of the demo studio: 64 concurrent visitors; 90 % of their requests ask for free slots, 9 % read something
 * else and 1 % book. Then measures the memory of server and database, and the duration of the next start.
 */
export const benchMixed = async (): Promise<void> => {
  const dataDir = await newDataDir();
  const studio = await startStudio({ DATA_DIR: dataDir }, 'demo');
  try {
    await benchLoad(studio);
    const megabytes = await memoryOf(studio.pid);
    console.log(
      'memory of server and database after it'.padEnd(58),
      `${megabytes.toFixed(0)} MB (limit: ${most.megabytes} MB)`,
    );
    failIf(megabytes > most.megabytes, 'server and database take too much memory');
    await studio.end('SIGTERM');
    await benchStart(dataDir);
  } finally {
    await studio.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
};

const benchLoad = (studio: Studio): Promise<void> =>
  withBareServer(async (bare) => {
    const requests = await mixOf(studio);
    const { send, close } = lanes(connections);
    const [ratios, bareTails, tails, medians]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let round = -1; round < rounds; round++) {
      const times = { bare: [] as number[], mixed: [] as number[] };
      for (const part of ['bare', 'mixed', 'bare', 'mixed'] as const) {
        let sent = 0;
        await Promise.all(
          Array.from({ length: connections }, async () => {
            while (sent < requestsPerRound / 2) {
              const { path, body } = requests(sent++);
              const { status, ms } = await send(
                part === 'bare' ? bare : studio.url + path,
                part === 'bare' ? undefined : body,
              );
              // Some bookings are refused, for a Sunday or a slot that is taken; that counts as a response too.
              if (status >= (body ? 500 : 300)) throw new Error(`${path}: ${status}`);
              times[part].push(ms);
            }
          }),
        );
      }
      // The first round is a warm-up.
      if (round < 0) continue;
      medians.push(within(0.5, times.mixed));
      tails.push(within(0.99, times.mixed));
      bareTails.push(within(0.99, times.bare));
      ratios.push(within(0.99, times.mixed) / within(0.5, times.mixed));
    }
    close();
    const range = `${Math.min(...ratios).toFixed(1)} … ${Math.max(...ratios).toFixed(1)}`;
    console.log(
      'mixed load of 64, slowest 1 % against the middle'.padEnd(58),
      `${median(ratios).toFixed(1)} x (${range}; ${median(medians).toFixed(1)} and ${median(tails).toFixed(1)} ms,`,
      `${(median(tails) / median(bareTails)).toFixed(1)} x a bare response's)`,
    );
    failIf(median(ratios) > most.timesOfMedian, 'some wait much longer than others');
  });

interface Asked {
  readonly path: string;
  readonly body?: object;
}

/** The same mix in every run: one request in a hundred books, nine read, the others ask for days and months. */
const mixOf = async (studio: Studio): Promise<(i: number) => Asked> => {
  const listed = (await studio.visit('GET', '/api/services')).body as { id: string; birth_window?: unknown }[];
  // A service with a birth window cannot be booked at a time.
  const services = listed.filter(({ birth_window }) => !birth_window);
  const people = (await studio.visit('GET', '/api/photographers')).body as { id: string }[];
  const pick = <T>(from: readonly T[], i: number): T => from[i % from.length] as T;
  const dayIn = (i: number) => new Date(Date.now() + (1 + (i % 28)) * 86_400_000).toISOString().slice(0, 10);
  return (i) => {
    const [service_id, photographer_id] = [pick(services, i).id, pick(people, Math.floor(i / 7)).id];
    const who = `service_id=${service_id}&photographer_id=${photographer_id}`;
    const date = dayIn(Math.floor(i / 3));
    if (i % 100 === 50) return { path: '/api/bookings', body: bodyOf(service_id, photographer_id, date, i) };
    if (i % 100 < 9) return { path: pick(['/api/services', '/api/photographers', '/booking'], i) };
    return {
      path:
        i % 4 === 0
          ? `/api/availability/month?${who}&month=${date.slice(0, 7)}`
          : `/api/availability?${who}&date=${date}`,
    };
  };
};

const bodyOf = (service_id: string, photographer_id: string, date: string, i: number) => ({
  service_id,
  photographer_id,
  location_id: 'company',
  start: `${date}T${10 + (Math.floor(i / 100) % 7)}:00:00`,
  customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
});

/** Megabytes of a process and its descendants; shared memory counts once. */
const memoryOf = async (pid: number): Promise<number> => {
  let kilobytes = 0;
  for (const one of (await processTree(pid)).keys()) {
    const rollup = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
};

const benchStart = async (dataDir: string): Promise<void> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const studio = await startStudio({ DATA_DIR: dataDir });
    times.push((performance.now() - started) / 1000);
    await studio.end('SIGTERM');
  }
  const range = `${Math.min(...times).toFixed(2)} … ${Math.max(...times).toFixed(2)}`;
  console.log(
    'a start with the database that is there, until ready'.padEnd(58),
    `${median(times).toFixed(2)} s (${range})`,
  );
  failIf(median(times) > most.startSeconds, 'starting takes too long');
};
