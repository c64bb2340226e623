import { malformed } from '#shared/contract/problem.ts';
import { reordered } from '#shared/kernel/list-order.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { AdminResource } from '../contract.ts';
import { allResources } from './read-resources.ts';
import { lockOrder, placeResources } from './store.ts';

/**
 * Places the given resources first, in that order. Throws 422 for an unknown or repeated id; then nothing is changed.
 */
export const reorderResources = async (
  context: Context,
  resource_ids: readonly string[],
  actor: string,
): Promise<AdminResource[]> => {
  const wanted = resource_ids.map((id) => id.toLowerCase());
  await inTransaction(context.db, async (trx) => {
    const order = reordered(await lockOrder(trx), wanted);
    if (!order.ok) {
      const { at, reason } = order.refusal;
      throw malformed(['body', 'resource_ids', at], reason === 'unknown' ? 'no such resource' : 'occurs twice', reason);
    }
    await placeResources(trx, order.value, context.now());
    await recordAudit(trx, { actor, action: 'resource.reordered', details: { resource_ids: wanted } });
  });
  return allResources(context);
};
