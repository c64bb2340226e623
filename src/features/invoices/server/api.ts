import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { pdfOf } from './invoice-file.ts';
import { deleteInvoicesBefore } from './retention-store.ts';
import { readInvoiceSettings } from './settings.ts';
import { selectInvoice } from './store.ts';
import { deleteMonthsBefore } from './tax/month-store.ts';

export { cancelLostDeposits } from './issue/cancel-lost-deposits.ts';
export { issueDueDeposits } from './issue/issue-deposits.ts';
export { carryNumbers } from './numbers/carry-numbers.ts';
export { blockInvoices, invoiceRecords, recipientRecords } from './person-store.ts';
export { saleDocuments } from './sale-documents.ts';

/** A document to be attached to a mail; undefined if it was deleted or its customer was erased. */
export const invoiceToSend = async (
  context: Pick<Context, 'db'>,
  id: string,
): Promise<{ readonly number: string; readonly pdf: Buffer } | undefined> => {
  const invoice = await selectInvoice(context.db, id);
  if (!invoice || invoice.blocked_at !== null) return undefined;
  return { number: invoice.number, pdf: await pdfOf(context, invoice) };
};

/** Whether the studio issues documents. */
export const issuesInvoices = async ({ db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await readInvoiceSettings(db)).enabled;

/** Deletes documents whose legal years are over, at most `limit`; `year` is the current one. Returns how many. */
export const deleteOldInvoices = async (trx: Database, year: number, limit: number): Promise<number> => {
  const { keep_years } = await readInvoiceSettings(trx);
  await deleteMonthsBefore(trx, year - keep_years);
  return deleteInvoicesBefore(trx, year - keep_years, limit);
};
