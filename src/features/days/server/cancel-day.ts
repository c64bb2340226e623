import { randomUUID } from 'node:crypto';
import { closeDay } from '#features/hours/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { CancelDay, CancelledDay, SessionsOfDay } from '../contract.ts';
import { dayTexts } from '../texts/server-texts.ts';
import { beginAction, liveSessions, requireAction, retryAction, scopeOf } from './begin-action.ts';
import { cancelledDayOf, sessionsView } from './day-view.ts';
import { actionsOn, markClosed } from './store.ts';

interface Caller {
  /** The ID of an administrator. */
  readonly actor: string;
  readonly language: Language;
}

/** Returns the sessions of a day that can be cancelled, and the earlier actions. Throws 404 for an invalid date. */
export const sessionsOn = async (
  context: Context,
  day: string,
  wanted: string | null | undefined,
): Promise<SessionsOfDay> => {
  const resource_id = await scopeOf(context, day, wanted);
  const [sessions, before] = await Promise.all([
    liveSessions(context, day, resource_id),
    actionsOn(context.db, 'cancel', day),
  ]);
  return sessionsView(context, { day, resource_id, sessions, before });
};

/** Begins to cancel sessions of a day (`beginAction`), and closes the day if that is wanted and not done yet. */
export const cancelDay = async (
  context: Context,
  day: string,
  { booking_ids, close_day, text_de = null, text_ru = null, ...wanted }: CancelDay,
  { actor, language }: Caller,
): Promise<CancelledDay> => {
  const resource_id = await scopeOf(context, day, wanted.resource_id);
  const id = await inTransactionOf(context, async (within, trx) => {
    const written = { created_by: actor, created_at: context.now() };
    const action = { id: randomUUID(), kind: 'cancel', day, resource_id, text_de, text_ru, is_closed: false } as const;
    const begun = await beginAction(within, { ...action, ...written }, booking_ids, { close_day });
    if (close_day && !(await requireAction(trx, 'cancel', begun)).is_closed) {
      await closeDay(within, { date: day, resource_id, name: dayTexts[language].closed, actor });
      await markClosed(trx, begun);
    }
    return begun;
  });
  return cancelledDayById(context, id);
};

export const cancelledDayById = async (context: Context, id: string): Promise<CancelledDay> =>
  cancelledDayOf(context, await requireAction(context.db, 'cancel', id));

/** Retries the sessions of an action that could not be cancelled. */
export const retryDay = async (context: Context, id: string): Promise<CancelledDay> => {
  await retryAction(context, 'cancel', id);
  return cancelledDayById(context, id);
};
