import { leftToPay } from '#features/booking/domain/money/left-to-pay.ts';
import type { BookingRow, StoredMark } from '#features/booking/server/api.ts';
import type { BookingPayments } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Publishing, TodaySession } from '../today-contract.ts';
import { sessionOf } from './own-session-view.ts';

interface Known {
  readonly mark: StoredMark;
  /** null: the account sees no money. */
  readonly payments: BookingPayments | null;
  readonly resources: TodaySession['resources'];
}

/** A session as the sheet of its day shows it. */
export const todayView = (booking: BookingRow, { mark, payments, resources }: Known): TodaySession => {
  const own = sessionOf(booking);
  return {
    ...own,
    status: payments && booking.status === 'PAYMENT_PENDING' ? booking.status : own.status,
    version: booking.version + mark.version,
    photographer_id: booking.photographer_id,
    resources: [...resources],
    arrived_at: mark.arrived_at === null ? null : formatInstant(mark.arrived_at),
    missed_at: mark.missed_at === null ? null : formatInstant(mark.missed_at),
    internal_note: mark.note,
    ...publishingView(mark),
    money: payments && moneyView(booking, payments),
  };
};

/** Whether the pictures of a session may be published. */
export const publishingView = ({ publish_consent, publish_consent_at: at }: StoredMark): Publishing => ({
  publish_consent,
  publish_consent_at: at === null ? null : formatInstant(at),
});

const moneyView = (booking: BookingRow, payments: BookingPayments): TodaySession['money'] => {
  const { status, owed_cents } = booking;
  const { held_cents, due_cents } = leftToPay({ status, owed_cents, payment: payments });
  return {
    price: euroOf(owed_cents),
    paid: euroOf(held_cents),
    due: euroOf(due_cents),
    takes_payment:
      due_cents > 0 &&
      payments.status !== 'processing' &&
      payments.rest_processing_cents === 0 &&
      payments.problem === null,
  };
};
