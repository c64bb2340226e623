import { type PaymentSettings, takesTransfers } from '#features/payments/domain/payment-settings.ts';
import { transferDeadline } from '#features/payments/domain/transfer/banking-day.ts';
import {
  alreadyPaid,
  awaitedTransfer,
  awaitTransfer,
  closePayments,
  readPaymentSettings,
  readPayments,
  type TransferRow,
} from '#features/payments/server/api.ts';
import { conflict, notFound, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { type Transfer, transferContract } from '../../transfer-contract.ts';
import { amountDueNow } from '../due/amount-due-now.ts';
import { type Payer, requireCustomer } from '../link/require-customer.ts';
import { type BookingRow, selectBooking, updateBooking } from '../record/store.ts';
import { transferView } from './transfer-view.ts';

export const transferRoutes = (context: Context) =>
  mounted(transferContract, {
    'POST /api/bookings/{id}/transfer': ({ params, query }, caller) =>
      chooseTransfer(context, params.id, { ...caller, token: query.token }),
  });

/**
 * A customer pays the prepayment by transfer. The booking keeps its time until the deadline, and the customer gets a
 * mail with what to transfer. Choosing it again changes nothing but an amount that has changed. Open checkout sessions
 * are closed; a further one can be started.
 */
export const chooseTransfer = async (context: Context, bookingId: string, payer: Payer): Promise<Transfer> => {
  const found = isId(bookingId) ? await selectBooking(context, bookingId) : undefined;
  if (!found) throw notFound('Booking');
  await requireCustomer(context, found, payer);
  const settings = await readPaymentSettings(context.db);
  if (!takesTransfers(settings)) throw ruleBroken('transfers_off', 'The studio takes no transfers');
  return inTransaction(context.db, async (trx) => {
    const { booking, amount_cents } = await amountDueNow(context, trx, settings, { ...payer, bookingId });
    if (booking.awaits_birth) throw ruleBroken('not_payable', 'This booking cannot be paid by transfer');
    await refuseSecondPayment(trx, bookingId);
    return transferView(await awaited(context, trx, settings, { booking, amount_cents }), settings, booking);
  });
};

const refuseSecondPayment = async (trx: Database, bookingId: string): Promise<void> => {
  const payments = await readPayments(trx, [bookingId]);
  if (payments.some(({ status }) => status === 'paid')) throw alreadyPaid();
  if (payments.some(({ status, problem }) => status === 'processing' || problem !== null)) {
    throw conflict('payment_processing', 'A payment for this booking is on its way, or does not fit it');
  }
};

const awaited = async (
  context: Context,
  trx: Database,
  { transfer_deadline_days: days }: PaymentSettings,
  { booking, amount_cents }: { readonly booking: BookingRow; readonly amount_cents: number },
): Promise<TransferRow> => {
  const now = context.now();
  const { id: booking_id } = booking;
  const isNew = !(await awaitedTransfer(trx, booking_id));
  const due_at = transferDeadline({ now, days });
  const transfer = await awaitTransfer(trx, { booking_id, amount_cents, asked_at: now, due_at });
  if (!isNew) return transfer;
  await closePayments(trx, booking_id, now);
  const waiting =
    booking.status === 'PAYMENT_PENDING'
      ? booking
      : await updateBooking(trx, booking_id, { status: 'PAYMENT_PENDING' }, now);
  const entry = { actor: 'customer', booking_id, details: { amount_cents }, at: now };
  await recordAudit(trx, { ...entry, action: 'booking.transfer_chosen' });
  await queueMails(trx, [{ kind: 'transfer_details' }], waiting, now);
  return transfer;
};
