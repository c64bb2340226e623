import { z } from 'zod';
import { languages } from '#shared/kernel/language.ts';
import { paymentMethods } from './invoice-kinds.ts';

const cents = z.int();
/** Epoch ms. */
const instant = z.int();

const vatSum = z.object({ rate: z.number(), net_cents: cents, tax_cents: cents, gross_cents: cents });

const address = z.object({
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
});

export const invoiceDocument = z.object({
  language: z.enum(languages),
  /** What is charged and received is without value added tax (§ 19 UStG). */
  small_business: z.boolean(),
  seller: z.object({
    name: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    email: z.string(),
    phone: z.string(),
    tax_number: z.string().nullable(),
    vat_id: z.string().nullable(),
  }),
  customer: z.object({
    name: z.string(),
    email: z.string(),
    /** null: not needed, up to 250 EUR. */
    address: address.nullable(),
    vat_id: z.string().nullable(),
    leitweg_id: z.string().nullable(),
  }),
  booking: z.object({ confirmation_code: z.string(), starts_at: instant, ends_at: instant }),
  /** What is charged. Gross amounts are exact; the net amounts of a rate add up to its sum. */
  lines: z.array(
    z.object({ name: z.string(), quantity: z.int(), rate: z.number(), gross_cents: cents, net_cents: cents }),
  ),
  /** The sums of the lines per rate. */
  vat: z.array(vatSum),
  /** What a final invoice deducts: earlier deposit invoices with their tax. */
  deposits: z.array(z.object({ number: z.string(), issued_at: instant, vat: z.array(vatSum) })),
  /** What remains per rate: the sums of the lines less the deposits. */
  rest: z.array(vatSum),
  /** What was received. On a final invoice: what no deposit invoice was issued for. */
  paid: z.array(z.object({ amount_cents: cents, method: z.enum(paymentMethods), paid_at: instant })),
  /** What is still to be paid. */
  payable_cents: cents,
  /** Of a cancellation: what it cancels, and why. */
  cancels: z.object({ number: z.string(), issued_at: instant, reason: z.string() }).nullable(),
});

/** Everything that is on a document except its kind, number and date. PDF and XML are made from it alone. */
export type InvoiceDocument = z.infer<typeof invoiceDocument>;
export type InvoiceLine = InvoiceDocument['lines'][number];
