import { Readable } from 'node:stream';
import type { Change, ChangeFeed, Heard, Position } from '#shared/server/live/change-feed.ts';

export interface StreamTimes {
  /** Between two comments on a silent stream: shorter than the timeouts of proxies and of the server itself. */
  readonly heartbeatMs: number;
  /** At least this long between two events. Changes in between become one. */
  readonly pauseMs: number;
}

export const streamTimes: StreamTimes = { heartbeatMs: 20_000, pauseMs: 200 };

export interface StreamParts {
  readonly feed: ChangeFeed;
  readonly position: Position;
  /** Whether the reader may know that something of this kind has changed. */
  readonly mayHear: (kind: string) => boolean;
  /** Whether the session still exists, with the role it had; called when sessions have ended or accounts have changed. */
  readonly isSignedIn: () => Promise<boolean>;
  readonly times?: StreamTimes;
}

/**
 * Server-sent events for one browser. The first, `open`, names the kinds of what has changed since the position; later
 * ones, `changed`, what changes. `reset` says that anything may have changed, because it is not known. The `id` of each
 * is the position to continue from. It ends with the session, with the process, and when the browser does not read.
 */
export const eventStream = ({ feed, position, mayHear, isSignedIn, times = streamTimes }: StreamParts): Readable => {
  const stream = new Readable({ read: () => undefined });
  const kinds = new Set<string>();
  let hasGap = false;
  let pause: NodeJS.Timeout | undefined;
  const end = (): void => endStream(stream);
  // A browser that has stopped reading gets no buffer here; it connects again.
  const write = (text: string): void => {
    heartbeat.refresh();
    if (!ended.has(stream) && !stream.push(text)) stream.destroy();
  };
  const heartbeat = setInterval(() => write(':\n\n'), times.heartbeatMs);
  const send = (event: 'open' | 'changed' | 'reset'): void => {
    write(`${idLine(feed.latest)}event: ${event}\ndata: ${JSON.stringify([...kinds])}\n\n`);
    kinds.clear();
    hasGap = false;
    pause = setTimeout(() => {
      pause = undefined;
      if (kinds.size > 0 || hasGap) send(hasGap ? 'reset' : 'changed');
    }, times.pauseMs);
  };
  const hear = (heard: Heard): void => {
    if (heard === 'stopped') return end();
    if (heard === 'gap' || endsStreams.has(heard.kind)) void isSignedIn().then((is) => is || end(), end);
    if (heard === 'gap') hasGap = true;
    else if (mayHear(heard.kind)) kinds.add(heard.kind);
    else return;
    if (!pause) send(hasGap ? 'reset' : 'changed');
  };
  const unsubscribe = feed.subscribe(hear);
  stream.once('close', () => {
    ended.add(stream);
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(pause);
  });
  const missed: readonly Change[] | undefined = feed.since(position);
  for (const { kind } of missed ?? []) if (mayHear(kind)) kinds.add(kind);
  send(missed ? 'open' : 'reset');
  return stream;
};

/** After a change of these kinds a session may have ended, or have another role. */
const endsStreams: ReadonlySet<string> = new Set(['session', 'team']);

const ended = new WeakSet<Readable>();

/** Ends a stream after what has been written to it. */
export const endStream = (stream: Readable): void => {
  if (ended.has(stream)) return;
  ended.add(stream);
  stream.push(null);
};

const idLine = (id: string | undefined): string => (id === undefined ? '' : `id: ${id}\n`);
