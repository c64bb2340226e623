import { randomUUID } from 'node:crypto';
import { type BookingRow, lockBooking } from '#features/booking/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { InvoiceFacts } from '../../domain/charged-lines.ts';
import { invoiceFacts } from '../../domain/invoice-facts.ts';
import { type InvoiceSettings } from '../../domain/invoice-settings.ts';
import { seriesOf } from '../../domain/issuing.ts';
import type { PlannedDocument } from '../../domain/planned/planned-documents.ts';
import { grossOf } from '../../domain/vat.ts';
import { selectRecipient } from '../recipient-store.ts';
import { readInvoiceSettings, refuseIncomplete } from '../settings.ts';
import { type InvoiceRow, insertInvoice, invoicesOfBooking } from '../store.ts';

/** A booking whose documents are being issued: it is locked until the end of the transaction. */
export interface Invoiced {
  readonly booking: BookingRow;
  readonly settings: InvoiceSettings;
  readonly facts: InvoiceFacts;
  /** Its documents so far, the oldest first. */
  readonly invoices: readonly InvoiceRow[];
}

/**
 * Locks a booking and reads what its documents say. Throws 404; 400 if documents are switched off, lack something that the
 * law wants to be on them, or the customer was erased.
 */
export const lockInvoiced = async (context: Context, trx: Database, bookingId: string): Promise<Invoiced> => {
  const booking = await lockBooking(trx, bookingId, context.now());
  if (!booking) throw notFound('Booking');
  return readInvoiced(trx, booking);
};

/** The same of a booking that is only looked at. */
export const readInvoiced = async (db: Database, booking: BookingRow): Promise<Invoiced> => {
  const settings = await readInvoiceSettings(db);
  if (!settings.enabled) throw ruleBroken('invoices_off', 'Documents are not switched on');
  if (booking.erased_at !== null) throw ruleBroken('customer_erased', 'The customer was erased');
  const [company, recipient, invoices] = [
    await readCompany(db),
    await selectRecipient(db, booking.id),
    await invoicesOfBooking(db, booking.id),
  ];
  refuseIncomplete(settings, company.vat_regime);
  return { booking, settings, facts: invoiceFacts(booking, recipient, { settings, company }), invoices };
};

interface Issue extends PlannedDocument {
  /** An administrator, a program, or 'system'. */
  readonly actor: string;
}

/** Issues a document in the caller's transaction: number, audit entry, mail. */
export const issue = async (
  context: Context,
  trx: Database,
  { booking, settings }: Pick<Invoiced, 'booking' | 'settings'>,
  { kind, document, payment_id, cancels_id, actor }: Issue,
): Promise<Pick<InvoiceRow, 'id' | 'number'>> => {
  const issued_at = context.now();
  const id = randomUUID();
  const series = seriesOf(settings, berlinDateOf(issued_at).slice(0, 4));
  const gross_cents = grossOf(document.rest);
  const about = { booking_id: booking.id, payment_id: payment_id ?? null, cancels_id: cancels_id ?? null };
  const row = { id, series, kind, ...about, issued_at, issued_by: actor };
  const number = await insertInvoice(trx, { ...row, gross_cents, document });
  await recordAudit(trx, {
    actor,
    action: kind === 'cancellation' ? 'booking.invoice_cancelled' : 'booking.invoice_issued',
    booking_id: booking.id,
    details: { number },
    at: issued_at,
  });
  if (settings.send_mails) await mailInvoice(trx, booking, { id, number, kind, gross_cents }, issued_at);
  return { id, number };
};

/** Writes the mail with a document. */
export const mailInvoice = (
  trx: Database,
  booking: BookingRow,
  { id, number, kind, gross_cents }: Pick<InvoiceRow, 'id' | 'number' | 'gross_cents'> & Pick<Issue, 'kind'>,
  now: number,
): Promise<void> =>
  queueMails(trx, [{ kind: 'invoice_issued', invoice_id: id, number, of: kind, gross_cents }], booking, now);
