import { setTimeout as pause } from 'node:timers/promises';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import { endLapsedOffers } from '#features/offers/server/api.ts';
import { conflict } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { DueQueues } from '#shared/server/due-queues.ts';
import { queueOfferMail } from '#shared/server/outbox.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { currentReads } from '#shared/server/throughput/api.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { offerDeadline } from '../../domain/offer-deadline.ts';
import { deleteUnconfirmed, endOver } from '../entries/ending-store.ts';
import { isAnybodyWaiting, lockEntry, nextComparisonDue } from '../store.ts';
import { holdOfferForEntry, isStillOnSale } from './hold-offer-for-entry.ts';
import { type NextOffer, nameOf, nextOffer } from './next-offer.ts';
import { insertWaitingOffer, isOffered } from './offer-store.ts';

/** How much longer than a comparison the pause after it is, and at most, in ms. */
const restShare = 4;
const longestRestMs = 15_000;

/**
 * Offers free times to the persons on the list, for as long as the process runs. Any number of processes may run it.
 */
export const startWaitingList = (
  context: Context,
  { pollMs, queues }: { readonly pollMs: number; readonly queues?: DueQueues | undefined },
): RunningJobs => {
  const stopped = new AbortController();
  const work = async (): Promise<number> => {
    const began = performance.now();
    const offered = await offerFreeTimes(context, () => stopped.signal.aborted);
    // A list that takes long is compared less often, so that most of the process stays with the requests.
    const rest = Math.min(longestRestMs, restShare * (performance.now() - began));
    if (rest > pollMs) await pause(rest, undefined, { signal: stopped.signal }).catch(() => undefined);
    return offered;
  };
  const { log, now } = context;
  const what = { log, now, pollMs, what: 'the waiting list', due: queues?.queue(nextComparisonDue) };
  const running = workUntil(stopped.signal, what, work);
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
};

/**
 * Offers every free time to the first entry of the waiting list that it fits, until none is left; returns how many were
 * offered. It compares the current free times with the current entries and keeps no record of times that became free,
 * so a time is found by the next call whatever made it free, and even if a process has ended meanwhile.
 */
export const offerFreeTimes = async (context: Context, isStopped = () => false): Promise<number> => {
  if (!(await isAnybodyWaiting(context.db))) return 0;
  await deleteUnconfirmed(context.db, context.now());
  await endOver(context.db, berlinDateOf(context.now()), context.now());
  const { waiting_list_hours: hours } = await readCalendarSettings(context.db);
  if (hours === null) return 0;
  await endLapsedOffers(context);
  const left_out = new Set<string>();
  let offered = 0;
  while (!isStopped()) {
    const deadline = offerDeadline(context.now(), hours);
    const found = await whatIsNext(context, { deadline, left_out });
    if (!found) break;
    try {
      if (await inTransactionOf(context, (within) => offerTo(within, found, deadline))) offered += 1;
    } catch (error) {
      // The time may have been booked meanwhile. Otherwise it is retried in the next round; the other times are
      // processed now.
      context.log.info({ err: error, entry: found.entry.id }, 'a free time was not offered to the waiting list');
      left_out.add(nameOf(found.entry, found.time));
    }
  }
  return offered;
};

/**
 * As long as nothing has been written, the result changes only with the clock; checking that costs one small query.
 */
const whatIsNext = async (
  context: Context,
  wanted: { readonly deadline: number; readonly left_out: ReadonlySet<string> },
): Promise<NextOffer | null> => {
  const reads = await currentReads(context.db);
  const minute = Math.floor(context.now() / MINUTE);
  return reads.of(`next offer of the waiting list ${minute} ${[...wanted.left_out].join()}`, () =>
    nextOffer(context, reads, wanted),
  );
};

/**
 * Holds a time for an entry and writes the mail, in one transaction. Returns false if the entry has ended meanwhile or
 * its person has been offered another time. Throws 409 if the time is taken.
 */
const offerTo = async (context: Context, next: NextOffer, held_until: number): Promise<boolean> => {
  const { db: trx } = context;
  const { entry, time } = next;
  // Whoever closes a campaign locks it before its entries; so does this.
  if (!(await isStillOnSale(context, next))) throw conflict('slot_taken', 'The spot is not free any more');
  const locked = await lockEntry(trx, entry.id);
  if (!locked || (await isOffered(trx, locked.mailbox))) return false;
  const offer_id = await holdOfferForEntry(context, locked, next, held_until);
  await insertWaitingOffer(trx, {
    offer_id,
    waiting_entry_id: locked.id,
    mailbox: locked.mailbox,
    photographer_id: time.photographer_id,
    starts_at: time.start,
    ends_at: time.end,
  });
  const { customer_name, customer_email, language } = locked;
  const addressee = { id: offer_id, customer_name, customer_email, language };
  await queueOfferMail(trx, { kind: 'offer_made', waiting_entry_id: locked.id }, addressee, context.now());
  return true;
};
