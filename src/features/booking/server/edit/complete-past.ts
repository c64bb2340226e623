import type { Context } from '#shared/server/context.ts';
import { completeEnded } from '../record/store.ts';

/**
 * Stores that every confirmed session that has ended is completed, with its audit entry; webhooks follow from that. Runs
 * periodically. What is shown does not wait for it: see booking_status_at.
 */
export const completePastBookings = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  completeEnded(db, now());
