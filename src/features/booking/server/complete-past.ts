import type { Context } from '#shared/server/context.ts';
import { completeEnded } from './store.ts';

/**
 * Completes every confirmed session that has ended (SRV-17): a periodic task, and before whatever reads lists or
 * numbers, so that nobody sees yesterday as it was.
 */
export const completePastBookings = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  completeEnded(db, now());
