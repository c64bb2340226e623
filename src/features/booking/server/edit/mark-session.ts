import { sql } from 'kysely';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { conflict, notFound, Problem, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import {
  answerOf,
  type DayAction,
  type MarkRefusal,
  markAfter,
  markRefusal,
  noMark,
  type PublishConsent,
  type SessionMark,
  tapInstant,
} from '../../domain/session-mark.ts';
import { refuseWithFee } from '../fee/charge-no-show-fee.ts';
import { type IdempotentRequest, storedResponse, storeResponse } from '../record/idempotency-store.ts';
import { sessionMarks, storeMark } from '../record/session-mark-store.ts';
import { type BookingRow, lockBooking, selectBookings } from '../record/store.ts';
import { type Reader, visibleTo } from '../record/visible-to.ts';
import { completeLocked } from './change-status.ts';

interface MarkRequest {
  readonly id: string;
  readonly action: DayAction;
  readonly note: string | null;
  readonly publish_consent: PublishConsent | null;
  /** The version that was shown: of the booking plus that of its mark. */
  readonly version: number;
  /** When it was tapped, epoch ms; undefined: now. */
  readonly tapped_at: number | undefined;
  readonly actor: string;
  readonly reader: Reader;
  readonly request: IdempotentRequest | undefined;
}

interface Marked {
  /** The version after the action; of a repeated request, the one after its first time. */
  readonly version: number;
}

const auditOf = {
  arrived: 'booking.arrived',
  missed: 'booking.missed',
  undo: 'booking.mark_undone',
  note: 'booking.day_note',
} as const satisfies Record<Exclude<DayAction, 'done' | 'publish_consent'>, AuditAction>;

const auditOfChange = (action: DayAction, before: SessionMark, after: SessionMark): AuditAction => {
  if (action === 'publish_consent') {
    return `booking.publish_consent_${answerOf(before.publish_consent, after.publish_consent)}`;
  }
  // What completing a session takes back is that nobody came.
  return auditOf[action === 'done' ? 'undo' : action];
};

/**
 * Notes what happened at the studio, at most once per Idempotency-Key. Throws 404 for a session that the account may not
 * see, 409 version_conflict if it was changed since it was shown, and 409 no_show_fee if it would no longer be marked as
 * missed while the fee for that is charged.
 */
export const markSession = (context: Context, wanted: MarkRequest): Promise<Marked> =>
  inTransactionOf(context, (within) => markOnce(within, wanted));

const markOnce = async (context: Context, wanted: MarkRequest): Promise<Marked> => {
  const { id, request } = wanted;
  const now = context.now();
  const booking = await lockBooking(context.db, id, now);
  if (!booking || !(await maySee(context, wanted))) throw notFound('Booking');
  const first = await storedResponse<Marked>(context, request);
  if (first) return first;
  const marked = await writeMark(context.db, booking, wanted, now);
  await storeResponse(context.db, request, { booking_id: id, response: marked, now });
  return marked;
};

const maySee = async (context: Context, { id, reader }: MarkRequest): Promise<boolean> =>
  (await selectBookings(context, sql`id = ${id} AND ${visibleTo(reader)}`)).length > 0;

const writeMark = async (trx: Database, booking: BookingRow, wanted: MarkRequest, now: number): Promise<Marked> => {
  const { id, action, note, publish_consent, actor } = wanted;
  const mark = (await sessionMarks(trx, [id])).of(id);
  const refusal = markRefusal(booking, action, berlinDay(berlinDateOf(now)).end);
  if (refusal) throw problemOf(refusal);
  if (wanted.version !== booking.version + mark.version) {
    throw new Problem(409, 'version_conflict', 'The session was changed by somebody else in the meantime');
  }
  const after = markAfter(mark, { action, note, publish_consent, tapped_at: tapInstant(wanted.tapped_at, now) });
  if (mark.missed_at !== null && after.missed_at === null) refuseWithFee(booking);
  const completed = action === 'done' ? await completeLocked(trx, booking, { actor, now }) : booking;
  if (fields.every((field) => after[field] === mark[field])) return { version: completed.version + mark.version };
  const version = await storeMark(trx, id, after);
  await recordAudit(trx, { actor, action: auditOfChange(action, mark, after), booking_id: id, at: now });
  return { version: completed.version + version };
};

const fields = Object.keys(noMark) as readonly (keyof SessionMark)[];

const problemOf = (refusal: MarkRefusal): Problem =>
  refusal === 'booking_cancelled'
    ? conflict('booking_cancelled', 'The booking is cancelled')
    : ruleBroken(refusal, refusal === 'not_yet' ? 'The session is not today' : 'The booking is not confirmed yet');
