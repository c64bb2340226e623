import { paymentsOfBooking } from '#features/payments/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { givenReason } from '../../texts/cancel-reasons.ts';
import type { BookingRow } from '../record/store.ts';
import { writeRefund } from '../refund/refund-booking.ts';
import { cancelLockedBooking } from './cancel-booking.ts';

interface FullCancellation {
  /** The ID of an administrator. */
  readonly actor: string;
  /** The message to the customer; null: only that the studio has cancelled. */
  readonly reason: string | null;
  /** The same key gives one refund. */
  readonly key: string;
}

/**
 * Cancels a booking for the studio and requests a refund of everything that was paid online and not refunded yet, in
 * the caller's transaction. The caller holds the booking's lock and has checked that it is not cancelled. Returns the
 * refunded cents. `sendRefunds` calls the provider afterwards.
 */
export const cancelInFull = async (
  context: Context,
  trx: Database,
  booking: BookingRow,
  { actor, reason, key }: FullCancellation,
): Promise<number> => {
  const { refundable_cents: amount_cents } = await paymentsOfBooking(trx, booking.id);
  if (amount_cents > 0) await writeRefund(context, trx, booking.id, { amount_cents, actor, key });
  await cancelLockedBooking(trx, booking, { by: 'admin', actor, reason: givenReason(reason) }, context.now());
  return amount_cents;
};
