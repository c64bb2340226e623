import { releaseHeldTimes } from '#features/availability/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { endLapsed } from '../store.ts';

/**
 * Stores that offers have lapsed, and deletes their held times, which are free from the deadline on even without this.
 */
export const endLapsedOffers = ({ db, now }: Context): Promise<void> =>
  inTransaction(db, async (trx) => releaseHeldTimes(trx, await endLapsed(trx, now())));
