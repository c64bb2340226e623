import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { plannedCancellations } from '../../domain/planned/planned-documents.ts';
import { bookingsWithLostDeposit, lostFor } from '../received-store.ts';
import { type Invoiced, issue, lockInvoiced } from './issue-invoice.ts';

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

const cancelLost = async (context: Context, trx: Database, invoiced: Invoiced): Promise<void> => {
  const { booking, facts, invoices } = invoiced;
  const lost = await lostFor(trx, booking.id);
  for (const planned of plannedCancellations(facts, { invoices, lost })) {
    await issue(context, trx, invoiced, { ...planned, actor: 'system' });
  }
};
