import { type BookingRow, cancelLockedBooking, reasonWithCode, writeRefund } from '#features/booking/server/api.ts';
import { paymentsOfBooking } from '#features/payments/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { confirmedOutcome } from '../domain/withdrawal.ts';
import type { DeclarationRow } from './declaration-store.ts';
import { hasTakenEffect } from './effect-store.ts';

type Effect = Pick<DeclarationRow, 'outcome' | 'refund_cents'>;
type Outcome = ReturnType<typeof confirmedOutcome>;

/** What a declaration made at `declared_at` does now. The caller holds the booking's lock. */
export const outcomeNow = async ({ db, now }: Context, booking: BookingRow, declared_at: number): Promise<Outcome> =>
  (await hasTakenEffect(db, booking.id)) ? 'request' : confirmedOutcome(booking, { declared_at, now: now() });

interface TakenEffect {
  readonly outcome: Outcome;
  /** 'customer', or the id of an administrator. */
  readonly actor: string;
}

/**
 * Cancels the booking, releases its time and refunds it, as far as the outcome requires. The caller holds the booking's
 * lock and stores the effect.
 */
export const takeEffect = async (
  context: Context,
  booking: BookingRow,
  { outcome, actor }: TakenEffect,
): Promise<Effect> => {
  if (outcome === 'request') return { outcome, refund_cents: 0 };
  const { db } = context;
  const { refundable_cents: amount_cents } = await paymentsOfBooking(db, booking.id);
  if (outcome === 'cancelled' && amount_cents > 0) {
    await writeRefund(context, db, booking.id, { amount_cents, actor, key: `withdrawal-${booking.id}` });
  }
  const reason = reasonWithCode('by_customer');
  await cancelLockedBooking(db, booking, { by: 'customer', actor, reason }, context.now());
  return { outcome, refund_cents: amount_cents };
};
