import { join } from 'node:path';
import pg from 'pg';
import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { expect, type Studio, startStudio } from '../support/studio.ts';
import { startSecondProcess } from './second-process.ts';

/** Where a process is killed: at a row that it is about to lock, or at its first change of a table after that. */
export interface KillPoint {
  /** Selects the row that the process will wait for, and the rows after it, which it must not reach before. */
  readonly row: string;
  readonly later?: string;
  readonly table?: ChangedTable | undefined;
  /** Whether it sends what it has written before it is killed. */
  readonly mails?: boolean;
  /** The request that it is killed at; without one it is killed at its background work. */
  readonly request?: ((process: Studio) => Promise<unknown>) | undefined;
}

type ChangedTable = 'bank_line' | 'bank_line_candidate' | 'cash_payment' | 'message' | 'time_request' | 'waiting_offer';

/**
 * A studio whose background work is done by a process of its own, which is killed at chosen statements: a lock of the
 * test makes it wait there, so the result does not depend on the speed of the machine.
 */
export const startKilledStudio = async () => {
  const sink = await startSmtpSink();
  const studio = await startStudio({ JOBS: 'off' });
  const nothingQueued = () =>
    expect
      .poll(() => studio.sql(`SELECT kind, to_address FROM message WHERE status = 'waiting'`), { timeout })
      .toEqual([]);
  return {
    studio,
    /** A process that goes on to the end, and sends the mails. */
    startWorker: () => startSecondProcess(studio, { SMTP_URL: sink.url }),
    /** Starts a process, and kills it with kill -9 once it has reached the point. */
    killAt: async ({ row, later, table, mails = false, request }: KillPoint) => {
      const [rest, next, written] = await Promise.all([lockOf(studio), lockOf(studio), lockOf(studio)]);
      if (later) await rest.take(later);
      await next.take(row);
      const worker = await startSecondProcess(studio, {
        LOG_LEVEL: 'silent',
        ...(mails && { SMTP_URL: sink.url }),
        ...(request && { JOBS: 'off' }),
      });
      const answer = request?.(worker).catch(() => 'no answer');
      await next.isWaitedFor();
      // A mail whose acknowledgement is lost with the process is received twice; `npm run kills` counts those.
      if (mails) await nothingQueued();
      if (table) {
        await written.take(`LOCK TABLE ${table} IN SHARE MODE`);
        await next.release();
        await written.isWaitedFor(table === 'message' ? 'INSERT INTO message' : '');
      }
      await worker.end('SIGKILL');
      if (request) expect(await answer).toBe('no answer');
      for (const lock of [next, written, rest]) await lock.release();
      // Only its data directory is left.
      await worker.stop();
    },
    /** Waits until no mail is queued; returns how many of a kind each address has received. */
    mailsOf: async (kind: string): Promise<ReadonlyMap<string, number>> => {
      await nothingQueued();
      const stored = await studio.sql('SELECT message_id, to_address FROM message WHERE kind = $1', [kind]);
      const addresses = new Map(stored.map(({ message_id, to_address }) => [message_id, to_address as string]));
      const counts = new Map<string, number>();
      for (const { messageId } of sink.received) {
        const address = addresses.get(messageId);
        if (address) counts.set(address, (counts.get(address) ?? 0) + 1);
      }
      return counts;
    },
    stop: async () => {
      await studio.stop();
      await sink.close();
    },
  };
};

/** Far more than it takes on a busy machine, whose lock timeouts are retried. */
const timeout = 120_000;

/** A connection whose transaction holds locks. */
const lockOf = async ({ dataDir, sql }: Studio) => {
  const client = new pg.Client({ host: join(dataDir, 'run'), user: 'fotobooking', database: 'fotobooking' });
  client.on('error', () => undefined);
  await client.connect();
  const [{ pid }] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
  await client.query('BEGIN');
  return {
    take: (statement: string) => client.query(statement),
    /** Resolves once a statement with this text waits for the lock. */
    isWaitedFor: (text = '') =>
      expect
        .poll(
          async () => {
            const waiting = await sql('SELECT query FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [
              pid,
            ]);
            return waiting.map(({ query }) => query as string);
          },
          { timeout, intervals: [50] },
        )
        .toContainEqual(expect.stringContaining(text)),
    release: () => client.end(),
  };
};
