import { Problem } from '#shared/contract/problem.ts';
import type { Database } from '#shared/server/database/database.ts';
import { lockForDeletion, servicesThatNeed } from './store.ts';

/**
 * Throws 400 if a service needs the resource. Otherwise none can start to need it until the end of the transaction,
 * which has written nothing yet.
 */
export const refuseIfNeeded = async (trx: Database, id: string): Promise<void> => {
  await lockForDeletion(trx, [id]);
  const services = await servicesThatNeed(trx, id);
  if (services.length === 0) return;
  throw new Problem(400, 'resource_needed', `Cannot be deleted: needed by ${services.join(', ')}`, {
    more: { services },
  });
};
