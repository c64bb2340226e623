import type { InvoiceFacts } from '../charged-lines.ts';
import { factsOf } from './invoice-facts.ts';

/** A booking of a company, which gets ZUGFeRD. */
export const businessFacts = (more: Partial<InvoiceFacts> = {}): InvoiceFacts =>
  factsOf({
    customer: { ...factsOf().customer, e_address: 'rechnung@sommer.example', vat_id: 'DE999999999' },
    e_invoice: 'en16931',
    ...more,
  });

/** The same for an authority, which gets an XRechnung. */
export const authorityFacts = (more: Partial<InvoiceFacts> = {}): InvoiceFacts =>
  businessFacts({
    customer: { ...businessFacts().customer, vat_id: null, leitweg_id: '04011000-12345-03' },
    e_invoice: 'xrechnung',
    ...more,
  });
