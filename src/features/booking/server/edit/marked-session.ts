import { sql } from 'kysely';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { type StoredMark, sessionMarks } from '../record/session-mark-store.ts';
import { selectBookings } from '../record/store.ts';
import { type Reader, visibleTo } from '../record/visible-to.ts';

/**
 * What was noted about a session, with the version that changing it needs. Throws 404 for one that the account may not
 * see.
 */
export const markedSession = async (context: Context, id: string, reader: Reader): Promise<StoredMark> => {
  const [booking] = await selectBookings(context, sql`id = ${id} AND ${visibleTo(reader)}`);
  if (!booking) throw notFound('Booking');
  const mark = (await sessionMarks(context.db, [id])).of(id);
  return { ...mark, version: booking.version + mark.version };
};
