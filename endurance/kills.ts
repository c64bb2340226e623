import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { usedDataDir } from '../e2e/support/data-directory.ts';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { type SmtpSink, startSmtpSink } from '../src/features/notifications/server/testing/smtp-sink.ts';
import { book, freeStarts, offered, openManySlots } from './free-times.ts';

export interface KillOutcome {
  readonly kills: number;
  /** Bookings whose 201 response the customer has received. */
  readonly acknowledged: number;
  readonly lostBookings: number;
  readonly lostMails: number;
  /** Confirmations sent more than once, and those of them with a different Message-ID. */
  readonly repeatedMails: number;
  readonly unlikeRepeats: number;
  /** Occupied times without a booking. */
  readonly orphans: number;
}

/** Kills the process or its database with kill -9 during a stream of bookings, repeatedly. */
export const killRepeatedly = async (plan: { processes: number; databases: number }): Promise<KillOutcome> => {
  const [dataDir, sink] = [await usedDataDir(), await startSmtpSink()];
  const acknowledged = new Map<string, string>();
  const start = () => startStudio({ DATA_DIR: dataDir, SMTP_URL: sink.url, LOG_LEVEL: 'silent' });
  let studio = await start();
  await openManySlots(studio);
  const stream = bookings(acknowledged);
  for (let kill = 0; kill < plan.processes; kill++) {
    const under = stream(studio);
    await under.goingOn;
    await studio.end('SIGKILL');
    await under.over();
    studio = await start();
  }
  for (let kill = 0; kill < plan.databases; kill++) {
    const under = stream(studio);
    await under.goingOn;
    process.kill(await databasePid(dataDir), 'SIGKILL');
    await under.over();
    await untilReady(studio);
  }
  await untilSent(studio.sql, sink);
  const outcome = await outcomeOf(studio, sink, acknowledged);
  await studio.stop();
  await sink.close();
  await rm(dataDir, { recursive: true, force: true });
  return { kills: plan.processes + plan.databases, ...outcome };
};

interface Stream {
  /** Resolves when some bookings have been acknowledged. */
  readonly goingOn: Promise<void>;
  readonly over: () => Promise<void>;
}

/**
 * Books free starts one after the other over several connections, until stopped or until the server no longer responds.
 */
const bookings = (acknowledged: Map<string, string>): ((studio: Studio) => Stream) => {
  const starts = freeStarts();
  let customers = 0;
  return (studio) => {
    const ended = new AbortController();
    let enough: () => void = () => undefined;
    const goingOn = new Promise<void>((resolve) => void (enough = resolve));
    const before = acknowledged.size;
    const lanes = offered(studio).then((what) =>
      Promise.all(
        Array.from({ length: 8 }, async () => {
          while (!ended.signal.aborted) {
            const email = `kunde${customers++}@example.de`;
            const response = await book(studio, what, starts(), email).catch(() => undefined);
            if (response?.status === 201) acknowledged.set(email, response.body.booking_id);
            if (acknowledged.size >= before + 25) enough();
          }
        }),
      ),
    );
    return {
      goingOn,
      over: async () => {
        ended.abort();
        await lanes;
      },
    };
  };
};

/** The process id of the embedded server. */
export const databasePid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const untilReady = async (studio: Studio): Promise<void> => {
  for (let i = 0; i < 300; i++) {
    if ((await studio.visit('GET', '/api/ready')).status === 200) return;
    await delay(100);
  }
  throw new Error('The studio did not become ready again');
};

/** Waits until no mail is waiting. */
export const untilSent = async (sql: Studio['sql'], sink: SmtpSink): Promise<void> => {
  for (let i = 0; i < 1200; i++) {
    const [{ waiting }] = (await sql(`SELECT count(*)::int AS waiting FROM message WHERE status = 'waiting'`)) as [
      { waiting: number },
    ];
    if (waiting === 0) return;
    await delay(250);
  }
  throw new Error(`Mails are still queued; ${sink.received.length} were received`);
};

const outcomeOf = async (
  studio: Studio,
  sink: SmtpSink,
  acknowledged: ReadonlyMap<string, string>,
): Promise<Omit<KillOutcome, 'kills'>> => {
  const stored = await studio.sql('SELECT b.id FROM booking b JOIN occupied_time o ON o.id = b.id');
  const ids = new Set(stored.map(({ id }) => id));
  const mails = new Map<string, string[]>();
  for (const { recipients, messageId = '' } of sink.received)
    for (const to of recipients) mails.set(to, [...(mails.get(to) ?? []), messageId]);
  const repeated = [...acknowledged.keys()].map((email) => mails.get(email) ?? []).filter((all) => all.length > 1);
  return {
    acknowledged: acknowledged.size,
    lostBookings: [...acknowledged.values()].filter((id) => !ids.has(id)).length,
    lostMails: [...acknowledged.keys()].filter((email) => !mails.has(email)).length,
    repeatedMails: repeated.reduce((sum, all) => sum + all.length - 1, 0),
    unlikeRepeats: repeated.filter((all) => new Set(all).size > 1).length,
    orphans: (await studio.sql('SELECT id FROM occupied_time WHERE id NOT IN (SELECT id FROM booking)')).length,
  };
};
