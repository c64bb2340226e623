import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#shared/server/context.ts';
import { claimQuestion, isAsked, paymentById, releaseQuestion } from '../store.ts';
import { leaseMs, lookEveryMs, waitMs } from './call-lease.ts';

/** For how long the provider's response about an open session is remembered. */
const rememberedMs = 3000;

/**
 * Runs `ask`, which asks the provider about an open session and stores what it says. Concurrent calls ask once, in all
 * processes: the others wait for the response, and so does whoever calls within seconds afterwards. Returns whether the
 * session is open then.
 */
export const askOnce = async (context: Context, id: string, ask: () => Promise<unknown>): Promise<boolean> => {
  const until = performance.now() + waitMs;
  if (await claimQuestion(context.db, id, { now: context.now(), gapMs: rememberedMs, leaseMs })) {
    try {
      await ask();
    } finally {
      await releaseQuestion(context.db, id);
    }
  } else {
    while ((await isAsked(context.db, id, context.now())) && performance.now() < until) await delay(lookEveryMs);
  }
  return (await paymentById(context.db, id))?.status === 'open';
};
