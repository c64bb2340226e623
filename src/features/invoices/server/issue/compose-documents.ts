import { transferAccountOf } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { conflict, ruleBroken } from '#shared/contract/problem.ts';
import type { Database } from '#shared/server/database/database.ts';
import { needsAddress } from '../../domain/address-needed.ts';
import {
  hasFinal,
  type PlannedDocument,
  plannedDeposits,
  plannedFinal,
} from '../../domain/planned/planned-documents.ts';
import { grossOf } from '../../domain/vat.ts';
import { lostFor, receivedFor } from '../received-store.ts';
import type { Invoiced } from './issue-invoice.ts';

export interface Wanted {
  readonly kind: 'final' | 'deposit';
  /** Of deposit invoices: only of payments that never had one. */
  readonly onlyNew?: boolean;
}

/**
 * Composes what is issued for a booking now, in the order of the numbers. The preview and the issuing use it, so that what
 * was shown is what is issued. Throws 400 if a final invoice is wanted of a booking that is cancelled or costs nothing, 409
 * if one is in force already or if the customer's address is missing.
 */
export const composeDocuments = async (
  db: Database,
  { booking, facts, invoices }: Invoiced,
  { kind, onlyNew = false }: Wanted,
): Promise<PlannedDocument[]> => {
  if (kind === 'final') {
    if (booking.status === 'CANCELLED') throw ruleBroken('booking_cancelled', 'The booking is cancelled');
    if (booking.owed_cents === 0) throw ruleBroken('nothing_charged', 'The booking costs nothing');
    if (hasFinal(invoices)) throw conflict('issued_already', 'A final invoice is in force already');
  }
  const payments = await receivedFor(db, booking.id);
  const planned =
    kind === 'deposit'
      ? plannedDeposits(facts, { invoices, payments, onlyNew })
      : plannedFinal(facts, {
          invoices,
          payments,
          lost: await lostFor(db, booking.id),
          account: transferAccountOf(await readPaymentSettings(db)),
        });
  if (planned.some(lacksAddress)) {
    throw conflict('address_missing', 'Above 250 EUR a document needs the address of the customer');
  }
  return planned;
};

const lacksAddress = ({ kind, document }: PlannedDocument): boolean =>
  kind !== 'cancellation' && needsAddress(grossOf(document.vat)) && document.customer.address === null;
