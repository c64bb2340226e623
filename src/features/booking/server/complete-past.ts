import type { Context } from '#shared/server/context.ts';
import { isDiskFull } from '#shared/server/database/database-problem.ts';
import { completeEnded } from './store.ts';

/**
 * Completes every confirmed session that has ended. Runs periodically and before lists and statistics are read, so that
 * they are never stale. If the disk is full the statuses stay stale, because reading has to go on.
 */
export const completePastBookings = async ({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> => {
  try {
    await completeEnded(db, now());
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log.error({ err: error }, 'sessions that have ended could not be completed: the disk is full');
  }
};
