import { sql } from 'kysely';
import { lockPhotographers } from '#features/photographers/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { type Occupation, takeTime, updateTime } from '../store.ts';

/**
 * Moves the time of a booking, within the caller's transaction, before the booking itself changes. Every transaction
 * that moves time first locks the rows of the photographers, ordered by id, so that moves wait for each other instead
 * of deadlocking. Throws an exclusion violation (23P01; the client gets 409) when the time is booked or the
 * photographer is off.
 */
export const moveTime = async (trx: Database, from: { photographer_id: string }, to: Occupation): Promise<void> => {
  await lockPhotographers(trx, [from.photographer_id, to.photographer_id]);
  await updateTime(trx, to);
};

/** Takes the time again for a booking that had released it; throws Problem 409 when it is no longer free. */
export const retakeTime = async (trx: Database, occupation: Occupation): Promise<void> => {
  await lockPhotographers(trx, [occupation.photographer_id]);
  const { rows } = await sql`${takeTime(occupation)}`.execute(trx);
  if (rows.length === 0) throw slotTaken();
};
