import type { InvoiceDocument } from '../invoice-document.ts';
import { isBusiness, type Recipient } from '../recipient.ts';
import type { EInvoiceProfile } from './profiles.ts';

/** Returns what documents of a recipient are: an XRechnung for whoever has a Leitweg-ID; null: no e-invoice. */
export const profileOf = (recipient: Recipient | undefined): EInvoiceProfile | null => {
  if (!recipient || !isBusiness(recipient)) return null;
  return recipient.leitweg_id === null ? 'en16931' : 'xrechnung';
};

export const eInvoiceNeeds = ['company_name', 'company_email', 'company_phone', 'customer_email'] as const;
export type MissingForEInvoice = (typeof eInvoiceNeeds)[number];

/**
 * Returns what is missing before a document can be an e-invoice. EN 16931 wants the name of the seller (BT-27), XRechnung
 * also how to reach it and where the buyer gets the invoice (BR-DE-6, BR-DE-7, PEPPOL-EN16931-R010, R020). Address, tax
 * number and the address of the buyer are there whenever documents are issued to a recipient.
 */
export const missingOf = (
  profile: EInvoiceProfile,
  { seller, customer }: Pick<InvoiceDocument, 'seller' | 'customer'>,
): MissingForEInvoice[] => {
  const known: Record<MissingForEInvoice, boolean> = {
    company_name: seller.name.trim() !== '',
    company_email: profile === 'en16931' || seller.email.trim() !== '',
    company_phone: profile === 'en16931' || seller.phone.replaceAll(/\D/g, '').length >= 3,
    customer_email: profile === 'en16931' || eAddressOf(customer) !== '',
  };
  return eInvoiceNeeds.filter((name) => !known[name]);
};

/** Where the buyer gets e-invoices; '' if nothing is known. */
export const eAddressOf = ({ e_address, email }: InvoiceDocument['customer']): string => (e_address ?? email).trim();
