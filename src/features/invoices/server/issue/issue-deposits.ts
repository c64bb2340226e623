import { readCompany } from '#features/settings/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { smallAmountCents } from '../../domain/address-needed.ts';
import { paymentsToInvoice } from '../received-store.ts';
import { readInvoiceSettings } from '../settings.ts';
import { issueDocuments } from './issue-documents.ts';

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
      await issueDocuments(context, booking_id, { kind: 'deposit', onlyNew: true, actor: 'system' });
    } catch (error) {
      // Changed meanwhile: the next run sees it as it is then.
      if (!(error instanceof Problem)) throw error;
      context.log.info({ booking: booking_id, code: error.code }, 'a document was not issued');
    }
  }
};
