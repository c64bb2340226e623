import { sql } from 'kysely';
import { lockPhotographers } from '#features/photographers/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { type Occupation, takeTime, updateTime } from './store.ts';

/**
 * Moves the time of a booking, within the caller's transaction, before the booking itself is changed. Whoever moves time
 * holds the photographers' rows first, in order of their ids, so that moves queue up instead of deadlocking. Throws an
 * exclusion violation (23P01, a 409 for the client) when the time is taken or off.
 */
export const moveTime = async (trx: Database, from: { photographer_id: string }, to: Occupation): Promise<void> => {
  await lockPhotographers(trx, [from.photographer_id, to.photographer_id]);
  await updateTime(trx, to);
};

/** Takes time again for a booking that had given it back; a Problem 409 when somebody else has it by now. */
export const retakeTime = async (trx: Database, occupation: Occupation): Promise<void> => {
  await lockPhotographers(trx, [occupation.photographer_id]);
  const { rows } = await sql`${takeTime(occupation)}`.execute(trx);
  if (rows.length === 0) throw slotTaken();
};
