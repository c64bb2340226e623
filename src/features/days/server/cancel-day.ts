import { randomUUID } from 'node:crypto';
import { type BookingRow, bookingsWithin } from '#features/booking/server/api.ts';
import { closeDay } from '#features/hours/server/api.ts';
import { conflict, malformed, notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction, inTransactionOf } from '#shared/server/database/transaction.ts';
import type { CancelDay, CancelledDay, SessionsOfDay } from '../contract.ts';
import { whyLeft } from '../domain/day-session.ts';
import { dayTexts } from '../texts/server-texts.ts';
import { cancelledDayOf, sessionsView } from './day-view.ts';
import {
  cancellationById,
  cancellationsOn,
  insertCancellation,
  insertSessions,
  lastWith,
  lockDay,
  markClosed,
  resourceOf,
  retryFailed,
  waitingOf,
} from './store.ts';

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
    cancellationsOn(context.db, day),
  ]);
  return sessionsView(context, { day, resource_id, sessions, before });
};

/**
 * Stores that sessions of a day are to be cancelled; `cancelWaiting` cancels them. Those that wait already, or are not
 * sessions of that day any more, are left out. If nothing remains, the action that cancelled them before is returned,
 * so the same call twice, or of two administrators, is one action. Throws 409 `nothing_to_cancel` if there was none.
 */
export const cancelDay = async (
  context: Context,
  day: string,
  wanted: CancelDay,
  { actor, language }: Caller,
): Promise<CancelledDay> => {
  const resource_id = await scopeOf(context, day, wanted.resource_id);
  const id = await inTransactionOf(context, async (within, trx) => {
    await lockDay(trx, day);
    const begun = await begin(within, { day, resource_id, wanted, actor });
    if (wanted.close_day && !begun.is_closed) {
      await closeDay(within, { date: day, resource_id, name: dayTexts[language].closed, actor });
      await markClosed(trx, begun.id);
    }
    return begun.id;
  });
  return cancelledDayById(context, id);
};

export const cancelledDayById = async (context: Context, id: string): Promise<CancelledDay> => {
  const row = await cancellationById(context.db, id);
  if (!row) throw notFound('Cancelled day');
  return cancelledDayOf(context, row);
};

/** Retries the sessions of an action that could not be cancelled. */
export const retryDay = async (context: Context, id: string): Promise<CancelledDay> => {
  await inTransaction(context.db, async (trx) => {
    const row = await cancellationById(trx, id);
    if (!row) throw notFound('Cancelled day');
    await lockDay(trx, row.day);
    await retryFailed(trx, id, context.now());
  });
  return cancelledDayById(context, id);
};

interface Begun {
  readonly id: string;
  readonly is_closed: boolean;
}

const begin = async (
  { db, now, ...context }: Context,
  { day, resource_id, wanted, actor }: { day: string; resource_id: string | null; wanted: CancelDay; actor: string },
): Promise<Begun> => {
  const asked = new Set(wanted.booking_ids.map((id) => id.toLowerCase()));
  // Waiting first: whatever does not wait any more when it is read is cancelled in the read after it.
  const waiting = await waitingOf(db, [...asked]);
  const live = await liveSessions({ ...context, db, now }, day, resource_id);
  const chosen = live.map(({ id }) => id).filter((id) => asked.has(id) && !waiting.has(id));
  if (chosen.length === 0) {
    const before = await lastWith(db, day, [...asked]);
    const row = before === undefined ? undefined : await cancellationById(db, before);
    if (!row) throw conflict('nothing_to_cancel', 'None of these sessions takes place on that day any more');
    return row;
  }
  const id = randomUUID();
  const texts = { text_de: wanted.text_de ?? null, text_ru: wanted.text_ru ?? null };
  await insertCancellation(db, { id, day, resource_id, ...texts, created_by: actor, created_at: now() });
  await insertSessions(db, id, chosen, now());
  const details = { date: day, resource_id, sessions: chosen.length, close_day: wanted.close_day };
  await recordAudit(db, { actor, action: 'day.cancelled', details, at: now() });
  return { id, is_closed: false };
};

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
