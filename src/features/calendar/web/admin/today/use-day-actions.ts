import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { seal, unseal } from '#features/auth/web/parts/sealed-store.ts';
import { newId } from '#shared/web/admin/new-id.ts';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import {
  afterRefusal,
  afterSent,
  keptMine,
  keptTheirs,
  nextToSend,
  type Queue,
  type Tapped,
} from '../../../domain/day-queue.ts';
import type { TodaySession } from '../../../today-contract.ts';
import { isCharged, isOutdated, presentOf, sendAction } from './send-action.ts';
import { useTodayTexts } from './use-today.ts';

const name = 'today-queue';
const retryMs = 15_000;

/**
 * The actions of the page: each is kept on this device first, and then sent, in order, until the server has confirmed
 * it. What it refuses because the session was changed waits for a decision.
 */
export const useDayActions = (date: string) => {
  const words = useTodayTexts();
  const message = useErrorMessage();
  const client = useQueryClient();
  const [queue, setQueue] = useState<Queue>([]);
  const [keeper] = useState(() => queueKeeper(setQueue));
  const isSending = useRef(false);

  const read = (): Promise<void> => client.invalidateQueries({ queryKey: ['today'] });
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = nextToSend(await keeper.read()); next; next = nextToSend(await keeper.read())) {
        const { key } = next;
        try {
          const version = await sendAction(next);
          const isMark = next.tapped.kind === 'mark';
          // The sheet has a mark before the queue loses it, or it would be gone for a moment; an amount must not count twice.
          if (isMark) await read();
          await keeper.change((now) => afterSent(now, key, version));
          if (isMark) continue;
        } catch (error) {
          if (isUnreached(error)) break;
          if (isOutdated(error)) {
            const present = await presentOf(next);
            await keeper.change((now) => afterRefusal(now, key, present));
          } else {
            await keeper.change((now) => keptTheirs(now, key));
            showToast(isCharged(error) ? words.feeCharged : words.failed(message(error)), 'error');
          }
        }
        await read();
      }
    } catch {
      // What is now could not be read; the action is sent again later.
    } finally {
      isSending.current = false;
    }
  };

  useRetries(send);
  const change = async (how: (now: Queue) => Queue): Promise<void> => {
    await keeper.change(how);
    void send();
  };
  return {
    queue,
    tap: (seen: TodaySession, tapped: Tapped): Promise<void> =>
      change((now) => [...now, { key: newId(), date, tapped, seen }]),
    mine: (key: string): Promise<void> => change((now) => keptMine(now, key)),
    theirs: (key: string): Promise<void> => change((now) => keptTheirs(now, key)),
  };
};
export type DayActions = ReturnType<typeof useDayActions>;

/** Sends at once, when the network is back, and every 15 seconds. */
const useRetries = (send: () => Promise<void>): void => {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const again = (): void => void latest.current();
    again();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
};

const none: Queue = [];

/** Whether an action may be sent again as it is: no response, or none that decides. */
const isUnreached = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof CallError && (error.status >= 500 || error.status === 429 || error.status === 401));

/** Reads and changes the queue one after the other, in all tabs, and tells what it is. */
const queueKeeper = (tell: (queue: Queue) => void) => {
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
    'locks' in navigator ? (navigator.locks.request(name, work) as Promise<Result>) : work();
  const read = async (): Promise<Queue> => {
    const queue = ((await unseal(name)) as Queue | undefined) ?? none;
    tell(queue);
    return queue;
  };
  return {
    read: () => alone(read),
    change: (how: (now: Queue) => Queue) =>
      alone(async () => {
        const next = how(await read());
        await seal(name, next);
        tell(next);
      }),
  };
};
