import type { Stripe } from 'stripe';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { reportOfDispute } from '../../domain/provider/provider-report.ts';
import { readPaymentSettings } from '../payment-settings.ts';
import { hasPaidOnline } from '../store.ts';
import { storeDispute, undecidedDisputes } from './dispute-store.ts';
import { askProvider, isRefusedForGood, providerWithKeys, withoutRetries } from './provider.ts';

/** What is opened is reported within minutes, or found within this time: also after a weekend without the server. */
const openedWithinDays = 30;
const mostUndecided = 100;

/**
 * Asks the provider for the disputes of the last weeks and for those that were not decided, so that none is missed if its
 * events were lost or never ordered. Calls nobody while nothing was ever paid online.
 */
export const checkDisputes = async (context: Context): Promise<void> => {
  if (!(await hasPaidOnline(context.db))) return;
  const provider = providerWithKeys(context, await readPaymentSettings(context.db), withoutRetries);
  if (!provider) return;
  const since = Math.floor((context.now() - openedWithinDays * DAY) / 1000);
  const recent = await askProvider(context, () =>
    provider.disputes.list({ created: { gte: since }, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  for (const dispute of recent) await store(context, dispute);
  const seen = new Set(recent.map(({ id }) => id));
  for (const id of await undecidedDisputes(context.db, mostUndecided)) {
    if (!seen.has(id)) await readAndStore(context, provider, id);
  }
};

// Of another account, after a change of the keys: it must not stop the others from being read.
const readAndStore = async (context: Context, provider: Stripe, id: string): Promise<void> => {
  try {
    await store(context, await askProvider(context, () => provider.disputes.retrieve(id)));
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
  }
};

const store = (context: Context, dispute: Stripe.Dispute): Promise<void> =>
  inTransaction(context.db, (trx) =>
    storeDispute(trx, reportOfDispute(dispute), { reported_at: context.now(), now: context.now() }),
  );
