import { type BookingRow, lockBooking } from '#features/booking/server/api.ts';
import { conflict, notFound, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { cancellationDocument } from '../../domain/compose-invoice.ts';
import type { BookingInvoiceKind } from '../../domain/invoice-kinds.ts';
import { isInForce } from '../../domain/planned/planned-documents.ts';
import { readInvoiceSettings } from '../settings.ts';
import { type InvoiceRow, invoicesOfBooking, selectInvoice } from '../store.ts';
import { issue, mailInvoice } from './issue-invoice.ts';

/**
 * Issues the document that cancels another one. Throws 400 for a cancellation, 409 if it is cancelled already, if a final
 * invoice has deducted it, if its customer was erased, or for the sale of a voucher, which is undone instead.
 */
export const cancelInvoice = (context: Context, id: string, reason: string, actor: string): Promise<string> =>
  inTransaction(context.db, async (trx) => {
    const { booking, invoice } = await lockWithBooking(context, trx, id);
    if (invoice.kind === 'cancellation') throw ruleBroken('not_cancellable', 'A cancellation is not cancelled');
    if (invoice.cancelled_by !== null) throw conflict('cancelled_already', 'This document is cancelled already');
    const others = (await invoicesOfBooking(trx, booking.id)).filter(isInForce);
    if (invoice.kind === 'deposit' && others.some(({ kind }) => kind === 'final')) {
      throw conflict('deducted', 'A final invoice deducts this document: cancel that first');
    }
    const { number, issued_at } = invoice;
    const document = cancellationDocument(invoice.document, { number, issued_at, reason });
    const settings = await readInvoiceSettings(trx);
    const planned = { kind: 'cancellation', document, cancels_id: id, actor } as const;
    return (await issue(context, trx, { booking, settings }, planned)).id;
  });

/** Sends a document by mail once more. */
export const sendInvoiceAgain = (context: Context, id: string): Promise<{ success: true }> =>
  inTransaction(context.db, async (trx) => {
    const { booking, invoice } = await lockWithBooking(context, trx, id);
    await mailInvoice(trx, booking, invoice, context.now());
    return { success: true };
  });

const lockWithBooking = async (
  context: Context,
  trx: Database,
  id: string,
): Promise<{ booking: BookingRow; invoice: InvoiceRow & { readonly kind: BookingInvoiceKind } }> => {
  const found = await selectInvoice(trx, id);
  if (!found) throw notFound('Document');
  const { booking_id, kind } = found;
  if (booking_id === null || kind === 'voucher') {
    throw conflict('voucher_sale', 'Undo the sale of the voucher: that cancels its document, which is not mailed');
  }
  const booking = await lockBooking(trx, booking_id, context.now());
  const invoice = { ...((await selectInvoice(trx, id)) ?? found), kind };
  if (invoice.blocked_at !== null || (booking && booking.erased_at !== null)) {
    throw conflict('blocked', 'The customer was erased: the document is only kept');
  }
  if (!booking) throw conflict('booking_deleted', 'The booking was deleted');
  return { booking, invoice };
};
