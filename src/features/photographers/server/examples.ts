import { lockForDeletion } from '#features/resources/server/api.ts';
import type { DeletedExamples } from '#features/services/contract.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { bookedPhotographers, lockExamples, updatePhotographer } from './store.ts';

/** Deletes the example photographers, except those that have bookings or that a service needs as a second person. */
export const deleteExamplePhotographers = ({ db, now }: Context, actor: string): Promise<DeletedExamples> =>
  inTransaction(db, async (trx) => {
    const examples = await lockExamples(trx);
    const ids = examples.map(({ id }) => id);
    await lockForDeletion(trx, ids);
    const booked = await bookedPhotographers(trx, ids);
    const free = examples.filter(({ id }) => !booked.has(id));
    for (const { id } of free) {
      await updatePhotographer(trx, id, { deleted_at: now() }, now());
      await recordAudit(trx, { actor, action: 'photographer.deleted', details: { photographer_id: id } });
    }
    return { deleted: free.length, booked: examples.filter(({ id }) => booked.has(id)).map(({ name }) => name) };
  });

/** Turns the examples into regular photographers, unchanged. */
export const keepExamplePhotographers = ({ db, now }: Context, actor: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const { id } of await lockExamples(trx)) {
      await updatePhotographer(trx, id, { is_example: false }, now());
      const details = { photographer_id: id, changed: ['is_example'] };
      await recordAudit(trx, { actor, action: 'photographer.changed', details });
    }
  });
