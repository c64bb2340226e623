import type { Context } from '#shared/server/context.ts';
import { isDiskFull } from '#shared/server/database/database-problem.ts';
import { completeEnded } from './store.ts';

/**
 * Completes every confirmed session that has ended (SRV-17): a periodic task, and before whatever reads lists or
 * numbers, so that nobody sees yesterday as it was. On a full disk yesterday is seen as it was: reading has to go on (D09).
 */
export const completePastBookings = async ({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> => {
  try {
    await completeEnded(db, now());
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log.error({ err: error }, 'sessions that have ended could not be completed: the disk is full');
  }
};
