import { lockBooking, requestOutcomes, withdrawLocked } from '#features/booking/server/api.ts';
import { conflict } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { MovedDay } from '../contract.ts';
import { mayUndo } from '../domain/moved-day.ts';
import { requireAction } from './begin-action.ts';
import { movedDayById } from './move-day.ts';
import { lockDay, storeUndone } from './store.ts';

/**
 * Undoes an action, completely or not at all: sessions keep their times or get them back, and their customers are
 * notified. Throws 409 after ten minutes, once somebody has answered, and if a time that was given back is taken.
 */
export const undoMove = async (context: Context, id: string, actor: string): Promise<MovedDay> => {
  await inTransactionOf(context, async (within, db) => {
    const now = context.now();
    await lockDay(db, (await requireAction(db, 'move', id)).day);
    // Locked in the order of their ids, as everywhere: no customer can answer or be asked meanwhile.
    for (const { booking_id } of (await requireAction(db, 'move', id)).sessions) await lockBooking(db, booking_id, now);
    const row = await requireAction(db, 'move', id);
    const requests = row.sessions.flatMap(({ time_request_id }) => time_request_id ?? []);
    const outcomes = await requestOutcomes(db, requests);
    const answers = requests.map((request) => outcomes.get(request)?.outcome ?? null);
    if (!mayUndo(row, answers, now)) throw conflict('undo_over', 'It cannot be undone any more');
    for (const { booking_id, time_request_id } of row.sessions) {
      if (time_request_id === null || outcomes.get(time_request_id)?.outcome) continue;
      const booking = await lockBooking(db, booking_id, now);
      if (booking?.time_request) await withdrawLocked(within, booking, { restore: true, actor });
    }
    await storeUndone(db, id, now);
    await recordAudit(db, { actor, action: 'day.move_undone', details: { date: row.day }, at: now });
  });
  return movedDayById(context, id);
};
