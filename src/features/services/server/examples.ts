import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { DeletedExamples } from '../contract.ts';
import { bookedServices, lockExamples, updateService } from './store.ts';

/** Deletes the example services, except those with bookings. */
export const deleteExampleServices = ({ db, now }: Context, actor: string): Promise<DeletedExamples> =>
  inTransaction(db, async (trx) => {
    const examples = await lockExamples(trx);
    const booked = await bookedServices(
      trx,
      examples.map(({ id }) => id),
    );
    const free = examples.filter(({ id }) => !booked.has(id));
    for (const { id } of free) {
      await updateService(trx, id, { deleted_at: now() }, now());
      await recordAudit(trx, { actor, action: 'service.deleted', details: { service_id: id } });
    }
    return { deleted: free.length, booked: examples.filter(({ id }) => booked.has(id)).map(({ name }) => name) };
  });

/** Turns the examples into regular services, unchanged. */
export const keepExampleServices = ({ db, now }: Context, actor: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const { id } of await lockExamples(trx)) {
      await updateService(trx, id, { is_example: false }, now());
      await recordAudit(trx, { actor, action: 'service.changed', details: { service_id: id, is_example: false } });
    }
  });
