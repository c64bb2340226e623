import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId } from '#shared/contract/fields.ts';
import { invoiceDocument } from './domain/invoice-document.ts';
import { paymentMethods } from './domain/invoice-kinds.ts';

/** What is issued of a booking: the final invoice, or deposit invoices for its payments without one. */
export const wantedDocuments = z.object({ kind: z.enum(['final', 'deposit']) });

/** Amounts are EUR, days those of Berlin. */
const tax = z.object({ rate: z.number(), net: z.number(), tax: z.number() });

const previewedDocument = z.object({
  kind: z.enum(['deposit', 'final', 'cancellation']),
  /** The one that comes next; another document may take it until this one is issued. */
  number: z.string(),
  language: invoiceDocument.shape.language,
  customer: invoiceDocument.shape.customer.pick({ name: true, address: true, vat_id: true, leitweg_id: true }),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), rate: z.number(), amount: z.number() })),
  taxes: z.array(tax),
  /** All lines. */
  total: z.number(),
  /** Earlier documents, and vouchers whose tax arose when they were sold, with the tax in them. */
  deducted: z.array(
    z.object({
      number: z.string(),
      on: z.string(),
      is_voucher: z.boolean(),
      amount: z.number(),
      taxes: z.array(tax),
    }),
  ),
  /** What remains of the lines. */
  rest: z.number(),
  rest_taxes: z.array(tax),
  received: z.array(z.object({ amount: z.number(), method: z.enum(paymentMethods), on: z.string() })),
  payable: z.number(),
  account: invoiceDocument.shape.account,
  /** Of a cancellation: what it cancels, and why. */
  cancels: z.object({ number: z.string(), reason: z.string() }).nullable(),
  small_business: z.boolean(),
  e_invoice: invoiceDocument.shape.e_invoice,
});
export type PreviewedDocument = z.infer<typeof previewedDocument>;

const invoicePreview = z.object({
  /** In the order of their numbers. */
  documents: z.array(previewedDocument),
  issued_on: z.string(),
  /** Where the documents are mailed to; null: nowhere. */
  mailed_to: z.string().nullable(),
  /** A check value of all that is shown, to be sent when it is issued. */
  seen: z.string(),
});
export type InvoicePreview = z.infer<typeof invoicePreview>;

export const previewContract = defineContract({
  'GET /api/admin/bookings/{id}/invoices/preview': {
    summary: 'What would be issued for a booking now, with its next numbers; refuses what issuing refuses',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    params: byId,
    query: wantedDocuments,
    response: invoicePreview,
    refuses: [400, 409],
    cache: 'no-store',
  },
});
