import { endSilentlyLocked, sendRefundsOf } from '#features/booking/server/api.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { refusals } from '../../texts/refusals.ts';
import { actorOf, inPlace, type PlaceCaller } from './place-command.ts';

/**
 * Ends a place, or the session that it became, with one press and silently: everything that was paid online is refunded,
 * and nobody gets a message, now or later. Ending again changes nothing. Throws 400 once the session has begun.
 */
export const endPlace = async (context: Context, id: string, caller: PlaceCaller): Promise<void> => {
  await inPlace(context, id, caller, async (within, { booking, state }) => {
    if (state === 'ended') return;
    const isOver = state === 'booked' && (booking.status === 'COMPLETED' || booking.starts_at <= context.now());
    if (isOver) throw ruleBroken('session_over', refusals[caller.language].session_over);
    await endSilentlyLocked(within, within.db, booking, actorOf(caller));
  });
  await sendRefundsOf(context, id);
};
