import type { InvoiceLine } from '../invoice-document.ts';
import { decimal } from './amounts.ts';
import { element, textElement } from './xml.ts';

/** The price is that of one, or, where it does not divide to four decimals, of the whole quantity: it is always exact. */
export const lineItem = ({ name, quantity, rate, net_cents }: InvoiceLine, i: number): string => {
  const isExact = (net_cents * 100) % quantity === 0;
  const price = isExact ? decimal((net_cents * 100) / quantity, 4) : decimal(net_cents);
  const unit = { unitCode: 'C62' };
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', String(i + 1))]),
    element('ram:SpecifiedTradeProduct', [textElement('ram:Name', name || '–')]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        textElement('ram:ChargeAmount', price),
        isExact ? '' : textElement('ram:BasisQuantity', String(quantity), unit),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [textElement('ram:BilledQuantity', String(quantity), unit)]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        textElement('ram:TypeCode', 'VAT'),
        textElement('ram:CategoryCode', categoryOf(rate)),
        textElement('ram:RateApplicablePercent', String(rate)),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        textElement('ram:LineTotalAmount', decimal(net_cents)),
      ]),
    ]),
  ]);
};

/** The category of a rate: taxed (S) or exempt (E). */
export const categoryOf = (rate: number): string => (rate > 0 ? 'S' : 'E');
