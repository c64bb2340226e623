import { adminNames } from '#features/auth/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { auditOfBooking } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { TimelineEntry } from '../../timeline-contract.ts';
import { selectBooking } from '../record/store.ts';
import { timelineEntryView } from './timeline-view.ts';

/** Returns the timeline of a booking, oldest first, with the names of the actors. Its messages are in the outbox. */
export const timelineOf = async (context: Context, id: string): Promise<TimelineEntry[]> => {
  if (!(await selectBooking(context, id))) throw notFound('Booking');
  const names = await adminNames(context.db);
  const happened = await auditOfBooking(context.db, id);
  return happened.map(({ actor, ...entry }) => ({
    ...timelineEntryView(entry),
    actor: actor === 'customer' || actor === 'system' ? actor : 'admin',
    actor_name: names.get(actor) ?? null,
  }));
};
