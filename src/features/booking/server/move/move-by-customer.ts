import { resourcesOfBooking, takeHeldTime } from '#features/availability/server/api.ts';
import { findActivePhotographer } from '#features/photographers/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import { conflict, notFound, Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { databaseProblem, slotTaken, slotTakenCode } from '#shared/server/database/database-problem.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { mailsOfMove } from '../../domain/mails/booking-mails.ts';
import { withMoveFee } from '../../domain/money/move-fee.ts';
import { ownPriceOf, priceParts } from '../../domain/money/price-parts.ts';
import { type DecidedMove, decideMove, type NewStartRefusal } from '../../domain/move/customer-move.ts';
import { heldSubstitute, openRequest } from '../../domain/move/time-request.ts';
import { moveRefusals } from '../../texts/move-refusals.ts';
import { recordEdit } from '../demand/record-edit.ts';
import { planOfTime, restoredColumns, takeNewTime } from '../demand/restore-time.ts';
import { refuseWrongToken } from '../link/cancel-token.ts';
import type { BookingColumns } from '../record/booking-table.ts';
import { replaceItems } from '../record/item-store.ts';
import { type BookingRow, lockBooking, selectBooking, updateBooking } from '../record/store.ts';
import { nextMoveTimes } from './move-times.ts';

interface MoveRequest {
  readonly id: string;
  readonly token: string | undefined;
  /** Epoch ms. */
  readonly start: number;
  /** The fee that the customer was shown; undefined: none was shown. */
  readonly expected_fee_cents: number | undefined;
  readonly language: Language;
}

/**
 * Moves a session with the token of its mails, by the rules that were agreed when it was booked: photographer, length
 * and choice stay, its resources may change. Everything is written in one transaction, or nothing: a customer who loses
 * the race for the new time keeps the old one (409 with the next free times). A request for the present start changes
 * nothing, so it can be repeated. A session whose time was released takes place again.
 */
export const moveByCustomer = async (context: Context, request: MoveRequest): Promise<BookingRow> => {
  const { id, language } = request;
  const link = { token: request.token, language };
  const found = await selectBooking(context, id);
  refuseWrongToken(context.secretKey, found ?? { id, link_version: 0 }, link);
  try {
    return await inTransactionOf(context, async (within, trx) => {
      const booking = await lockBooking(trx, id, context.now());
      if (!booking) throw notFound('Booking');
      refuseWrongToken(context.secretKey, booking, link);
      if (booking.starts_at === request.start && booking.status !== 'CANCELLED') return booking;
      return moveLocked(within, booking, request);
    });
  } catch (error) {
    const problem = error instanceof Problem ? error : databaseProblem(error);
    if (!found || problem?.code !== slotTakenCode) throw error;
    const times = await nextMoveTimes(context, (await selectBooking(context, id)) ?? found, request.start);
    throw new Problem(problem.status, problem.code, problem.detail, {
      more: { ...problem.more, next_times: times.map(formatInstant) },
    });
  }
};

const moveLocked = async (
  context: Context,
  booking: BookingRow,
  { start, expected_fee_cents, language }: MoveRequest,
): Promise<BookingRow> => {
  const now = context.now();
  const decided = decideMove(booking, start, now);
  if (!decided.ok) throw await refusedMove(context, booking, decided.refusal, language);
  const { fee_cents } = decided.value;
  if (expected_fee_cents !== undefined && expected_fee_cents !== fee_cents) {
    throw conflict('fee_changed', moveRefusals[language].feeChanged);
  }
  const { db } = context;
  if (!(await findActivePhotographer(context, booking.photographer_id))) throw slotTaken();
  const end = start + booking.ends_at - booking.starts_at;
  const before = await resourcesOfBooking(db, booking.id);
  const plan = planOfTime(booking, { start, end, mode: 'public' });
  if (!(await tryTakeSubstitute(context, booking, start))) await takeNewTime(context, booking, plan);
  const changed = await updateBooking(db, booking.id, await columnsOf(context, booking, decided.value, plan), now);
  const resources = { before, after: await resourcesOfBooking(db, booking.id) };
  await recordEdit(db, { before: booking, after: changed, plan, resources, actor: 'customer', fee_cents, now });
  await queueMails(db, mailsOfMove(booking, changed), changed, now);
  return changed;
};

/** Takes the time that is held for the answer; false if another time is requested, or if it is not held any more. */
const tryTakeSubstitute = async ({ db, now }: Context, booking: BookingRow, start: number): Promise<boolean> => {
  const request = openRequest(booking, now());
  if (!request || heldSubstitute(request, now())?.start !== start) return false;
  const { id: booking_id, photographer_id } = booking;
  return takeHeldTime(db, { request_id: request.request_id, booking_id, photographer_id });
};

/** The fee becomes an item of the booking, so every price contains it and every list of items names it. */
const columnsOf = async (
  { db }: Context,
  booking: BookingRow,
  { fee_cents, ...move }: DecidedMove,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<BookingColumns> => {
  const moved = {
    ...(booking.status === 'CANCELLED' && restoredColumns(booking.id, booking.time_request?.status_before)),
    starts_at: start,
    ends_at: end,
    moves_by_customer: move.moves_by_customer,
    agreed_starts_at: move.agreed_starts_at,
    refund_starts_at: move.refund_starts_at,
  };
  if (fee_cents === 0) return moved;
  const items = withMoveFee(booking.items, fee_cents);
  await replaceItems(db, booking.id, items);
  return { ...moved, ...priceParts(ownPriceOf(booking), items) };
};

const refusedMove = async (
  { db }: Context,
  { move_rules }: BookingRow,
  refusal: NewStartRefusal,
  language: Language,
): Promise<Problem> => {
  const { company_phone: phone } = await readCompany(db);
  const facts = { phone, hours: move_rules?.until_hours ?? 0 };
  return ruleBroken(`move_${refusal}`, moveRefusals[language][refusal](facts));
};
