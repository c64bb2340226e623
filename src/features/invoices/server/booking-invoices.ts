import { type BookingRow, bookingByLink, lockBooking, selectBooking } from '#features/booking/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import { changedMeanwhile, notFound, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { isStale } from '#shared/server/read-version.ts';
import type { BookingInvoices, CustomerInvoices } from '../contract.ts';
import { needsAddress } from '../domain/address-needed.ts';
import type { MissingForEInvoice } from '../domain/e-invoice/profile.ts';
import { missingForEInvoice } from '../domain/invoice-facts.ts';
import { isInForce } from '../domain/planned/planned-documents.ts';
import type { Recipient } from '../domain/recipient.ts';
import { invoiceView } from './invoice-view.ts';
import { receivedFor } from './received-store.ts';
import { recipientVersion, selectRecipient, writeRecipient } from './recipient-store.ts';
import { readInvoiceSettings } from './settings.ts';
import { type InvoiceRow, invoicesOfBooking } from './store.ts';

interface OfBooking {
  readonly enabled: boolean;
  readonly invoices: readonly InvoiceRow[];
  readonly recipient: Recipient | null;
  readonly can_issue_final: boolean;
  readonly payments_without: number;
  readonly needs_address: boolean;
  readonly missing_for_e_invoice: readonly MissingForEInvoice[];
  readonly version: string;
}

/** The documents of a booking, and what can be issued. */
const readOfBooking = async ({ db }: Context, booking: BookingRow): Promise<OfBooking> => {
  const [settings, company, invoices, recipient, received] = await Promise.all([
    readInvoiceSettings(db),
    readCompany(db),
    invoicesOfBooking(db, booking.id),
    selectRecipient(db, booking.id),
    receivedFor(db, booking.id),
  ]);
  const { enabled } = settings;
  const inForce = invoices.filter(isInForce);
  const isOpen = enabled && company.vat_regime !== 'unset' && booking.erased_at === null;
  const hasFinal = inForce.some(({ kind }) => kind === 'final');
  const documented = new Set(inForce.map(({ payment_id }) => payment_id));
  const open = received.filter(({ id, taxed_voucher }) => taxed_voucher === null && !documented.has(id));
  const without = hasFinal ? [] : open;
  const can_issue_final = isOpen && !hasFinal && booking.status !== 'CANCELLED' && booking.owed_cents > 0;
  const payments_without = isOpen ? without.length : 0;
  const canIssue = can_issue_final || payments_without > 0;
  const next = [...without.map(({ amount_cents }) => amount_cents), can_issue_final ? booking.owed_cents : 0];
  return {
    enabled,
    invoices,
    recipient: recipient ?? null,
    can_issue_final,
    payments_without,
    needs_address: isOpen && !recipient && next.some(needsAddress),
    missing_for_e_invoice: canIssue ? missingForEInvoice(booking, recipient, { settings, company }) : [],
    version: recipientVersion(recipient),
  };
};

export const bookingInvoices = async (context: Context, bookingId: string): Promise<BookingInvoices> => {
  const booking = await selectBooking(context, bookingId);
  if (!booking) throw notFound('Booking');
  const found = await readOfBooking(context, booking);
  const { missing_for_e_invoice, invoices } = found;
  return { ...found, invoices: invoices.map(invoiceView), missing_for_e_invoice: [...missing_for_e_invoice] };
};

interface Link {
  readonly id: string;
  readonly token: string | undefined;
  readonly language: Language;
}

/** Throws 403 for any token but that of the mails. Nothing of an erased customer is returned. */
export const customerInvoices = async (context: Context, { id, ...link }: Link): Promise<CustomerInvoices> => {
  const booking = await bookingByLink(context, id, link);
  const { enabled, invoices, recipient, needs_address, version } = await readOfBooking(context, booking);
  const shown = booking.erased_at === null ? invoices.filter(({ blocked_at }) => blocked_at === null) : [];
  const isDone = shown.some((invoice) => invoice.kind === 'final' && isInForce(invoice));
  return {
    invoices: shown.map(invoiceView),
    takes_address: enabled && booking.erased_at === null && booking.owed_cents > 0 && !isDone,
    needs_address,
    recipient,
    version,
  };
};

/** Returns a document of the link of a booking. Throws 403 for a wrong token, 404 for a document of another booking. */
export const customerInvoice = async (
  context: Context,
  { id, invoice_id, ...link }: Link & { readonly invoice_id: string },
): Promise<InvoiceRow> => {
  const booking = await bookingByLink(context, id, link);
  const invoice = (await invoicesOfBooking(context.db, booking.id)).find((one) => one.id === invoice_id);
  if (!invoice || invoice.blocked_at !== null || booking.erased_at !== null) throw notFound('Document');
  return invoice;
};

/**
 * Sets to whom the further documents of a booking are made out; those that are issued stay as they are. Throws 409 with
 * the `current` recipient if `version` is not its version.
 */
export const setRecipient = (
  context: Context,
  bookingId: string,
  { version, ...recipient }: Recipient & { readonly version?: string | null | undefined },
  actor: string,
): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, bookingId, context.now());
    if (!booking) throw notFound('Booking');
    if (booking.erased_at !== null) throw ruleBroken('customer_erased', 'The customer was erased');
    if (!(await readInvoiceSettings(trx)).enabled) throw ruleBroken('invoices_off', 'Documents are not switched on');
    const stored = await selectRecipient(trx, bookingId);
    const current = { recipient: stored ?? null, version: recipientVersion(stored) };
    if (isStale(version, current.version)) throw changedMeanwhile('The recipient was', { current });
    await writeRecipient(trx, bookingId, recipient, context.now());
    const entry = { actor, action: 'booking.invoice_address_entered', booking_id: bookingId } as const;
    await recordAudit(trx, { ...entry, at: context.now() });
  });
