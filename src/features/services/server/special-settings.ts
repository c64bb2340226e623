import { malformed } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { SpecialSettings, SpecialSettingsChanges } from '../contract.ts';
import { refuseStaleService, specialSettingsView, storedService } from './admin-view.ts';
import { assignPhotographers, knownPhotographers, type ServiceRow, updateService } from './store.ts';
import { inService } from './write-service.ts';

/** Changes the given fields of promotion, prepayment and photographers; available for every service. */
export const changeSpecialSettings = async (
  context: Context,
  id: string,
  { version, ...changes }: SpecialSettingsChanges,
  actor: string,
): Promise<SpecialSettings> => {
  const { assigned_photographers: assigned, requires_prepayment } = changes;
  await inService(context, id, async (trx, stored) => {
    await refuseStaleService(contextIn(context, trx), stored, version);
    const columns = promotionOf(stored, changes);
    if (assigned) await assignPhotographers(trx, id, await photographersFrom(trx, assigned));
    await updateService(
      trx,
      id,
      { ...columns, ...(requires_prepayment === undefined ? {} : { requires_prepayment }) },
      context.now(),
    );
    await recordAudit(trx, { actor, action: 'service.changed', details: { service_id: id, ...changes } });
  });
  return specialSettingsView(await storedService(context, id));
};

const promotionOf = (stored: ServiceRow, changes: SpecialSettingsChanges) => {
  const promotion_start = boundFrom(changes, 'promotion_start_date', 'T00:00:00', stored.promotion_start);
  const promotion_end = boundFrom(changes, 'promotion_end_date', 'T23:59:59', stored.promotion_end);
  if (promotion_start !== null && promotion_end !== null && promotion_end <= promotion_start) {
    throw malformed(['body', 'promotion_end_date'], 'must be later than promotion_start_date', 'order');
  }
  return { promotion_start, promotion_end };
};

const boundFrom = (
  changes: SpecialSettingsChanges,
  field: 'promotion_start_date' | 'promotion_end_date',
  timeOfDay: string,
  stored: number | null,
): number | null => {
  const sent = changes[field];
  if (sent === undefined) return stored;
  if (sent === null) return null;
  return instantFrom(isDate(sent) ? `${sent}${timeOfDay}` : sent, ['body', field]);
};

/** Returns the IDs without duplicates; throws 422 with the first one that is unknown or deleted. */
const photographersFrom = async (trx: Database, sent: readonly string[]): Promise<string[]> => {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  const known = await knownPhotographers(trx, ids.filter(isId));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw malformed(['body', 'assigned_photographers', unknown], 'no such photographer', 'unknown');
  return ids;
};
