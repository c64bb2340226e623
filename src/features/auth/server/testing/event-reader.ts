import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';

export interface ReceivedEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly kinds: readonly string[];
}

/** Reads a stream of events as a browser does. */
export const readEvents = async (url: string, headers: Readonly<Record<string, string>>) => {
  const controller = new AbortController();
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: controller.signal,
  });
  const events: ReceivedEvent[] = [];
  let comments = 0;
  let isOpen = true;
  const reading = (async () => {
    let text = '';
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        if (part.startsWith(':')) comments += 1;
        else events.push(eventOf(part));
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => void (isOpen = false));
  return {
    response,
    events,
    isOpen: () => isOpen,
    comments: () => comments,
    /** Waits for an event that names the kind. */
    next: (kind: string) =>
      expect.poll(() => events.some(({ kinds }) => kinds.includes(kind)), { timeout: 5000 }).toBe(true),
    ended: () => expect.poll(() => isOpen, { timeout: 5000 }).toBe(false),
    close: async () => {
      controller.abort();
      await reading;
      await delay(20);
    },
  };
};

export type EventReader = Awaited<ReturnType<typeof readEvents>>;

const eventOf = (text: string): ReceivedEvent => {
  const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  return { id: of('id'), event: of('event') ?? '', kinds: JSON.parse(of('data') ?? '[]') };
};
