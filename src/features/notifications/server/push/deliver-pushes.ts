import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import type { Context } from '#shared/server/context.ts';
import type { DueQueues } from '#shared/server/due-queues.ts';
import { post, type Sending } from '#shared/server/outbound/post.ts';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { leaseMs } from '../../domain/outbox-actions.ts';
import { pushKeysOf } from './push-keys.ts';
import { type PushKeys, pushRequest } from './push-request.ts';
import { type ClaimedPush, claimPushes, deleteDevice, deletePush, nextPushDue, retryPushAt } from './push-store.ts';

const pushesAtOnce = 10;
/** How long a push service keeps a message for a device that is off, in seconds: later it would be no news. */
const timeToLive = 12 * 60 * 60;

export interface PushDelivery extends Pick<Sending, 'signal' | 'lookup'> {
  readonly context: Context;
}

/** Sends a batch of the due notifications, and returns their number. Any number of processes may call this at once. */
export const deliverDuePushes = async ({ context, ...sending }: PushDelivery): Promise<number> => {
  const pushes = await claimPushes(context.db, { now: context.now(), leaseMs, limit: pushesAtOnce });
  if (pushes.length === 0) return 0;
  const keys = await pushKeysOf(context);
  const outgoing = { ...sending, mayReach: addressRule(context.webhookNetworks) };
  const results = await Promise.allSettled(pushes.map((push) => deliver(context, outgoing, keys, push)));
  const lost = results.find((result) => result.status === 'rejected');
  if (lost) throw lost.reason;
  return pushes.length;
};

const deliver = async (context: Context, sending: Sending, keys: PushKeys, push: ClaimedPush): Promise<void> => {
  const status = await send(context, sending, keys, push).catch(() => 0);
  if (status === 404 || status === 410) return deleteDevice(context.db, push.subscription_id);
  const isPassing = status === 0 || status === 408 || status === 429 || status >= 500;
  const next = isPassing ? nextAttempt(retrySchedules.message, push.attempts, context.now()) : undefined;
  if (next !== undefined) return retryPushAt(context.db, push.id, next);
  if (status < 200 || status >= 300) context.log.warn({ kind: push.kind, status }, 'a push message is given up');
  await deletePush(context.db, push.id);
};

/** Nothing personal: the kind, the page to open, and the language of the notice. */
const send = async (context: Context, sending: Sending, keys: PushKeys, push: ClaimedPush): Promise<number> => {
  const { kind, path, language, endpoint } = push;
  const sender = { keys, publicUrl: context.publicUrl, timeToLive };
  const request = pushRequest(JSON.stringify({ kind, path, language }), push, sender);
  return (await post(new URL(endpoint), request, sending)).status;
};

/** Makes the keys of the studio if there are none, and sends notifications for as long as the process runs. */
export const startPushDelivery = (
  context: Context,
  { pollMs, queues }: { readonly pollMs: number; readonly queues?: DueQueues | undefined },
): RunningJobs => {
  const [stopped, sending] = [new AbortController(), new AbortController()];
  let hasKeys = false;
  const { log, now } = context;
  const work = { log, now, pollMs, what: 'push messages', due: queues?.queue(nextPushDue) };
  const running = workUntil(stopped.signal, work, async () => {
    // A browser needs the key before anything can be sent to it.
    if (!hasKeys) await pushKeysOf(context);
    hasKeys = true;
    return deliverDuePushes({ context, signal: sending.signal });
  });
  return {
    stop: async () => {
      stopped.abort();
      const grace = setTimeout(() => sending.abort(), 5000);
      await running;
      clearTimeout(grace);
    },
  };
};
