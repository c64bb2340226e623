import { randomUUID } from 'node:crypto';
import { lockActivePhotographers } from '#features/photographers/server/api.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { notFound } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { NewTimeOff, TimeOffChanges, TimeOffView } from '../../time-off-contract.ts';
import { inIso, rangeFrom, refuseOverlap } from './time-off-range.ts';
import {
  deleteTimeOff,
  insertTimeOff,
  lockTimeOff,
  type TimeOffColumns,
  type TimeOffRow,
  timeOffById,
  updateTimeOff,
} from './time-off-store.ts';

/**
 * Gives a photographer time off. Existing bookings do not prevent it; the response lists those affected. `actor`: id of
 * an administrator.
 */
export const createTimeOff = (context: Context, body: NewTimeOff, actor: string): Promise<TimeOffView> => {
  const id = randomUUID();
  const off = { ...body, ...rangeFrom(body.start, body.end), reason: body.reason ?? null };
  return inTransaction(context.db, async (trx) => {
    await refuseUnlessPossible(trx, off, [off.photographer_id]);
    await insertTimeOff(trx, id, off);
    return saved(trx, { action: 'time_off.created', id, actor, now: context.now() });
  });
};

/**
 * Changes the given fields of a time off, under the same rules. Throws 409 with the time off if `version` is not the
 * current one.
 */
export const changeTimeOff = (
  context: Context,
  id: string,
  { photographer_id, start, end, reason, version }: TimeOffChanges,
  actor: string,
): Promise<TimeOffView> =>
  inTransaction(context.db, async (trx) => {
    const stored = await lockTimeOff(trx, id, context.now());
    if (!stored) throw notFound('Time off');
    await refuseStale(version, stored.version, 'The time off was', () => ({ time_off: timeOffViewOf(stored) }));
    const off = {
      photographer_id: photographer_id ?? stored.photographer_id,
      reason: reason === undefined ? stored.reason : reason,
      ...rangeFrom(start ?? stored.start, end ?? stored.end),
    };
    await refuseUnlessPossible(trx, off, [stored.photographer_id, off.photographer_id], id);
    await updateTimeOff(trx, id, off, context.now());
    return saved(trx, { action: 'time_off.changed', id, actor, now: context.now() });
  });

export const removeTimeOff = (context: Context, id: string, actor: string): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    if (!(await lockTimeOff(trx, id, context.now()))) throw notFound('Time off');
    await deleteTimeOff(trx, id);
    await recordAudit(trx, { actor, action: 'time_off.deleted', details: { time_off_id: id } });
  });

export const timeOffViewOf = ({ bookings, ...off }: TimeOffRow): TimeOffView => ({
  ...inIso(off),
  bookings: bookings.map(inIso),
});

/**
 * Locks the photographers against new bookings until the end of the transaction, and throws if the time off is not
 * possible. A concurrent booking waits, and then finds the time off; a booking written before is listed in the
 * response.
 */
const refuseUnlessPossible = async (
  trx: Database,
  off: TimeOffColumns,
  photographers: readonly string[],
  except: string | null = null,
): Promise<void> => {
  const held = await lockActivePhotographers(trx, photographers);
  if (!held.has(off.photographer_id.toLowerCase())) throw notFound('Photographer');
  await refuseOverlap(trx, { ...off, resource_id: off.photographer_id }, except);
};

// Read under the lock: no booking can be written between the time off and its list of bookings.
const saved = async (
  trx: Database,
  { action, id, actor, now }: { action: AuditAction; id: string; actor: string; now: number },
): Promise<TimeOffView> => {
  const row = await timeOffById(trx, id, now);
  if (!row) throw notFound('Time off');
  const view = timeOffViewOf(row);
  const { photographer_id, start, end } = view;
  await recordAudit(trx, { actor, action, details: { time_off_id: id, photographer_id, start, end } });
  return view;
};
