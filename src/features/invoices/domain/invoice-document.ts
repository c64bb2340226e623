import { z } from 'zod';
import { languages } from '#shared/kernel/language.ts';
import { eInvoiceProfiles } from './e-invoice/profiles.ts';
import { type InvoiceKind, paymentMethods } from './invoice-kinds.ts';

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
    /** Where e-invoices go; without one, to `email`. */
    e_address: z.string().nullish(),
    /** null: not needed, up to 250 EUR. */
    address: address.nullable(),
    vat_id: z.string().nullable(),
    leitweg_id: z.string().nullable(),
  }),
  /** null: it is about a voucher. */
  booking: z.object({ confirmation_code: z.string(), starts_at: instant, ends_at: instant }).nullable(),
  /** The voucher that was sold; null, and missing in documents of before: it is about a booking. */
  voucher: z.object({ last_four: z.string(), sold_at: instant }).nullish(),
  /** What is charged. Gross amounts are exact; the net amounts of a rate add up to its sum. */
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      rate: z.number(),
      gross_cents: cents,
      net_cents: cents,
      /** The service whose revenue this is: the service itself, and what is taxed like it. */
      service_id: z.string().optional(),
    }),
  ),
  /** The sums of the lines per rate. */
  vat: z.array(vatSum),
  /**
   * What a final invoice deducts: earlier deposit invoices with their tax, and vouchers whose tax arose when they were sold
   * (`number`: the last four characters, `issued_at`: when it was redeemed).
   */
  deposits: z.array(
    z.object({ number: z.string(), issued_at: instant, vat: z.array(vatSum), is_voucher: z.boolean().optional() }),
  ),
  /** What remains per rate: the sums of the lines less the deposits. */
  rest: z.array(vatSum),
  /** What was received. On a final invoice: what no deposit invoice was issued for. */
  paid: z.array(z.object({ amount_cents: cents, method: z.enum(paymentMethods), paid_at: instant })),
  /** What is still to be paid. */
  payable_cents: cents,
  /**
   * Where what is still to be paid may be transferred, with the booking code as its reference; null, and missing in
   * documents of before: it is paid at the studio.
   */
  account: z.object({ holder: z.string(), iban: z.string(), bic: z.string() }).nullish(),
  /** Of a cancellation: what it cancels, and why. */
  cancels: z.object({ number: z.string(), issued_at: instant, reason: z.string() }).nullable(),
  /** What the e-invoice in it keeps to; null: it is none. Documents of before e-invoices do not have it. */
  e_invoice: z.enum(eInvoiceProfiles).nullish(),
});

/** Everything that is on a document except its kind, number and date. PDF and XML are made from it alone. */
export type InvoiceDocument = z.infer<typeof invoiceDocument>;
export type InvoiceLine = InvoiceDocument['lines'][number];

/** A document with what it got when it was issued. */
export interface IssuedInvoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** Epoch ms. */
  readonly issued_at: number;
  readonly document: InvoiceDocument;
}
