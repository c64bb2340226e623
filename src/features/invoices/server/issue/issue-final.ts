import { transferAccountOf } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { finalDocument } from '../../domain/compose-invoice.ts';
import { voucherDeducted } from '../../domain/taxed-voucher.ts';
import { receivedFor } from '../received-store.ts';
import { cancelLost } from './cancel-lost-deposits.ts';
import { isInForce, issue, lockInvoiced } from './issue-invoice.ts';

/**
 * Issues the final invoice of a booking: its whole price, or the fee for missing it, less the deposit invoices in force
 * and the vouchers whose tax arose when they were sold. Deposit invoices of payments that the bank has taken back are
 * cancelled first. Throws 400 if it is cancelled or costs
 * nothing, 409 if one is in force already or the customer's address is missing.
 */
export const issueFinal = (context: Context, bookingId: string, actor: string): Promise<string> =>
  inTransaction(context.db, async (trx) => {
    const invoiced = await lockInvoiced(context, trx, bookingId);
    const { booking, facts } = invoiced;
    if (booking.status === 'CANCELLED') throw ruleBroken('booking_cancelled', 'The booking is cancelled');
    if (booking.owed_cents === 0) throw ruleBroken('nothing_charged', 'The booking costs nothing');
    if (invoiced.invoices.some((invoice) => invoice.kind === 'final' && isInForce(invoice))) {
      throw conflict('issued_already', 'A final invoice is in force already');
    }
    const invoices = await cancelLost(context, trx, invoiced);
    const deposits = invoices.map(({ number, issued_at, document: { vat } }) => ({ number, issued_at, vat }));
    const documented = new Set(invoices.map(({ payment_id }) => payment_id));
    const payments = (await receivedFor(trx, bookingId)).filter(({ id }) => !documented.has(id));
    const vouchers = payments.flatMap(({ taxed_voucher, ...paid }) =>
      taxed_voucher ? [voucherDeducted({ ...taxed_voucher, ...paid })] : [],
    );
    const received = payments
      .filter(({ taxed_voucher }) => taxed_voucher === null)
      .map(({ amount_cents, method, paid_at }) => ({ amount_cents, method, paid_at }));
    const account = transferAccountOf(await readPaymentSettings(trx));
    const document = finalDocument(facts, { deposits: [...deposits, ...vouchers], received, account });
    return issue(context, trx, invoiced, { kind: 'final', document, actor });
  });
