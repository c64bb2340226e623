import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { usedDataDir } from '../e2e/support/data-directory.ts';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { probeDatabase } from '../src/shared/server/database/connection/probe-database.ts';
import { Cable } from '../src/shared/server/database/testing/cable.ts';
import { databasePid } from './kills.ts';
import { type Visit, visitsTo } from './outage-visits.ts';

/** How the database becomes unavailable: stopped, killed, or disconnected without notice. */
export type Outage = 'stopped' | 'killed' | 'silent';

export interface DatabaseOutage {
  readonly outage: Outage;
  /** Requests that were under way when the outage began, or were sent during it. */
  readonly asked: number;
  /** Unexpected responses. */
  readonly wrong: readonly string[];
  /** Milliseconds of the slowest response. */
  readonly slowest: number;
  /** Milliseconds from the end of the outage until /api/ready returns 200. */
  readonly backAfter: number;
  /** Bookings that were acknowledged shortly before and after, and those of them that are missing. */
  readonly acknowledged: number;
  readonly lost: number;
}

const everyMs = 30;

/** Interrupts the database of a studio under load and restores it; once for each kind. */
export const databaseOutages = async (kinds: readonly Outage[], seconds: number): Promise<DatabaseOutage[]> => {
  const house = await openHouse();
  const studio = await startStudio({ DATABASE_URL: house.url, SECRET_KEY: house.secretKey, LOG_LEVEL: 'silent' });
  try {
    const { visits, acknowledged } = await visitsTo(studio, house.sql);
    const outcomes: DatabaseOutage[] = [];
    for (const outage of kinds) {
      const result = await duringOutage(studio, visits, house, outage, seconds);
      const kept = new Set((await house.sql('SELECT id FROM booking')).map(({ id }) => id as string));
      const lost = acknowledged.filter((id) => !kept.has(id)).length;
      outcomes.push({ outage, ...result, acknowledged: acknowledged.length, lost });
      acknowledged.length = 0;
    }
    return outcomes;
  } finally {
    await studio.stop();
    await house.close();
  }
};

interface House {
  /** Connection string of its database. */
  readonly url: string;
  readonly secretKey: string;
  readonly sql: Studio['sql'];
  /** Makes the database unavailable. */
  readonly away: (how: Outage) => Promise<void>;
  /** Makes it available again; resolves when it responds. */
  readonly back: (from: Outage) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A process that runs the embedded database, and a `Cable` to it. */
const openHouse = async (): Promise<House> => {
  const dataDir = await usedDataDir();
  const socket = join(dataDir, 'run');
  const start = () => startStudio({ DATA_DIR: dataDir, JOBS: 'off' });
  const responses = async () =>
    (await probeDatabase({ host: socket, user: 'fotobooking', database: 'fotobooking' }).sign) === 'there';
  const cable = new Cable(() => connect(join(socket, '.s.PGSQL.5432')));
  let inside = await start();
  let starting: Promise<void> = Promise.resolve();
  return {
    url: `postgres://fotobooking@127.0.0.1:${await cable.listen()}/fotobooking`,
    secretKey: inside.secretKey,
    sql: async (text, values) => {
      await starting;
      return inside.sql(text, values);
    },
    away: async (how) => {
      if (how === 'silent') cable.isCut = true;
      else if (how === 'stopped') await inside.end('SIGTERM');
      else {
        const pid = await databasePid(dataDir);
        // First the process that would restart it.
        await inside.end('SIGKILL');
        process.kill(pid, 'SIGKILL');
      }
    },
    back: async (from) => {
      cable.isCut = false;
      if (from === 'silent') return;
      starting = start().then((again) => void (inside = again));
      starting.catch(() => undefined);
      while (!(await responses())) await delay(20);
    },
    close: async () => {
      await starting;
      await inside.stop();
      cable.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

interface Seen {
  readonly visit: Visit;
  readonly sent: number;
  readonly responded: number;
  readonly status: number;
  readonly detail: unknown;
}

const duringOutage = async (
  studio: Studio,
  visits: readonly Visit[],
  house: House,
  outage: Outage,
  seconds: number,
): Promise<Pick<DatabaseOutage, 'asked' | 'wrong' | 'slowest' | 'backAfter'>> => {
  const load = keepVisiting(visits);
  await delay(1000);
  const leaves = performance.now();
  await house.away(outage);
  const gone = performance.now();
  await delay(seconds * 1000);
  await house.back(outage);
  const back = performance.now();
  while ((await studio.visit('GET', '/api/ready')).status !== 200) await delay(20);
  const backAfter = Math.round(performance.now() - back);
  await delay(1000);
  const seen = (await load.end()).filter(({ sent, responded }) => responded > leaves && sent < back);
  const wrong = seen.filter((one) => !isRight(one, one.sent > gone && one.responded < back));
  return {
    asked: seen.length,
    wrong: wrong.map(({ visit, status, detail }) => `${visit.what}: ${status} ${String(detail).slice(0, 200)}`),
    slowest: Math.round(Math.max(...seen.map(({ sent, responded }) => responded - sent))),
    backAfter,
  };
};

/**
 * Whether a response is expected. During the outage, requests that need the database get 503; during the transitions
 * they may also get other complete responses. Every request gets a response.
 */
const isRight = ({ visit, status, detail }: Seen, isAway: boolean): boolean => {
  const hasDetail = status < 400 || typeof detail === 'string' || Array.isArray(detail);
  if (visit.needs === 'nothing') return status === 200;
  if (visit.needs === 'database' && isAway) return status === 503 && hasDetail;
  return hasDetail && status > 0 && (status < 500 || status === 503);
};

/** Sends requests at a constant rate, whether or not earlier ones have been responded. */
const keepVisiting = (visits: readonly Visit[]): { end: () => Promise<Seen[]> } => {
  const ended = new AbortController();
  const all: Promise<Seen>[] = [];
  const visiting = (async () => {
    for (let i = 0; !ended.signal.aborted; i++) {
      const visit = visits[i % visits.length];
      if (visit) all.push(go(visit));
      await delay(everyMs);
    }
  })();
  return {
    end: async () => {
      ended.abort();
      await visiting;
      return Promise.all(all);
    },
  };
};

const go = async (visit: Visit): Promise<Seen> => {
  const sent = performance.now();
  const { status, body } = await visit.send().catch((error: unknown) => ({ status: 0, body: { detail: error } }));
  return { visit, sent, responded: performance.now(), status, detail: body?.detail };
};
