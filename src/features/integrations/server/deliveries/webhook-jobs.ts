import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { DueQueues } from '#shared/server/due-queues.ts';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { dropOldSecrets } from '../endpoints/endpoint-store.ts';
import { serveNextEndpoint } from './deliver-webhooks.ts';
import { deleteEventsBefore } from './delivery-store.ts';
import { nextServeDue } from './sending-store.ts';

/** How many endpoints a process serves concurrently. */
const endpointsAtOnce = 4;
/** How long deliveries in progress may still take when the process is stopped, in ms. */
const graceMs = 5000;

/** Delivers events for as long as the process runs. */
export const startWebhookDelivery = (
  context: Context,
  { pollMs, queues }: { readonly pollMs: number; readonly queues?: DueQueues | undefined },
): RunningJobs => {
  const [stopped, sending] = [new AbortController(), new AbortController()];
  const delivering = { context, mayReach: addressRule(context.webhookNetworks), signal: sending.signal };
  const underWay = new Set<Promise<void>>();
  const startOne = async (): Promise<number> => {
    if (underWay.size >= endpointsAtOnce) return 0;
    const served = await serveNextEndpoint(delivering);
    if (!served) return 0;
    const done = served.done
      // The lease expires, and what is due is retried.
      .catch((error: unknown) => context.log.warn({ err: error }, 'webhooks could not be delivered'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
    return 1;
  };
  const { log, now } = context;
  const work = { log, now, pollMs, what: 'webhooks', due: queues?.queue(nextServeDue) };
  const running = workUntil(stopped.signal, work, startOne);
  return {
    stop: async () => {
      stopped.abort();
      const grace = setTimeout(() => sending.abort(), graceMs);
      await running;
      await Promise.all(underWay);
      clearTimeout(grace);
    },
  };
};

const keptDays = 30;
const batch = 500;

/** Periodic task: deletes events after 30 days unless a delivery is still waiting, and expired previous secrets. */
export const forgetOldDeliveries = async ({ db, now }: Context): Promise<void> => {
  await dropOldSecrets(db, now());
  while ((await deleteEventsBefore(db, now() - keptDays * DAY, batch)) === batch);
};
