import { randomUUID } from 'node:crypto';
import { malformed } from '#shared/contract/problem.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { MoveDay, MovedDay } from '../contract.ts';
import { beginAction, requireAction, retryAction, scopeOf } from './begin-action.ts';
import { movedDayOf } from './day-view.ts';

/** Begins to ask the customers of a day for another time (`beginAction`). */
export const moveDay = async (
  context: Context,
  day: string,
  { booking_ids, keeps_time, hours, text_de = null, text_ru = null, ...wanted }: MoveDay,
  actor: string,
): Promise<MovedDay> => {
  const resource_id = await scopeOf(context, day, wanted.resource_id);
  const to_day = wanted.to_date ?? null;
  if (to_day !== null && (!isDate(to_day) || to_day === day)) {
    throw malformed(['body', 'to_date'], 'must be another date like 2030-06-05', 'date');
  }
  const id = await inTransactionOf(context, (within) => {
    const written = { created_by: actor, created_at: context.now(), undone_at: null };
    const action = { id: randomUUID(), kind: 'move', day, resource_id, to_day, keeps_time, hours } as const;
    return beginAction(within, { ...action, text_de, text_ru, ...written }, booking_ids, {
      to_date: to_day,
      keeps_time,
    });
  });
  return movedDayById(context, id);
};

export const movedDayById = async (context: Context, id: string): Promise<MovedDay> =>
  movedDayOf(context, await requireAction(context.db, 'move', id));

/** Retries the failed sessions of an action. */
export const retryMove = async (context: Context, id: string): Promise<MovedDay> => {
  await retryAction(context, 'move', id);
  return movedDayById(context, id);
};
