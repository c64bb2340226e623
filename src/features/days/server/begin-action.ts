import { type BookingRow, bookingsWithin } from '#features/booking/server/api.ts';
import { conflict, malformed, notFound } from '#shared/contract/problem.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { type DayActionKind, whyLeft } from '../domain/day-session.ts';
import {
  actionById,
  type DayAction,
  type DayActionRows,
  insertAction,
  lastActionWith,
  lockDay,
  resourceOf,
  retryFailed,
  waitingOf,
} from './store.ts';

const kinds = {
  cancel: { name: 'Cancelled day', audit: 'day.cancelled', refusal: 'nothing_to_cancel' },
  move: { name: 'Moved day', audit: 'day.moved', refusal: 'nothing_to_move' },
} as const;

/** Returns the resource of a day as it is stored; null: the whole studio. Throws 404 if there is none. */
export const scopeOf = async (
  { db }: Context,
  day: string,
  wanted: string | null | undefined,
): Promise<string | null> => {
  if (!isDate(day)) throw malformed(['path', 'date'], 'must be a date like 2030-06-05', 'date');
  if (wanted === null || wanted === undefined) return null;
  const resource_id = await resourceOf(db, wanted);
  if (resource_id === undefined) throw notFound('Resource');
  return resource_id;
};

/** Returns the sessions of a day that can be cancelled or moved. */
export const liveSessions = async (
  context: Context,
  day: string,
  resource_id: string | null,
): Promise<BookingRow[]> => {
  const { start, end } = berlinDay(day);
  const found = await bookingsWithin(context, { resource_id: resource_id ?? undefined, from: start, until: end });
  const scope = { day, isOfScope: true, now: context.now() };
  return found.filter((booking) => whyLeft(booking, scope) === undefined);
};

/**
 * Stores an action; `handleWaiting` handles its sessions. Those that wait in one already, that were moved, or are not
 * sessions of that day any more, are left out. If nothing remains, the action that had them before is meant, so the same
 * call twice, or of two administrators, is one action. Returns its ID. `details`: for the audit log. Throws 409
 * `nothing_to_cancel` or `nothing_to_move` if there was none.
 */
export const beginAction = async (
  context: Context,
  action: DayAction,
  bookingIds: readonly string[],
  details: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { db } = context;
  const { kind, day, resource_id } = action;
  await lockDay(db, day);
  const asked = [...new Set(bookingIds.map((id) => id.toLowerCase()))];
  // Waiting first: whatever does not wait any more when it is read has its outcome in the reads after it.
  const waiting = await waitingOf(db, kind, asked);
  const live = new Set((await liveSessions(context, day, resource_id)).map(({ id }) => id));
  const last = await lastActionWith(db, action, asked);
  const isMoved = last?.kind === 'move' && last.undone_at === null;
  const moved = new Set(isMoved ? last.sessions.map(({ booking_id }) => booking_id) : []);
  const chosen = asked.filter((id) => live.has(id) && !waiting.has(id) && !moved.has(id));
  if (chosen.length === 0) {
    if (last) return last.id;
    throw conflict(kinds[kind].refusal, 'None of these sessions takes place on that day any more');
  }
  await insertAction(db, action, chosen);
  await recordAudit(db, {
    actor: action.created_by,
    action: kinds[kind].audit,
    details: { date: day, resource_id, sessions: chosen.length, ...details },
    at: action.created_at,
  });
  return action.id;
};

/** Throws 404 if there is no action of the kind with that ID. */
export const requireAction = async <Kind extends DayActionKind>(
  db: Database,
  kind: Kind,
  id: string,
): Promise<DayActionRows[Kind]> => {
  const row = await actionById(db, kind, id);
  if (!row) throw notFound(kinds[kind].name);
  return row;
};

/** Retries the sessions of an action that failed. */
export const retryAction = ({ db, now }: Context, kind: DayActionKind, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { day } = await requireAction(trx, kind, id);
    await lockDay(trx, day);
    await retryFailed(trx, id, now());
  });
