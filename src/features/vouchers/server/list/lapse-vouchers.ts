import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { insertLapse, vouchersToLapse } from './lapse-store.ts';

/** The maximum number per run; the rest follows in the next run. */
const batch = 100;

/**
 * Periodic task: enters that what is left on vouchers has lapsed, once their last day is over. Any number of processes may
 * run it at once: the database enters what is left, and nothing where nothing is.
 */
export const lapseVouchers = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  const at = now();
  for (const id of await vouchersToLapse(db, berlinDateOf(at), batch)) await insertLapse(db, id, at);
};
