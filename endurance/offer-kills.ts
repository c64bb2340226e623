import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newDataDir, usedDataDir } from '../e2e/support/data-directory.ts';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { startSmtpSink } from '../src/features/notifications/server/testing/smtp-sink.ts';
import { untilSent } from './kills.ts';
import { lapsesUntouched } from './lapse-without-jobs.ts';
import { type OfferMails, offerMails } from './offer-mails.ts';
import { actOnOffers } from './offer-traffic.ts';
import { type OfferVerdict, offerVerdict } from './offer-verdict.ts';
import { newWorld, type OfferWorld } from './offer-world.ts';

export interface OfferKillOutcome {
  readonly kills: number;
  readonly offers: number;
  /** The number of offers by their stored outcome. */
  readonly ends: Readonly<Record<string, number>>;
  readonly bookings: number;
  readonly verdict: OfferVerdict;
  readonly mails: OfferMails;
  /** Times that were not listed or could not be booked once their deadline had passed, with no task running. */
  readonly stillBlocked: number;
}

const processes = 4;
const clients = 12;

/**
 * Kills one of four processes after the other with kill -9 while customers and the studio act on the same offers over
 * all of them, and checks what is stored and what was sent.
 */
export const killDuringOffers = async (kills: number): Promise<OfferKillOutcome> => {
  const sink = await startSmtpSink();
  const owner = await usedDataDir();
  const dataDirs = [owner, ...(await Promise.all(Array.from({ length: processes - 1 }, newDataDir)))];
  const studios: Studio[] = [];
  const start = (index: number, env: Record<string, string> = {}): Promise<Studio> =>
    startStudio({
      DATA_DIR: dataDirs[index] ?? owner,
      SMTP_URL: sink.url,
      LOG_LEVEL: 'silent',
      ...(index === 0
        ? {}
        : {
            DATABASE_URL: `postgres://fotobooking@${encodeURIComponent(join(owner, 'run'))}/fotobooking`,
            SECRET_KEY: studios[0]?.secretKey ?? '',
          }),
      ...env,
    });
  studios.push(await start(0));
  const [{ sql }] = studios as [Studio];
  for (let index = 1; index < processes; index++) studios.push(await start(index));
  const world = await newWorld(studios[0] as Studio);
  const traffic = startTraffic(studios, world);
  for (let kill = 0; kill < kills; kill++) {
    await traffic.goOn();
    const index = kill % processes;
    await studios[index]?.end('SIGKILL');
    studios[index] = await start(index);
  }
  await traffic.stop();
  await untilSent(sql, sink);
  const stored = await storedOffers(sql);
  const outcome = {
    kills,
    ...stored,
    verdict: await offerVerdict(sql, world.acknowledged),
    mails: await offerMails(sql, sink.received),
  };
  await Promise.all(studios.slice(1).map((studio) => studio.stop()));
  await studios[0]?.end('SIGTERM');
  const quiet = await start(0, { JOBS: 'off' });
  const stillBlocked = await lapsesUntouched(quiet, world);
  await quiet.stop();
  await sink.close();
  await Promise.all(dataDirs.map((folder) => rm(folder, { recursive: true, force: true })));
  return { ...outcome, stillBlocked };
};

/** Clients that act until stopped; requests to a process that was killed fail, and the next one goes to another. */
const startTraffic = (studios: readonly Studio[], world: OfferWorld) => {
  const ended = new AbortController();
  const acts = { done: 0 };
  const lanes = Array.from({ length: clients }, async (_, lane) => {
    for (let turn = 0; !ended.signal.aborted; turn++) {
      const [studio, other] = [0, 1].map((next) => studios[(lane + turn + next) % studios.length] as Studio);
      await actOnOffers([studio as Studio, other as Studio], world, lane + turn * 3).catch(() => delay(20));
      acts.done += 1;
    }
  });
  return {
    /** Resolves after some more actions, at no particular point of any of them. */
    goOn: async () => {
      const enough = acts.done + 60;
      while (acts.done < enough) await delay(10);
      await delay(Math.random() * 100);
    },
    stop: async () => {
      ended.abort();
      await Promise.all(lanes);
    },
  };
};

const storedOffers = async (sql: Studio['sql']) => {
  const rows = await sql(`SELECT coalesce(outcome, 'open') AS outcome, count(*)::int AS count FROM offer GROUP BY 1`);
  const [{ bookings }] = (await sql('SELECT count(*)::int AS bookings FROM booking')) as [{ bookings: number }];
  const ends = Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) as Record<string, number>;
  return { offers: Object.values(ends).reduce((sum, count) => sum + count, 0), ends, bookings };
};
