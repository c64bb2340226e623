import { lockBooking, requestOutcomes, withdrawLocked } from '#features/booking/server/api.ts';
import { conflict } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction, inTransactionOf } from '#shared/server/database/transaction.ts';
import { mayUndo } from '../domain/moved-day.ts';
import type { MovedDay } from '../move-contract.ts';
import { movedDayById, requireMove } from './move-day.ts';
import { moveById, retryFailedMoves, storeUndone } from './move-store.ts';
import { lockDay } from './store.ts';

/**
 * Undoes an action, completely or not at all: sessions keep their times or get them back, and their customers are
 * notified. Throws 409 after ten minutes, once somebody has answered, and if a time that was given back is taken.
 */
export const undoMove = async (context: Context, id: string, actor: string): Promise<MovedDay> => {
  await inTransactionOf(context, async (within, db) => {
    const now = context.now();
    await lockDay(db, requireMove(await moveById(db, id)).day);
    // Locked in the order of their ids, as everywhere: no customer can answer or be asked meanwhile.
    for (const { booking_id } of requireMove(await moveById(db, id)).sessions) await lockBooking(db, booking_id, now);
    const row = requireMove(await moveById(db, id));
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

/** Retries the failed sessions of an action. */
export const retryMove = async (context: Context, id: string): Promise<MovedDay> => {
  await inTransaction(context.db, async (trx) => {
    await lockDay(trx, requireMove(await moveById(trx, id)).day);
    await retryFailedMoves(trx, id, context.now());
  });
  return movedDayById(context, id);
};
