import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { type SmtpSink, startSmtpSink } from '../src/features/notifications/server/testing/smtp-sink.ts';
import { book, freeStarts, offered, openManySlots } from './free-times.ts';

/**
 * How the mail server fails: connections are refused, connections get no response, or every mail gets a temporary
 * error.
 */
export type MailTrouble = 'refusing' | 'hanging' | 'busy';

export interface MailOutage {
  /**
   * Median response time of a booking in ms, in the studio without its mail server and in a second studio that has one.
   */
  readonly without: Readonly<Record<MailTrouble, number>>;
  readonly withServer: Readonly<Record<MailTrouble, number>>;
  readonly bookings: number;
  /** Mails waiting when the server returned. */
  readonly backlog: number;
  /** Mails of the studio that never arrived, and that arrived more than once. */
  readonly missing: number;
  readonly repeated: number;
  /** Seconds from the return until the last of them arrived. */
  readonly drainedAfter: number;
}

const everyMs = 250;

/** Books alternately in two studios. One of them loses its mail server in each of these ways and then gets it back. */
export const mailOutage = async (secondsEach: number): Promise<MailOutage> => {
  const [sink, otherSink] = [await startSmtpSink(), await startSmtpSink()];
  const gate = await mailGate(sink);
  const [studio, other] = await Promise.all([
    startStudio({ SMTP_URL: gate.url, LOG_LEVEL: 'silent' }),
    startStudio({ SMTP_URL: otherSink.url, LOG_LEVEL: 'silent' }),
  ]);
  try {
    const lanes = await Promise.all([studio, other].map(lane));
    const without = { refusing: 0, hanging: 0, busy: 0 };
    const withServer = { ...without };
    let bookings = 0;
    for (const trouble of ['refusing', 'hanging', 'busy'] as const) {
      await gate.set(trouble);
      const times: [number[], number[]] = [[], []];
      const end = performance.now() + secondsEach * 1000;
      while (performance.now() < end) {
        // Alternating, each first equally often.
        for (const i of bookings % 2 === 0 ? [0, 1] : [1, 0]) times[i]?.push((await lanes[i]?.()) ?? 0);
        bookings += 1;
        await delay(everyMs);
      }
      [without[trouble], withServer[trouble]] = [middle(times[0]), middle(times[1])];
    }
    const [{ backlog }] = await studio.sql(`SELECT count(*)::int AS backlog FROM message WHERE status <> 'sent'`);
    await gate.set('there');
    const returned = performance.now();
    await untilSent(studio);
    const drainedAfter = Math.round((performance.now() - returned) / 1000);
    const written = await studio.sql('SELECT message_id FROM message');
    const received = sink.received.map(({ messageId }) => messageId);
    return {
      without,
      withServer,
      bookings,
      backlog,
      missing: written.filter(({ message_id }) => !received.includes(message_id)).length,
      repeated: received.length - new Set(received).size,
      drainedAfter,
    };
  } finally {
    await Promise.all([studio.stop(), other.stop()]);
    await gate.close();
    await Promise.all([sink.close(), otherSink.close()]);
  }
};

/** Returns a function that makes one booking and returns its duration in milliseconds. */
const lane = async (studio: Studio): Promise<() => Promise<number>> => {
  await openManySlots(studio);
  const [what, starts] = [await offered(studio), freeStarts()];
  let customers = 0;
  return async () => {
    const began = performance.now();
    const { status } = await book(studio, what, starts(), `kunde${customers++}@example.de`);
    if (status !== 201) throw new Error(`A booking returned ${status}`);
    return performance.now() - began;
  };
};

const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** After the third attempt a mail is retried after half an hour; the test waits for that. */
const untilSent = async (studio: Studio): Promise<void> => {
  for (let i = 0; i < 9600; i++) {
    const [{ waiting, failed }] = await studio.sql(
      `SELECT count(*) FILTER (WHERE status = 'waiting')::int AS waiting,
         count(*) FILTER (WHERE status = 'failed')::int AS failed FROM message`,
    );
    if (failed > 0) throw new Error(`${failed} mails have failed`);
    if (waiting === 0) return;
    await delay(250);
  }
  throw new Error('Mails are still queued');
};

interface MailGate {
  readonly url: string;
  readonly set: (trouble: MailTrouble | 'there') => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A proxy to a mail server, at a constant address. */
const mailGate = async (sink: SmtpSink): Promise<MailGate> => {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => void closing.close(() => resolve()));
  };
  const open = (response: (near: Socket) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      server = createServer((near) => {
        keep(near);
        response(near);
      });
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => void sockets.delete(socket));
  };
  const through = (near: Socket): void => {
    const far = connect(sink.port, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    set: async (trouble) => {
      await close();
      sink.response = trouble === 'busy' ? { code: 451, text: 'Try again later' } : undefined;
      if (trouble !== 'refusing') await open(trouble === 'hanging' ? () => undefined : through);
    },
    close,
  };
};
