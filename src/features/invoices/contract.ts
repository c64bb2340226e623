import { z } from 'zod';
import { rate } from '#features/settings/domain/service-rates.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, line, readCheckValue, readVersion, requiredText, success } from '#shared/contract/fields.ts';
import { vatRegimes } from '#shared/kernel/money/vat-regime.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { eInvoiceNeeds } from './domain/e-invoice/profile.ts';
import { eInvoiceProfiles } from './domain/e-invoice/profiles.ts';
import { invoiceKinds } from './domain/invoice-kinds.ts';
import { isPrefix, isTaxNumber, isVatId } from './domain/issuing.ts';
import { keepYears } from './domain/keep-years.ts';
import { wantedDocuments } from './preview-contract.ts';
import { recipient, sentRecipient } from './recipient-contract.ts';

/** A document in a list. Amounts are EUR, instants ISO with the Berlin offset. */
export const listedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issued_at: z.string(),
  /** null: it is about the sale of a voucher. */
  booking_id: z.string().nullable(),
  confirmation_code: z.string().nullable(),
  /** The last four characters of the code of the voucher that was sold; null: it is about a booking. */
  voucher_last_four: z.string().nullable(),
  /** null: the customer was erased. */
  customer_name: z.string().nullable(),
  amount: z.number(),
  /** The number of the document that cancels it. */
  cancelled_by: z.string().nullable(),
  /** The number of the document that it cancels. */
  cancels: z.string().nullable(),
  /** The customer was erased: the document is kept for its legal years and not sent any more. */
  is_blocked: z.boolean(),
  /** What the e-invoice in it keeps to; null: it is none. */
  e_invoice: z.enum(eInvoiceProfiles).nullable(),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

/** The documents of a booking, for the studio. */
export const bookingInvoices = z.object({
  /** Whether the studio issues documents. */
  enabled: z.boolean(),
  invoices: z.array(listedInvoice),
  recipient: recipient.nullable(),
  /** Whether a final invoice can be issued now. */
  can_issue_final: z.boolean(),
  /** How many payments have no document in force. */
  payments_without: z.int(),
  /** Whether the next document needs the address of the customer, which is not known. */
  needs_address: z.boolean(),
  /** Why the next documents are no e-invoices although the recipient gets such. */
  missing_for_e_invoice: z.array(z.enum(eInvoiceNeeds)),
  /** A check value of the recipient. */
  version: z.string(),
});
export type BookingInvoices = z.infer<typeof bookingInvoices>;

/** The same for the customer. */
export const customerInvoices = z.object({
  invoices: z.array(
    listedInvoice.pick({ id: true, number: true, kind: true, issued_at: true, amount: true, e_invoice: true }),
  ),
  /** Whether an address may be entered, and whether it is missing for a document. */
  takes_address: z.boolean(),
  needs_address: z.boolean(),
  recipient: recipient.nullable(),
  /** A check value of the recipient. */
  version: z.string(),
});
export type CustomerInvoices = z.infer<typeof customerInvoices>;

const taxNumber = line(20).refine((typed) => typed === '' || isTaxNumber(typed), 'must be a tax number');
const vatId = line(20)
  .transform((typed) => typed.replaceAll(' ', '').toUpperCase())
  .refine((typed) => typed === '' || isVatId(typed), 'must be a VAT id like DE123456789');

const sentSettings = z
  .object({
    enabled: z.boolean(),
    street: line(limits.name),
    postal_code: line(12),
    city: line(limits.customerName),
    tax_number: taxNumber,
    vat_id: vatId,
    prefix: z.string().max(10).refine(isPrefix, 'must be capital letters and digits'),
    usual_rate: rate,
    /** Rates of services and options that differ from the usual one, by id. */
    rates: z.record(z.uuid(), rate),
    send_mails: z.boolean(),
    keep_years: z.int().min(keepYears.least).max(keepYears.most),
    version: readVersion,
  })
  .partial();
export type SentInvoiceSettings = z.output<typeof sentSettings>;

const named = z.object({ id: z.string(), name_de: z.string().nullable(), name_ru: z.string().nullable() });

export const invoiceSettingsView = z.object({
  enabled: z.boolean(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  tax_number: z.string(),
  vat_id: z.string(),
  prefix: z.string(),
  usual_rate: rate,
  rates: z.record(z.string(), rate),
  send_mails: z.boolean(),
  keep_years: z.int(),
  /** Counts the changes; 0: never saved. */
  version: z.int(),
  /** From the company settings. */
  vat_regime: z.enum(vatRegimes),
  /** What is missing before documents can be issued. */
  missing: z.array(z.enum(['street', 'postal_code', 'city', 'tax_number', 'vat_regime'])),
  next_number: z.string(),
  services: z.array(named.extend({ name: z.string(), options: z.array(named) })),
});
export type InvoiceSettingsView = z.infer<typeof invoiceSettingsView>;

const invoiceQuery = z.object({
  kind: z.enum(invoiceKinds).optional(),
  /** Only the documents of the sale of this voucher. */
  voucher_id: z.uuid().optional(),
  /** Days of issue, both inclusive. */
  from: day.optional(),
  to: day.optional(),
  /** Part of a number, a booking code, the last four characters of a voucher, or a name. */
  search: z.string().max(limits.name).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).optional(),
  offset: z.coerce.number<number>().int().min(0).max(10_000_000).optional(),
});
export type InvoiceQuery = z.output<typeof invoiceQuery>;

/** For programs that may not read bookings. */
const withoutPerson = {
  unless: 'bookings:read',
  response: bookingInvoices.pick({ enabled: true, can_issue_final: true, payments_without: true, needs_address: true }),
} as const;

const withToken = z.object({ token: z.string().max(200).optional() });
const ofBooking = byId.extend({ invoice_id: z.uuid() });

export const invoicesContract = defineContract({
  'GET /api/admin/invoices': {
    summary: 'Documents of money, the newest first',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    query: invoiceQuery,
    response: z.object({ invoices: z.array(listedInvoice), total: z.int() }),
    cache: 'no-store',
  },
  'GET /api/admin/invoices/settings': {
    summary: 'Whether documents are issued, and what they say about the studio',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    response: invoiceSettingsView,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/invoices/settings': {
    summary: 'Change what is sent; 400 if documents are switched on without what the law wants to be on them',
    access: 'admin',
    roles: ['owner'],
    body: sentSettings,
    response: invoiceSettingsView,
    versionOnRequest: true,
    refuses: [400, 409],
    cache: 'no-store',
  },
  'GET /api/admin/invoices/{id}/pdf': {
    summary: 'A document as PDF',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    params: byId,
    // The file itself; see RawResponse.
    response: z.unknown(),
    refuses: [409],
    cache: 'no-store',
  },
  'GET /api/admin/invoices/{id}/xml': {
    summary: 'An e-invoice as XML; 404 for a document that is none',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    params: byId,
    response: z.unknown(),
    refuses: [409],
    cache: 'no-store',
  },
  'POST /api/admin/invoices/{id}/cancel': {
    summary: 'Issue the document that cancels another one',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:write',
    params: byId,
    body: z.object({ reason: requiredText(limits.name) }),
    response: listedInvoice,
    trimmed: { unless: 'bookings:read', response: listedInvoice.pick({ id: true, number: true, kind: true }) },
    refuses: [400, 409],
    status: 201,
    cache: 'no-store',
  },
  'POST /api/admin/invoices/{id}/mail': {
    summary: 'Send a document to its customer once more',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:write',
    params: byId,
    response: success,
    refuses: [409],
    cache: 'no-store',
  },
  'GET /api/admin/bookings/{id}/invoices': {
    summary: 'The documents of a booking, and what can be issued',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    params: byId,
    response: bookingInvoices,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/bookings/{id}/invoices': {
    summary: 'Issue the final invoice, or deposit invoices for payments without one',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:write',
    params: byId,
    body: wantedDocuments.extend({ seen: readCheckValue }),
    response: bookingInvoices,
    versionOnRequest: true,
    trimmed: withoutPerson,
    refuses: [400, 409],
    status: 201,
    cache: 'no-store',
  },
  'PUT /api/admin/bookings/{id}/invoice-recipient': {
    summary: 'Set to whom the further documents of a booking are made out',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:write',
    params: byId,
    body: sentRecipient,
    response: bookingInvoices,
    versionOnRequest: true,
    trimmed: withoutPerson,
    refuses: [400, 409],
    cache: 'no-store',
  },
  'GET /api/bookings/{id}/invoices': {
    summary: 'The documents of a booking, with the token of its mails',
    access: 'public',
    params: byId,
    query: withToken,
    response: customerInvoices,
    versionOnRequest: true,
    refuses: [403],
    cache: 'no-store',
  },
  'GET /api/bookings/{id}/invoices/{invoice_id}/pdf': {
    summary: 'A document of a booking as PDF, with the token of its mails',
    access: 'public',
    params: ofBooking,
    query: withToken,
    response: z.unknown(),
    refuses: [403, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'GET /api/bookings/{id}/invoices/{invoice_id}/xml': {
    summary: 'An e-invoice of a booking as XML, with the token of its mails; 404 for a document that is none',
    access: 'public',
    params: ofBooking,
    query: withToken,
    response: z.unknown(),
    refuses: [403, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'PUT /api/bookings/{id}/invoice-recipient': {
    summary: 'Enter to whom the further documents of a booking are made out, with the token of its mails',
    access: 'public',
    params: byId,
    query: withToken,
    body: sentRecipient,
    response: customerInvoices,
    versionOnRequest: true,
    refuses: [400, 403, 409, 429],
    hourlyLimit: 30,
    cache: 'no-store',
  },
});
