import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { type AdminCaller, mounted, RawResponse } from '#shared/server/http/handler.ts';
import { changeFeedOf } from '#shared/server/live/change-feed.ts';
import { eventsContract } from '../events-contract.ts';
import { endStream, eventStream } from './event-stream.ts';
import { mayHear } from './heard-kinds.ts';
import { endOfSession } from './store.ts';

/** Streams at the same time: of one account, and of one process. */
export const mostStreams = { ofAccount: 50, ofProcess: 500 } as const;
/** After an hour a browser connects again, as a session is not checked while nothing happens. */
const longestLifeMs = 3_600_000;
/** Proxies neither keep nor change what is sent. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export const eventsRoutes = (context: Context) => {
  const feed = changeFeedOf(context.db, context.log);
  const open = openStreams();
  const begin = async (within: number | undefined, caller: AdminCaller): Promise<RawResponse> => {
    const { id, role } = caller.administrator;
    if (!caller.accepts_events) throw new Problem(406, 'not_acceptable', 'Accept must be text/event-stream');
    if (!(await feed.start())) throw notNow('Changes cannot be followed now');
    const sessionEnd = (): Promise<number | undefined> => endOfSession(context.db, caller.administrator, context.now());
    const release = open.take(id);
    const stream = eventStream({
      feed,
      position: { after: caller.last_event_id, within },
      mayHear: (kind) => mayHear(role, kind),
      isSignedIn: async () => (await sessionEnd()) !== undefined,
    });
    stream.once('close', release);
    // Asked after the stream has begun, which would not hear of a session that ended before.
    const ends = await sessionEnd().catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    if (ends === undefined) {
      stream.destroy();
      throw new Problem(401, 'not_signed_in', 'Not signed in');
    }
    const life = setTimeout(() => endStream(stream), Math.min(longestLifeMs, ends - context.now()));
    stream.once('close', () => clearTimeout(life));
    return new RawResponse(stream, headers);
  };
  return mounted(eventsContract, { 'GET /api/admin/events': ({ query }, caller) => begin(query.within, caller) });
};

const notNow = (detail: string): Problem => new Problem(503, 'no_events', detail, { retryAfterSeconds: 2 });

/** Counts the streams. `take` throws 429 for one too many, and returns the function that gives it back. */
const openStreams = () => {
  const byAccount = new Map<string, number>();
  let all = 0;
  const change = (account: string, by: 1 | -1): void => {
    all += by;
    const left = (byAccount.get(account) ?? 0) + by;
    if (left > 0) byAccount.set(account, left);
    else byAccount.delete(account);
  };
  const take = (account: string): (() => void) => {
    if (all >= mostStreams.ofProcess || (byAccount.get(account) ?? 0) >= mostStreams.ofAccount) {
      throw new Problem(429, 'too_many_streams', 'Too many open screens', { retryAfterSeconds: 30 });
    }
    change(account, 1);
    return () => change(account, -1);
  };
  return { take };
};
