import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import type { ConfirmedBooking } from '../../contract.ts';
import { isUnconfirmed } from '../../domain/confirm-by.ts';
import { mailsOfNewBooking } from '../../domain/mails/booking-mails.ts';
import { refusals } from '../../texts/refusals.ts';
import { cancelLockedBooking, reasonWithCode } from '../cancel/cancel-booking.ts';
import { endPlaceLocked } from '../cancel/end-birth-place.ts';
import { publicPrepayment } from '../due/public-prepayment.ts';
import { cancelToken, refuseWrongConfirmToken } from '../link/cancel-token.ts';
import { changeBooking } from '../record/change-booking.ts';
import { type BookingRow, lockBooking, selectBooking, selectToExpire, updateBooking } from '../record/store.ts';
import { withCancellation } from './public-booking.ts';
import { prepaymentView } from './public-view.ts';

interface ConfirmRequest {
  readonly id: string;
  readonly token: string | undefined;
  readonly language: Language;
}

/**
 * Confirms the e-mail address of a booking with the token that only its mail contains. From then on the booking is like
 * any other, and its usual mails are queued. Confirming again changes nothing; after the deadline it throws 400.
 */
export const confirmByCustomer = async (
  context: Context,
  { id, token, language }: ConfirmRequest,
): Promise<ConfirmedBooking> => {
  const link = { token, language };
  // Checked before the row is locked, and again under the lock: the link may be replaced at the same moment.
  const found = isId(id) ? await selectBooking(context, id) : undefined;
  refuseWrongConfirmToken(context.secretKey, found ?? { id, link_version: 0 }, link);
  const confirmed = await inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, id, context.now());
    if (!booking) throw notFound('Booking');
    refuseWrongConfirmToken(context.secretKey, booking, link);
    if (booking.confirm_by === null) return booking;
    const isOver = !isUnconfirmed(booking) || booking.confirm_by <= context.now();
    if (isOver) throw ruleBroken('confirm_over', refusals[language].confirmOver);
    return confirmLocked(trx, booking, { actor: 'customer', now: context.now() });
  });
  const prepayment = await publicPrepayment(context, confirmed);
  return {
    ...(await withCancellation(context, confirmed)),
    ...(prepayment && { prepayment: prepaymentView(prepayment) }),
    cancel_token: cancelToken(context.secretKey, confirmed),
    prepayment_required: prepayment?.state === 'open',
  };
};

/** Confirms it in place of the customer, also after the deadline. `actor`: ID of an administrator. */
export const confirmByStudio = (
  context: Context,
  { id, actor }: { readonly id: string; readonly actor: string },
): Promise<AdminBooking> =>
  changeBooking(context, id, (trx, booking) => {
    if (!isUnconfirmed(booking))
      throw ruleBroken('nothing_to_confirm', 'This booking does not wait for a confirmation');
    return confirmLocked(trx, booking, { actor, now: context.now() });
  });

/** Confirms the address of a booking that the caller has locked, and queues its mails. */
export const confirmLocked = async (
  trx: Database,
  booking: BookingRow,
  { actor, now }: { readonly actor: string; readonly now: number },
): Promise<BookingRow> => {
  const changed = await updateBooking(trx, booking.id, { confirm_by: null }, now);
  await recordAudit(trx, { actor, action: 'booking.address_confirmed', booking_id: booking.id, at: now });
  await queueMails(trx, mailsOfNewBooking(changed), changed, now);
  return changed;
};

const batch = 100;

/**
 * Cancels the bookings that were not confirmed in time, without any mail. The lock of the row decides between it and a
 * confirmation at the same moment.
 */
export const expireUnconfirmed = async (context: Context): Promise<void> => {
  const now = context.now();
  let ids: readonly string[];
  do {
    ids = await selectToExpire(context.db, now, batch);
    for (const id of ids) await inTransaction(context.db, (trx) => expireIfUnconfirmed(trx, id, now));
  } while (ids.length === batch);
};

const expireIfUnconfirmed = async (trx: Database, id: string, now: number): Promise<void> => {
  const booking = await lockBooking(trx, id, now);
  if (!booking || !isUnconfirmed(booking) || (booking.confirm_by ?? now) > now) return;
  const expired = { by: 'system', actor: 'system', reason: reasonWithCode('unconfirmed') } as const;
  if (booking.awaits_birth) await endPlaceLocked(trx, booking, expired, now);
  else await cancelLockedBooking(trx, booking, expired, now);
};
