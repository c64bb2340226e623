import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { agreedFeeCents, type FeeRefusal, feeRefusal } from '../../domain/money/no-show-fee.ts';
import { changeBooking } from '../record/change-booking.ts';
import { insertFee, takeFeeBack } from '../record/no-show-fee-store.ts';
import { sessionMarks } from '../record/session-mark-store.ts';
import { type BookingRow, updateBooking } from '../record/store.ts';

interface Charge {
  /** ID of the booking. */
  readonly id: string;
  /** The fee that was shown, in cents. */
  readonly amount_cents: number;
  /** ID of an administrator. */
  readonly actor: string;
}

const reasons: Readonly<Record<FeeRefusal, string>> = {
  nothing: 'No fee was agreed for this booking, or it costs nothing',
  not_confirmed: 'The booking is not confirmed, or it is cancelled',
  not_begun: 'The session has not begun',
  not_missed: 'The session is not marked as missed',
};

/**
 * Charges the agreed fee for a missed session, once: from then on the customer owes it instead of the price. Repeating it
 * changes nothing. Throws 400 if no fee is owed, 409 if it is not the one that was shown, or if a final invoice is in
 * force.
 */
export const chargeNoShowFee = (context: Context, { id, amount_cents, actor }: Charge): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    const now = context.now();
    const refusal = feeRefusal(booking, { missed: (await sessionMarks(trx, [id])).of(id).missed_at !== null, now });
    if (refusal) throw ruleBroken(refusal, reasons[refusal]);
    const fee_cents = agreedFeeCents(booking);
    if (fee_cents !== amount_cents) {
      throw conflict('fee_changed', 'The agreed fee is another one now');
    }
    if (booking.no_show_fee_cents !== null) return booking;
    const percent = booking.no_show_fee_percent ?? 0;
    const price_cents = booking.service_price_cents;
    await insertFee(trx, { booking_id: id, percent, price_cents, amount_cents, charged_by: actor, charged_at: now });
    const entry = { actor, action: 'booking.no_show_fee_charged', booking_id: id, at: now } as const;
    await recordAudit(trx, { ...entry, details: { amount_cents } });
    return updateBooking(trx, id, {}, now);
  });

/**
 * Takes the fee of a booking back: its customer owes the price again. Repeating it changes nothing. Throws 409 while a
 * final invoice is in force.
 */
export const takeNoShowFeeBack = (
  context: Context,
  { id, actor }: { readonly id: string; readonly actor: string },
): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    if (booking.no_show_fee_cents === null) return booking;
    const now = context.now();
    await takeFeeBack(trx, id, actor, now);
    const details = { amount_cents: booking.no_show_fee_cents };
    await recordAudit(trx, { actor, action: 'booking.no_show_fee_taken_back', booking_id: id, details, at: now });
    return updateBooking(trx, id, {}, now);
  });

/** Throws 409 while a fee is in force: what it was charged for stays as it is until the fee is taken back. */
export const refuseWithFee = ({ no_show_fee_cents }: Pick<BookingRow, 'no_show_fee_cents'>): void => {
  if (no_show_fee_cents !== null) {
    throw conflict('no_show_fee', 'A fee is charged for this missed session. Take the fee back first.');
  }
};
