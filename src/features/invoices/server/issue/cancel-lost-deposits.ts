import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { cancellationDocument } from '../../domain/compose-invoice.ts';
import { documentTexts } from '../../texts/document-texts.ts';
import { bookingsWithLostDeposit, lostFor } from '../received-store.ts';
import type { InvoiceRow } from '../store.ts';
import { type Invoiced, isInForce, issue, lockInvoiced } from './issue-invoice.ts';

/** The maximum number per run; the rest follows in the next run. */
const batch = 100;

/** Periodic task: cancels the deposit invoices of payments that the bank of the customer has taken back for good. */
export const cancelLostDeposits = async (context: Context): Promise<void> => {
  for (const id of await bookingsWithLostDeposit(context.db, batch)) {
    try {
      await inTransaction(context.db, async (trx) => cancelLost(context, trx, await lockInvoiced(context, trx, id)));
    } catch (error) {
      // Documents are switched off, or the customer was erased: then they are only kept.
      if (!(error instanceof Problem)) throw error;
      context.log.info({ booking: id, code: error.code }, 'a document was not cancelled');
    }
  }
};

/**
 * Cancels the deposit invoices in force whose payment is away, so that a final invoice does not deduct them; the caller
 * holds the lock of the booking. Returns the documents that stay in force. Does nothing once a final invoice has deducted them.
 */
export const cancelLost = async (context: Context, trx: Database, invoiced: Invoiced): Promise<InvoiceRow[]> => {
  const { booking, facts } = invoiced;
  const inForce = invoiced.invoices.filter(isInForce);
  const lost = await lostFor(trx, booking.id);
  const isLost = ({ payment_id }: InvoiceRow): boolean => payment_id !== null && lost.has(payment_id);
  if (inForce.some(({ kind }) => kind === 'final')) return inForce;
  const reason = documentTexts[facts.language].takenBackByBank;
  for (const { id, number, issued_at, document } of inForce.filter(isLost)) {
    const cancelled = cancellationDocument(document, { number, issued_at, reason });
    await issue(context, trx, invoiced, { kind: 'cancellation', document: cancelled, cancels_id: id, actor: 'system' });
  }
  return inForce.filter((invoice) => !isLost(invoice));
};
