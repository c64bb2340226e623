import { randomUUID } from 'node:crypto';
import { lockActivePhotographers } from '#features/photographers/server/api.ts';
import { lockResourceWithLanes } from '#features/resources/server/api.ts';
import { conflict, notFound } from '#shared/contract/problem.ts';
import { berlinDay, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { isLonger } from '../../domain/exception-span.ts';
import { defaultCalendarSettings } from '../../domain/settings/calendar-settings.ts';
import { uncovered } from '../../domain/uncovered.ts';
import { insertResourceTimeOff } from '../time-off/resource-time-off-store.ts';
import { insertTimeOff, overlappingTimeOff } from '../time-off/time-off-store.ts';
import { exceptionsFrom, insertException, lockExceptions, updateException } from './exception-store.ts';
import { recorded } from './exceptions.ts';

interface ClosedDay {
  /** A Berlin date. */
  readonly date: string;
  /** The photographer or resource whose day is closed; null: the whole studio. */
  readonly resource_id: string | null;
  /** The name of the exception, or the reason of the time off. */
  readonly name: string;
  /** The ID of an administrator. */
  readonly actor: string;
}

/**
 * Closes a day in the transaction of the context, so that nobody can book it: an exception for the studio, time off for
 * the hours in which a photographer or resource has none yet. Existing exceptions without work and existing time off
 * stay unchanged. Throws 409 `date_taken` if the date belongs to an exception of several days with hours of its own.
 */
export const closeDay = (context: Context, closed: ClosedDay): Promise<void> =>
  closed.resource_id === null ? closeStudio(context, closed) : closeResource(context, closed, closed.resource_id);

const closeStudio = async ({ db, now }: Context, { date, name, actor }: ClosedDay): Promise<void> => {
  await lockExceptions(db);
  const known = (await exceptionsFrom(db, date)).find((one) => one.date <= date && date <= one.end_date);
  if (known && !known.is_working) return;
  if (known && isLonger(known)) {
    throw conflict('date_taken', `This date belongs to the exception ${known.name} of several days (conflict)`);
  }
  if (known) {
    const row = { ...known, is_working: false };
    await updateException(db, row, now());
    await recorded(db, 'date_exception.changed', row, actor);
    return;
  }
  const { monday } = defaultCalendarSettings.weekly_schedule;
  const row = { ...monday, id: randomUUID(), date, end_date: date, name, is_working: false };
  await insertException(db, row);
  await recorded(db, 'date_exception.created', row, actor);
};

const closeResource = async (
  { db, now }: Context,
  { date, name: reason, actor }: ClosedDay,
  resource_id: string,
): Promise<void> => {
  const isPhotographer = (await lockActivePhotographers(db, [resource_id])).has(resource_id);
  if (!isPhotographer && !(await lockResourceWithLanes(db, resource_id, now()))) throw notFound('Resource');
  const day = berlinDay(date);
  for (const part of uncovered(day, await overlappingTimeOff(db, { ...day, resource_id }, null))) {
    const id = randomUUID();
    if (isPhotographer) await insertTimeOff(db, id, { photographer_id: resource_id, ...part, reason });
    else await insertResourceTimeOff(db, id, { resource_id, ...part, reason });
    const times = { start: formatInstant(part.start), end: formatInstant(part.end) };
    const details = { time_off_id: id, [isPhotographer ? 'photographer_id' : 'resource_id']: resource_id, ...times };
    await recordAudit(db, { actor, action: 'time_off.created', details, at: now() });
  }
};
