import type { IssuedInvoice } from '../invoice-document.ts';
import { type EInvoiceAmounts, eInvoiceAmounts } from './amounts.ts';
import { lineItem } from './line-item.ts';
import { notesOf } from './notes.ts';
import { buyerParty, sellerParty } from './parties.ts';
import type { EInvoiceProfile } from './profiles.ts';
import { settlement } from './settlement.ts';
import { day, element, textElement } from './xml.ts';

const standard = 'urn:un:unece:uncefact:data:standard';
const namespaces = {
  'xmlns:rsm': `${standard}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${standard}:QualifiedDataType:100`,
  'xmlns:udt': `${standard}:UnqualifiedDataType:100`,
};
const guidelines: Record<EInvoiceProfile, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

/**
 * Writes an issued document as Cross Industry Invoice: EN 16931 as in ZUGFeRD, or XRechnung. The same document gives the
 * same text, and every amount is that of the document.
 */
export const ciiOf = (invoice: IssuedInvoice, profile: EInvoiceProfile): string => {
  const amounts = eInvoiceAmounts(invoice);
  const root = element(
    'rsm:CrossIndustryInvoice',
    [context(profile), header(invoice, profile, amounts), trade(invoice, amounts)],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
};

const context = (profile: EInvoiceProfile): string =>
  element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
      textElement('ram:ID', profile === 'xrechnung' ? 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' : ''),
    ]),
    element('ram:GuidelineSpecifiedDocumentContextParameter', [textElement('ram:ID', guidelines[profile])]),
  ]);

const header = (invoice: IssuedInvoice, profile: EInvoiceProfile, amounts: EInvoiceAmounts): string =>
  element('rsm:ExchangedDocument', [
    textElement('ram:ID', invoice.number),
    textElement('ram:TypeCode', typeCode(invoice, profile)),
    element('ram:IssueDateTime', [day('udt', invoice.issued_at)]),
    ...notesOf(invoice, amounts).map((note) => element('ram:IncludedNote', [textElement('ram:Content', note)])),
  ]);

/** UNTDID 1001. XRechnung has no prepayment invoice (386) but a partial one (BR-DE-17). */
const typeCode = ({ kind }: IssuedInvoice, profile: EInvoiceProfile): string => {
  if (kind === 'cancellation') return '381';
  if (kind === 'final') return '380';
  return profile === 'xrechnung' ? '326' : '386';
};

const trade = (invoice: IssuedInvoice, amounts: EInvoiceAmounts): string => {
  const { seller, customer, booking } = invoice.document;
  return element('rsm:SupplyChainTradeTransaction', [
    ...amounts.lines.map(lineItem),
    element('ram:ApplicableHeaderTradeAgreement', [
      textElement('ram:BuyerReference', customer.leitweg_id),
      sellerParty(seller),
      buyerParty(customer),
      element('ram:SellerOrderReferencedDocument', [textElement('ram:IssuerAssignedID', booking?.confirmation_code)]),
    ]),
    element('ram:ApplicableHeaderTradeDelivery', [
      element('ram:ActualDeliverySupplyChainEvent', [
        element('ram:OccurrenceDateTime', [day('udt', booking?.starts_at ?? invoice.issued_at)]),
      ]),
    ]),
    settlement(invoice, amounts),
  ]);
};
