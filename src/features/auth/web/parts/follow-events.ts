import { longestShownMs } from '../../domain/events-window.ts';
import { adminHeaders, adminRefusal } from './admin-call.ts';
import { onSessionToken, sessionToken } from './session-token.ts';

/** Called with the kinds of what has changed; 'all' if it is not known. */
export type OnChange = (kinds: readonly string[] | 'all') => void;

/** The server sends something every 20 seconds. */
const silenceMs = 45_000;
const shortestPauseMs = 300;
const longestPauseMs = 30_000;

/** The last event of this window, from which the next connection continues. */
let last: string | undefined;
/** When this window began to read what it shows, in ms of its own clock: at page load, or at the last sign-in. */
let readSince = 0;
let lastFor = sessionToken();

/**
 * Follows the events of the server while the page is visible and signed in, and connects again after a failure. A
 * hidden page has no connection; it continues without a gap when it is visible again. Returns the function that ends it.
 */
export const followEvents = (onChange: OnChange): (() => void) => {
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let troubles = 0;
  const connect = (): void => {
    const own = new AbortController();
    connection = own;
    const opened = (): void => void (troubles = 0);
    void read(own, onChange, opened)
      .catch(() => undefined)
      .then(() => {
        if (connection !== own) return;
        connection = undefined;
        // Not all screens of a restarted process at the same moment.
        const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** troubles++) * (0.5 + Math.random());
        retry = setTimeout(update, pause);
      });
  };
  const update = (): void => {
    clearTimeout(retry);
    if (lastFor !== sessionToken()) {
      lastFor = sessionToken();
      last = undefined;
      readSince = performance.now();
      leave();
    }
    if (document.visibilityState === 'hidden' || lastFor === null) leave();
    else if (!connection) connect();
  };
  const leave = (): void => {
    connection?.abort();
    connection = undefined;
  };
  const stop = new AbortController();
  const { signal } = stop;
  const forget = onSessionToken(update);
  document.addEventListener('visibilitychange', update, { signal });
  addEventListener('online', update, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', update, { signal });
  update();
  return () => {
    stop.abort();
    forget();
    clearTimeout(retry);
    leave();
  };
};

/** Resolves when the stream has ended. */
const read = async (own: AbortController, onChange: OnChange, opened: () => void): Promise<void> => {
  const token = sessionToken();
  const within = Math.min(longestShownMs, Math.ceil(performance.now() - readSince));
  let silence = setTimeout(() => own.abort(), silenceMs);
  try {
    const response = await fetch(`/api/admin/events${last === undefined ? `?within=${within}` : ''}`, {
      headers: { ...adminHeaders(), accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': last }) },
      cache: 'no-store',
      signal: own.signal,
    });
    if (!response.ok || !response.body) throw adminRefusal(response.status, await response.text(), token);
    opened();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ; ) {
      const { done, value } = await reader.read();
      if (done || own.signal.aborted) return;
      clearTimeout(silence);
      silence = setTimeout(() => own.abort(), silenceMs);
      const events = (text + value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) take(event, onChange);
    }
  } finally {
    clearTimeout(silence);
  }
};

const take = (event: string, onChange: OnChange): void => {
  const of = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
  last = of('id') ?? last;
  if (of('event') === 'reset') return onChange('all');
  const kinds = JSON.parse(of('data') ?? '[]') as string[];
  if (kinds.length > 0) onChange(kinds);
};
