import type { BookingStatus } from '#features/booking/domain/booking-status.ts';
import type { WithdrawalRight } from '#features/services/domain/withdrawal-right.ts';
import { withdrawalEnd } from './withdrawal-period.ts';

/**
 * The outcome of a declaration. `cancelled`: the booking is cancelled and everything refunded. `proposed`: it is
 * cancelled, and the studio decides what is refunded, because the customer had asked for an early start. `request`:
 * nothing was changed, the studio decides. `unknown`: no booking was found, the studio decides.
 */
export const withdrawalOutcomes = ['cancelled', 'proposed', 'request', 'unknown'] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

/** Whether a declaration with this outcome requires a decision of the studio. */
export const isForStudio = (outcome: WithdrawalOutcome): boolean => outcome !== 'cancelled';

/** Instants are epoch ms. */
interface Withdrawn {
  readonly status: BookingStatus;
  readonly starts_at: number;
  readonly created_at: number;
  readonly contract_at: number | null;
  readonly withdrawal_right: WithdrawalRight;
}

/**
 * Determines the outcome of a declaration about a booking at `now`. If the session has begun, or its booking is
 * cancelled already, the studio decides.
 */
export const withdrawalOutcome = (booking: Withdrawn, now: number): Exclude<WithdrawalOutcome, 'unknown'> => {
  const { status, withdrawal_right } = booking;
  if (withdrawal_right === 'no' || status === 'CANCELLED' || status === 'COMPLETED') return 'request';
  if (now >= booking.starts_at || now >= endOf(booking)) return 'request';
  return withdrawal_right === 'express_request' ? 'proposed' : 'cancelled';
};

/**
 * The same for a declaration that was made at `declared_at` and is confirmed at `now`: the period counts from the
 * declaration. What has begun or was cancelled meanwhile is left to the studio.
 */
export const confirmedOutcome = (
  booking: Withdrawn,
  { declared_at, now }: { readonly declared_at: number; readonly now: number },
): Exclude<WithdrawalOutcome, 'unknown'> =>
  now >= booking.starts_at ? 'request' : withdrawalOutcome(booking, declared_at);

/** How many declarations without a proof (by day, or with a wrong code) one address takes in 24 hours. */
export const unprovenPerDay = 10;

/** Before a booking is confirmed there is no contract whose period could end. */
const endOf = ({ status, contract_at, created_at }: Withdrawn): number =>
  contract_at === null && status !== 'CONFIRMED' ? Number.POSITIVE_INFINITY : withdrawalEnd(contract_at ?? created_at);
