import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { startSecondProcess } from '../e2e/processes/second-process.ts';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { root } from '../scripts/root.mjs';
import { startSmtpSink } from '../src/features/notifications/server/testing/smtp-sink.ts';
import { untilSent } from './kills.ts';
import { lapsesUntouched } from './lapse-without-jobs.ts';
import { offerMails } from './offer-mails.ts';
import type { OfferProcess } from './offer-process.ts';
import { offerVerdict } from './offer-verdict.ts';
import { newWorld, type OfferWorld, wednesday } from './offer-world.ts';

const processes = 4;
/** The processes die at statements of this range, as far apart as their number allows. */
const [firstStatement, statements] = [20, 100];

/**
 * Four processes at a time act on the same offers, and each kills itself with kill -9 at another of its statements;
 * the next one takes its place. Then a studio sends the mails. Returns what is stored and what was received.
 */
export const dieDuringOffers = async (deaths: number) => {
  const sink = await startSmtpSink();
  const studio = await startStudio({ JOBS: 'off', LOG_LEVEL: 'silent' });
  const world = await newWorld(studio);
  const folder = join(root, '.tmp', `offer-process-${process.pid}`);
  await bundle(folder);
  let next = 0;
  const lane = async () => {
    while (next < deaths) {
      const number = next++;
      const lastStatement = firstStatement + Math.round((statements * number) / deaths);
      await death(join(folder, 'offer-process.js'), studio, world, { number, lastStatement });
    }
  };
  await Promise.all(Array.from({ length: processes }, lane));
  const sender = await startSecondProcess(studio, { SMTP_URL: sink.url, LOG_LEVEL: 'silent' });
  await untilSent(studio.sql, sink);
  await sender.stop();
  const outcome = {
    ends: (await studio.sql(`SELECT DISTINCT coalesce(outcome, 'open') AS outcome FROM offer`)).map(
      (row) => row.outcome as string,
    ),
    verdict: await offerVerdict(studio.sql, world.acknowledged),
    mails: await offerMails(studio.sql, sink.received),
    acknowledged: world.acknowledged,
    stillBlocked: await lapsesUntouched(studio, world),
  };
  await studio.stop();
  await sink.close();
  await rm(folder, { recursive: true, force: true });
  return outcome;
};

/** One file, so that a process starts fast. */
const bundle = (outDir: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: ['zod'] },
    build: {
      ssr: 'endurance/offer-process.ts',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
    },
  });

const death = async (
  script: string,
  studio: Studio,
  world: OfferWorld,
  { number, lastStatement }: Pick<OfferProcess, 'number' | 'lastStatement'>,
): Promise<void> => {
  const options: OfferProcess = {
    database: `postgres://fotobooking@${encodeURIComponent(join(studio.dataDir, 'run'))}/fotobooking`,
    secretKey: studio.secretKey,
    service_id: world.service_id,
    people: world.people,
    days: [0, 1, 2].map(wednesday),
    lastStatement,
    number,
  };
  const dying = spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, failure, [, signal]] = await Promise.all([
    text(dying.stdout),
    text(dying.stderr),
    once(dying, 'exit'),
  ]);
  if (signal !== 'SIGKILL') throw new Error(`The process was not killed:\n${failure}`);
  const { acknowledged } = world;
  for (const line of printed.split('\n').filter(Boolean)) {
    const [what = '', id = ''] = line.split(' ');
    if (what === 'offer') acknowledged.offers.add(id);
    else if (what === 'booking') acknowledged.bookings.add(id);
    else acknowledged.ends.set(id, what);
  }
};
