import { randomUUID } from 'node:crypto';
import { lockResourceWithLanes } from '#features/resources/server/api.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { NewResourceTimeOff, ResourceTimeOff, ResourceTimeOffChanges } from '../../resource-time-off-contract.ts';
import {
  insertResourceTimeOff,
  lockResourceTimeOff,
  type ResourceTimeOffRow,
  resourceTimeOffById,
  updateResourceTimeOff,
} from './resource-time-off-store.ts';
import { inIso, rangeFrom, refuseOverlap } from './time-off-range.ts';
import { deleteTimeOff } from './time-off-store.ts';

/**
 * Takes a resource out of use for a time. Existing bookings do not prevent it; the response lists those affected.
 * `actor`: id of an administrator.
 */
export const createResourceTimeOff = (
  context: Context,
  { resource_id, start, end, reason = null }: NewResourceTimeOff,
  actor: string,
): Promise<ResourceTimeOff> => {
  const id = randomUUID();
  const off = { resource_id, ...rangeFrom(start, end), reason };
  return inTransaction(context.db, async (trx) => {
    // A concurrent booking waits, and then finds the time off; one that was written before is listed in the response.
    if (!isId(resource_id) || !(await lockResourceWithLanes(trx, resource_id, context.now())))
      throw notFound('Resource');
    await refuseOverlap(trx, off, null);
    await insertResourceTimeOff(trx, id, off);
    return saved(trx, { action: 'time_off.created', id, actor, now: context.now() });
  });
};

/**
 * Changes the given fields of a time off, under the same rules. Throws 409 with the time off if `version` is not the
 * current one.
 */
export const changeResourceTimeOff = (
  context: Context,
  id: string,
  { start, end, reason, version }: ResourceTimeOffChanges,
  actor: string,
): Promise<ResourceTimeOff> =>
  inTransaction(context.db, async (trx) => {
    const stored = await lockResourceTimeOff(trx, id, context.now());
    if (!stored) throw notFound('Time off');
    await refuseStale(version, stored.version, 'The time off was', () => ({ time_off: resourceTimeOffView(stored) }));
    const { resource_id } = stored;
    const off = {
      resource_id,
      reason: reason === undefined ? stored.reason : reason,
      ...rangeFrom(start ?? stored.start, end ?? stored.end),
    };
    if (!(await lockResourceWithLanes(trx, resource_id, context.now()))) throw notFound('Resource');
    await refuseOverlap(trx, off, id);
    await updateResourceTimeOff(trx, id, off, context.now());
    return saved(trx, { action: 'time_off.changed', id, actor, now: context.now() });
  });

export const removeResourceTimeOff = (context: Context, id: string, actor: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    if (!(await lockResourceTimeOff(trx, id, context.now()))) throw notFound('Time off');
    await deleteTimeOff(trx, id);
    await recordAudit(trx, { actor, action: 'time_off.deleted', details: { time_off_id: id } });
  });

export const resourceTimeOffView = ({ bookings, ...off }: ResourceTimeOffRow): ResourceTimeOff => ({
  ...inIso(off),
  bookings: bookings.map(inIso),
});

// Read under the lock: no booking can be written between the time off and its list of bookings.
const saved = async (
  trx: Database,
  { action, id, actor, now }: { action: AuditAction; id: string; actor: string; now: number },
): Promise<ResourceTimeOff> => {
  const row = await resourceTimeOffById(trx, id, now);
  if (!row) throw notFound('Time off');
  const view = resourceTimeOffView(row);
  const { resource_id, start, end } = view;
  await recordAudit(trx, { actor, action, details: { time_off_id: id, resource_id, start, end } });
  return view;
};
