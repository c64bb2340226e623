import { readCompany } from '#features/settings/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { smallAmountCents } from '../../domain/address-needed.ts';
import { depositDocument } from '../../domain/compose-invoice.ts';
import { paymentsToInvoice, type ReceivedPayment, receivedFor } from '../received-store.ts';
import { readInvoiceSettings } from '../settings.ts';
import { type Invoiced, isInForce, issue, lockInvoiced } from './issue-invoice.ts';

/** The maximum number per run; the rest follows in the next run. */
const batch = 100;

/**
 * Periodic task: issues a deposit invoice for every payment since documents were switched on. While the studio does not
 * say what applies to value added tax, nothing is issued; afterwards the payments of that time are.
 */
export const issueDueDeposits = async (context: Context): Promise<void> => {
  const [{ enabled, enabled_at }, { vat_regime }] = await Promise.all([
    readInvoiceSettings(context.db),
    readCompany(context.db),
  ]);
  if (!enabled || enabled_at === null || vat_regime === 'unset') return;
  const wanted = { since: enabled_at, without_address_cents: smallAmountCents, limit: batch };
  for (const { booking_id } of await paymentsToInvoice(context.db, wanted)) {
    try {
      await issueDeposits(context, booking_id, { actor: 'system', onlyNew: true });
    } catch (error) {
      // Changed meanwhile: the next run sees it as it is then.
      if (!(error instanceof Problem)) throw error;
      context.log.info({ booking: booking_id, code: error.code }, 'a document was not issued');
    }
  }
};

/**
 * Issues a deposit invoice for each payment of a booking that has none in force. `onlyNew`: only where there never was one.
 */
export const issueDeposits = (
  context: Context,
  bookingId: string,
  { actor, onlyNew }: { readonly actor: string; readonly onlyNew: boolean },
): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const invoiced = await lockInvoiced(context, trx, bookingId);
    for (const payment of await paymentsWithout(trx, invoiced, onlyNew)) {
      const { id: payment_id, amount_cents, method, paid_at } = payment;
      const document = depositDocument(invoiced.facts, { amount_cents, method, paid_at });
      await issue(context, trx, invoiced, { kind: 'deposit', document, payment_id, actor });
    }
  });

const paymentsWithout = async (
  trx: Database,
  { booking, invoices }: Invoiced,
  onlyNew: boolean,
): Promise<ReceivedPayment[]> => {
  if (invoices.some((invoice) => invoice.kind === 'final' && isInForce(invoice))) return [];
  const relevant = onlyNew ? invoices : invoices.filter(isInForce);
  const documented = new Set(relevant.map(({ payment_id }) => payment_id));
  return (await receivedFor(trx, booking.id)).filter(
    ({ id, taxed_voucher }) => taxed_voucher === null && !documented.has(id),
  );
};
