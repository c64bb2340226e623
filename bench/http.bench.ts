import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type pg from 'pg';
import type { Studio } from '../e2e/support/studio-process.ts';
import { failIf, printShare, rounds } from './measure.ts';
import { ownPool } from './own-pool.ts';
import { withBareServer } from './with-bare-server.ts';

const connections = 64;
const seconds = 3;

/** Limits, as shares of a minimal response: with cached reads, and with all reads from the database. */
const least = { cached: { day: 0.4, month: 0.2 }, read: { day: 0.1, month: 0.03 } };

/**
 * Availability over HTTP, as a share of a minimal Fastify response on the same machine: without writes, so that cached
 * reads stay current, and with a write every millisecond, so that everything is read again.
 */
export const benchHttp = async (studio: Studio, what: { service_id: string; photographer_id: string }): Promise<void> =>
  withBareServer(async (bare) => {
    const pool = ownPool(studio, 1);
    const query = `service_id=${what.service_id}&photographer_id=${what.photographer_id}`;
    const { date, month } = nextMonday();
    const day = `${studio.url}/api/availability?${query}&date=${date}`;
    const ofMonth = `${studio.url}/api/availability/month?${query}&month=${month}`;
    const bares: number[] = [];
    const cached: Figures = { day: [], month: [] };
    const read: Figures = { day: [], month: [] };
    for (let round = 0; round < rounds; round++) {
      bares.push(await load(bare));
      cached.day.push(await load(day));
      cached.month.push(await load(ofMonth));
      const stop = writing(pool);
      read.day.push(await load(day));
      read.month.push(await load(ofMonth));
      await stop();
    }
    await pool.end();
    const show = (figures: Figures, which: keyof Figures, how: string, enough: number): void => {
      const name = `a ${which} of slots over HTTP, ${connections} connections, ${how}`;
      failIf(printShare(name, figures[which], bares, 'a bare Fastify response') < enough, `${name}: too slow`);
    };
    for (const which of ['day', 'month'] as const) {
      show(cached, which, 'nothing written', least.cached[which]);
      show(read, which, 'read again', least.read[which]);
    }
  });

interface Figures {
  readonly day: number[];
  readonly month: number[];
}

/** Commits a transaction every millisecond, which invalidates the cached reads of every process. */
const writing = (pool: pg.Pool): (() => Promise<void>) => {
  const ending = new AbortController();
  const over = (async () => {
    while (!ending.signal.aborted) {
      await pool.query('SELECT pg_current_xact_id()');
      await delay(1);
    }
  })();
  return async () => {
    ending.abort();
    await over;
  };
};

const load = async (url: string): Promise<number> => {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
};

export const nextMonday = (): { date: string; month: string } => {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  const date = day.toISOString().slice(0, 10);
  return { date, month: date.slice(0, 7) };
};
