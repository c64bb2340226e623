import { malformed } from '#shared/contract/problem.ts';
import { reordered } from '#shared/kernel/list-order.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { AdminService } from '../contract.ts';
import { byPlace } from '../domain/service-order.ts';
import { adminServices } from './admin-view.ts';
import { lockServices, placeServices } from './store.ts';

/**
 * Places the given services first, in that order. Throws 422 for an unknown or repeated ID; then nothing is changed.
 */
export const reorderServices = async (
  context: Context,
  service_ids: readonly string[],
  actor: string,
): Promise<AdminService[]> => {
  const wanted = service_ids.map((id) => id.toLowerCase());
  await inTransaction(context.db, async (trx) => {
    const current = (await lockServices(trx)).sort(byPlace).map((service) => service.id);
    const order = reordered(current, wanted);
    if (!order.ok) {
      const { at, reason } = order.refusal;
      throw malformed(['body', 'service_ids', at], reason === 'unknown' ? 'no such service' : 'occurs twice', reason);
    }
    await placeServices(trx, order.value, context.now());
    await recordAudit(trx, { actor, action: 'service.reordered', details: { service_ids: wanted } });
  });
  return adminServices(context);
};
