import { type LinkMoves, mostMoves } from '#features/services/domain/move-rules.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import type { BookingStatus } from '../booking-status.ts';
import { isUnconfirmed } from '../confirm-by.ts';
import { openRequest, type TimeRequest } from './time-request.ts';

/** The data that determines whether a customer may move a session; instants are epoch ms. */
export interface Movable {
  readonly status: BookingStatus;
  readonly starts_at: number;
  readonly confirm_by: number | null;
  /** As agreed when it was booked; null: only the studio moves it. */
  readonly move_rules: LinkMoves | null;
  readonly moves_by_customer: number;
  /** The start that was booked or that the studio has set; null: `starts_at`. */
  readonly agreed_starts_at: number | null;
  /** The earliest start since then; null: `starts_at`. */
  readonly refund_starts_at: number | null;
  /** The open request of the studio to move it; null: there is none. */
  readonly time_request: TimeRequest | null;
}

/**
 * How many days after now, or after its present start, a session may begin that is moved at the request of the studio.
 */
const mostDaysAfterRequest = 90;

/**
 * `not_offered`: nothing was agreed. `over`: the session has begun or is completed. `unconfirmed`: its address is not
 * confirmed yet. `too_late`: less than the agreed hours are left. `used_up`: no moves are left.
 */
export const moveRefusals = ['not_offered', 'cancelled', 'over', 'unconfirmed', 'too_late', 'used_up'] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

/** `same_time`: it is the present start. `too_far`: more days after the agreed start than agreed. */
export type NewStartRefusal = MoveRefusal | 'same_time' | 'too_far';

export interface MoveTerms {
  readonly refusal: MoveRefusal | null;
  /** The fee for the next move, in cents; 0: it is free. */
  readonly fee_cents: number;
  /** How many free moves are left, including the next one. */
  readonly free_left: number;
  /** Until when (exclusive, epoch ms) the session may be moved; null: nothing was agreed. */
  readonly deadline: number | null;
  /** The last Berlin date on which the session may begin; null: nothing was agreed. */
  readonly last_date: string | null;
}

/**
 * Returns whether a customer may move a session at `now`, the fee, and the last possible day. At the request of the
 * studio a move is free, whatever was agreed; if the session keeps its time, it is possible until it begins.
 */
export const moveTerms = (booking: Movable, now: number): MoveTerms => {
  const { move_rules: rules, moves_by_customer: made, starts_at, agreed_starts_at } = booking;
  const request = openRequest(booking, now);
  if (request) return requestedTerms(booking, request, now);
  if (rules === null) return { refusal: 'not_offered', fee_cents: 0, free_left: 0, deadline: null, last_date: null };
  const free_left = Math.max(rules.free_moves - made, 0);
  const deadline = starts_at - rules.until_hours * HOUR;
  return {
    refusal: refusalOf(booking, { hasMovesLeft: hasMovesLeft(rules, made), deadline, now }),
    fee_cents: free_left > 0 ? 0 : (rules.fee_cents ?? 0),
    free_left,
    deadline,
    last_date: addDays(berlinDateOf(agreed_starts_at ?? starts_at), rules.most_days_later),
  };
};

const requestedTerms = (
  { starts_at }: Pick<Movable, 'starts_at'>,
  { keeps_time }: TimeRequest,
  now: number,
): MoveTerms => {
  const last_date = addDays(berlinDateOf(Math.max(starts_at, now)), mostDaysAfterRequest);
  return {
    refusal: null,
    fee_cents: 0,
    free_left: 0,
    deadline: keeps_time ? starts_at : berlinDay(last_date).end,
    last_date,
  };
};

interface MoveFacts {
  readonly hasMovesLeft: boolean;
  readonly deadline: number;
  readonly now: number;
}

const refusalOf = (booking: Movable, { hasMovesLeft: left, deadline, now }: MoveFacts): MoveRefusal | null => {
  if (booking.status === 'CANCELLED') return 'cancelled';
  if (booking.status === 'COMPLETED' || now >= booking.starts_at) return 'over';
  if (isUnconfirmed(booking)) return 'unconfirmed';
  if (now >= deadline) return 'too_late';
  return left ? null : 'used_up';
};

/** The database enforces the same (`booking_moves_check`). */
const hasMovesLeft = ({ free_moves, fee_cents }: LinkMoves, made: number): boolean =>
  made < (fee_cents === null ? free_moves : mostMoves);

/** The columns that a move changes. */
export interface DecidedMove {
  readonly fee_cents: number;
  readonly moves_by_customer: number;
  readonly agreed_starts_at: number | null;
  readonly refund_starts_at: number | null;
}

/**
 * Decides whether a customer may move a session to `start` (epoch ms) at `now`, regardless of whether that time is
 * free. The refund stages are counted from the earliest start that the booking has had: moving never improves a refund.
 * A move at the request of the studio has the effect of a move by the studio: it is not counted, and days and refund
 * stages are counted from the new start.
 */
export const decideMove = (booking: Movable, start: number, now: number): Result<DecidedMove, NewStartRefusal> => {
  const terms = moveTerms(booking, now);
  if (terms.refusal) return refused(terms.refusal);
  const refusal = newStartRefusal(booking, terms, start);
  if (refusal) return refused(refusal);
  if (openRequest(booking, now)) {
    const { moves_by_customer } = booking;
    return accepted({ fee_cents: 0, moves_by_customer, agreed_starts_at: null, refund_starts_at: null });
  }
  return accepted({
    fee_cents: terms.fee_cents,
    moves_by_customer: booking.moves_by_customer + 1,
    agreed_starts_at: booking.agreed_starts_at ?? booking.starts_at,
    refund_starts_at: Math.min(refundStart(booking), start),
  });
};

/** Whether the agreed rules allow a session to begin at `start`; used for the list and for the move. */
export const newStartRefusal = (
  { status, starts_at }: Pick<Movable, 'status' | 'starts_at'>,
  { last_date }: Pick<MoveTerms, 'last_date'>,
  start: number,
): 'same_time' | 'too_far' | null => {
  // The time that was released can be chosen again while it is free.
  if (start === starts_at && status !== 'CANCELLED') return 'same_time';
  return last_date === null || berlinDateOf(start) > last_date ? 'too_far' : null;
};

/** The start (epoch ms) from which the refund stages of a booking are counted. */
export const refundStart = ({ starts_at, refund_starts_at }: Pick<Movable, 'starts_at' | 'refund_starts_at'>): number =>
  refund_starts_at ?? starts_at;
