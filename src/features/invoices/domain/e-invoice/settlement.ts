import { documentTexts } from '../../texts/document-texts.ts';
import type { InvoiceDocument, IssuedInvoice } from '../invoice-document.ts';
import type { VatSum } from '../vat.ts';
import { decimal, type EInvoiceAmounts } from './amounts.ts';
import { categoryOf } from './line-item.ts';
import { termsOf } from './notes.ts';
import { day, element, textElement } from './xml.ts';

/** How it is paid, the taxes, the sums, and the documents that it refers to. */
export const settlement = (invoice: IssuedInvoice, amounts: EInvoiceAmounts): string => {
  const { document } = invoice;
  return element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:PaymentReference', document.account ? (document.booking?.confirmation_code ?? '') : ''),
    textElement('ram:InvoiceCurrencyCode', 'EUR'),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [
      textElement('ram:TypeCode', meansCode(document)),
      ...accountOf(document),
    ]),
    ...amounts.vat.map((sum) => taxOf(document, sum)),
    element('ram:SpecifiedTradePaymentTerms', [textElement('ram:Description', termsOf(invoice, amounts))]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      textElement('ram:LineTotalAmount', decimal(amounts.net_cents)),
      textElement('ram:TaxBasisTotalAmount', decimal(amounts.net_cents)),
      textElement('ram:TaxTotalAmount', decimal(amounts.tax_cents), { currencyID: 'EUR' }),
      textElement('ram:GrandTotalAmount', decimal(amounts.gross_cents)),
      textElement('ram:TotalPrepaidAmount', decimal(amounts.prepaid_cents)),
      textElement('ram:DuePayableAmount', decimal(amounts.due_cents)),
    ]),
    ...referred(invoice).map(({ number, issued_at }) =>
      element('ram:InvoiceReferencedDocument', [
        textElement('ram:IssuerAssignedID', number),
        element('ram:FormattedIssueDateTime', [day('qdt', issued_at)]),
      ]),
    ),
  ]);
};

/** BG-3: what a cancellation takes back, or the deposit invoices that a final invoice deducts. */
const referred = ({ document: { cancels, deposits } }: IssuedInvoice) =>
  cancels ? [cancels] : deposits.filter(({ is_voucher }) => !is_voucher);

/** BG-17: the account that may be transferred to. */
const accountOf = ({ account }: InvoiceDocument): string[] =>
  account
    ? [
        element('ram:PayeePartyCreditorFinancialAccount', [
          textElement('ram:IBANID', account.iban),
          textElement('ram:AccountName', account.holder),
        ]),
        element('ram:PayeeSpecifiedCreditorFinancialInstitution', [textElement('ram:BICID', account.bic)]),
      ]
    : [];

/**
 * UNTDID 4461: SEPA transfer, online, in cash, or not said. A transfer has to name the account (BR-DE-23), cards would
 * need a part of their number (BR-DE-24).
 */
const meansCode = ({ paid, payable_cents, account }: InvoiceDocument): string => {
  if (account) return '58';
  const isAll = (method: string) =>
    payable_cents === 0 && paid.length > 0 && paid.every((one) => one.method === method);
  if (isAll('online')) return '68';
  return isAll('cash') ? '10' : '1';
};

const taxOf = ({ language, small_business }: InvoiceDocument, { rate, net_cents, tax_cents }: VatSum): string => {
  const { smallBusiness, exemptNote } = documentTexts[language];
  return element('ram:ApplicableTradeTax', [
    textElement('ram:CalculatedAmount', decimal(tax_cents)),
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', rate > 0 ? '' : small_business ? smallBusiness : exemptNote),
    textElement('ram:BasisAmount', decimal(net_cents)),
    textElement('ram:CategoryCode', categoryOf(rate)),
    textElement('ram:RateApplicablePercent', String(rate)),
  ]);
};
