import { randomUUID } from 'node:crypto';
import { conflict, malformed, notFound } from '#shared/contract/problem.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import type { MoveDay, MovedDay } from '../move-contract.ts';
import { liveSessions, scopeOf } from './cancel-day.ts';
import { type DayMoveRow, insertMove, lastMoveWith, moveById, waitingForMove } from './move-store.ts';
import { movedDayOf } from './move-view.ts';
import { lockDay } from './store.ts';

/**
 * Stores that the customers of a day are to be asked for another time; `moveWaiting` asks them. Those that wait
 * already, or are not sessions of that day any more, are left out. If nothing remains, the action that asked them
 * before is returned, so the same call twice is one action. Throws 409 `nothing_to_move` if there was none.
 */
export const moveDay = async (context: Context, day: string, wanted: MoveDay, actor: string): Promise<MovedDay> => {
  const resource_id = await scopeOf(context, day, wanted.resource_id);
  const to_day = wanted.to_date ?? null;
  if (to_day !== null && (!isDate(to_day) || to_day === day)) {
    throw malformed(['body', 'to_date'], 'must be another date like 2030-06-05', 'date');
  }
  const asked = [...new Set(wanted.booking_ids.map((id) => id.toLowerCase()))];
  const id = await inTransaction(context.db, async (db) => {
    const now = context.now();
    await lockDay(db, day);
    const live = new Set((await liveSessions(contextIn(context, db), day, resource_id)).map((booking) => booking.id));
    const waiting = await waitingForMove(db, asked);
    const before = await lastMoveWith(db, day, asked);
    const done = new Set(before?.undone_at === null ? before.sessions.map(({ booking_id }) => booking_id) : []);
    const chosen = asked.filter((one) => live.has(one) && !waiting.has(one) && !done.has(one));
    if (chosen.length === 0) {
      if (!before) throw conflict('nothing_to_move', 'None of these sessions takes place on that day any more');
      return before.id;
    }
    const { keeps_time, hours, text_de = null, text_ru = null } = wanted;
    const row = { id: randomUUID(), day, resource_id, to_day, keeps_time, hours, text_de, text_ru };
    await insertMove(db, { ...row, created_by: actor, created_at: now }, chosen);
    const details = { date: day, to_date: to_day, resource_id, sessions: chosen.length, keeps_time };
    await recordAudit(db, { actor, action: 'day.moved', details, at: now });
    return row.id;
  });
  return movedDayById(context, id);
};

export const movedDayById = async (context: Context, id: string): Promise<MovedDay> =>
  movedDayOf(context, requireMove(await moveById(context.db, id)));

export const requireMove = (row: DayMoveRow | undefined): DayMoveRow => {
  if (!row) throw notFound('Moved day');
  return row;
};
