import type { BankLine } from '#features/payments/domain/bank/bank-line.ts';
import type { BookingStatus } from '../booking-status.ts';
import { foldedWords } from './folded-text.ts';
import { codesIn } from './found-codes.ts';

/** What is known about a booking when a line is matched. */
export interface MatchedBooking {
  readonly id: string;
  readonly confirmation_code: string;
  readonly status: BookingStatus;
  readonly customer_name: string;
  /** The transfer that it waits for; null: for none. */
  readonly awaited: { readonly amount_cents: number; readonly asked_on: string } | null;
  /** Transfers that the studio has recorded by hand, and that no line of a statement is known for. */
  readonly recorded: readonly { readonly id: string; readonly amount_cents: number }[];
}

/**
 * `exact`: it is the awaited transfer of this booking. `recorded`: it is a payment that the studio has recorded already.
 * `doubtful`: it may belong to these bookings; somebody has to decide. `ignored`: it belongs to no booking.
 */
export type Match =
  | { readonly kind: 'exact'; readonly booking_id: string }
  | { readonly kind: 'recorded'; readonly booking_id: string; readonly payment_id: string }
  | { readonly kind: 'doubtful'; readonly booking_ids: readonly string[] }
  | { readonly kind: 'ignored' };

type Written = Pick<BankLine, 'amount_cents' | 'booked_on' | 'payer' | 'text'>;

/** Whose transfer a line is. Codes decide; only without a known one do name and amount count. */
export const matchOf = (line: Written, bookings: readonly MatchedBooking[]): Match => {
  const codes = new Set(codesIn(line.text));
  const named = bookings.filter(({ confirmation_code }) => codes.has(confirmation_code));
  const [booking] = named;
  if (!booking) return doubtful(bookings.filter((one) => isLike(line, one)));
  if (named.length > 1) return doubtful(named);
  const { id: booking_id, awaited } = booking;
  if (awaited?.amount_cents === line.amount_cents) return { kind: 'exact', booking_id };
  const known = booking.recorded.find(({ amount_cents }) => amount_cents === line.amount_cents);
  return known ? { kind: 'recorded', booking_id, payment_id: known.id } : doubtful(named);
};

const doubtful = (bookings: readonly MatchedBooking[]): Match =>
  bookings.length === 0 ? { kind: 'ignored' } : { kind: 'doubtful', booking_ids: bookings.map(({ id }) => id).sort() };

/** Whether it could be the awaited transfer of a booking: sent since, in the same amount, in the name of the customer. */
const isLike = ({ amount_cents, booked_on, payer }: Written, { awaited, customer_name }: MatchedBooking): boolean =>
  awaited?.amount_cents === amount_cents && booked_on >= awaited.asked_on && isSamePerson(payer, customer_name);

/** Whether all words of the customer's name are in that of the payer, who may have more: 'Sommer, Dr. Clara'. */
export const isSamePerson = (payer: string, customer: string): boolean => {
  const has = new Set(foldedWords(payer));
  const words = foldedWords(customer).filter((word) => word.length > 1);
  return words.length > 0 && words.every((word) => has.has(word));
};
