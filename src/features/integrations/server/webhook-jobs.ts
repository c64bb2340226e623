import { DAY } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { serveNextEndpoint } from './deliver-webhooks.ts';
import { deleteEventsBefore } from './delivery-store.ts';
import { dropOldSecrets } from './endpoint-store.ts';

/** How many endpoints a process serves at a time. */
const endpointsAtOnce = 4;
/** What is under way when the process is told to stop may take this much longer. */
const graceMs = 5000;

/** Delivers events for as long as the process runs; it looks for them instead of being told (docs/rules/mail.md says why). */
export const startWebhookDelivery = (context: Context, { pollMs }: { readonly pollMs: number }): RunningJobs => {
  const [stopped, brokenOff] = [new AbortController(), new AbortController()];
  const delivering = { context, mayReach: addressRule(context.webhookNetworks), brokenOff: brokenOff.signal };
  const underWay = new Set<Promise<void>>();
  const startOne = async (): Promise<number> => {
    if (underWay.size >= endpointsAtOnce) return 0;
    const served = await serveNextEndpoint(delivering);
    if (!served) return 0;
    const done = served.done
      // The lease runs out, and what is due is tried again.
      .catch((error: unknown) => context.log.warn({ err: error }, 'webhooks could not be delivered'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
    return 1;
  };
  const running = workUntil(stopped.signal, { log: context.log, pollMs, what: 'webhooks' }, startOne);
  return {
    stop: async () => {
      stopped.abort();
      const grace = setTimeout(() => brokenOff.abort(), graceMs);
      await running;
      await Promise.all(underWay);
      clearTimeout(grace);
    },
  };
};

const keptDays = 30;
const batch = 500;

/** Lets go of events that nobody waits for any more after 30 days, and of secrets that count no longer: a periodic task. */
export const forgetOldDeliveries = async ({ db, now }: Context): Promise<void> => {
  await dropOldSecrets(db, now());
  while ((await deleteEventsBefore(db, now() - keptDays * DAY, batch)) === batch);
};
