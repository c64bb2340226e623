import { conflict, notFound, ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { isForStudio } from '../domain/withdrawal.ts';
import { declarationById, insertDecision } from './declaration-store.ts';

/**
 * Records the decision of the studio about a declaration, once. The audit log gets the id only. Throws 400 if no
 * decision is required, 409 if one is recorded already.
 */
export const decideWithdrawal = (
  context: Context,
  id: string,
  decision: string,
  actor: string,
): Promise<{ success: true }> =>
  inTransaction(context.db, async (trx) => {
    const row = await declarationById(trx, id);
    if (!row) throw notFound('Declaration');
    if (!isForStudio(row.effect_outcome ?? row.outcome))
      throw ruleBroken('nothing_to_decide', 'This declaration has settled everything');
    const decided_at = context.now();
    if (!(await insertDecision(trx, { declaration_id: id, decided_at, decided_by: actor, decision }))) {
      throw conflict('decided_already', 'A decision about this declaration is recorded already');
    }
    await recordAudit(trx, { actor, action: 'withdrawal.decided', details: { declaration_id: id }, at: decided_at });
    return { success: true };
  });
