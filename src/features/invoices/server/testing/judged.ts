import { type Invoice, InvoiceService } from '@e-invoice-eu/core';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { InvoiceDocument, IssuedInvoice } from '../../domain/invoice-document.ts';
import { grossOf } from '../../domain/vat.ts';

const silent = { log: () => {}, warn: () => {}, error: () => {} };
const euro = (cents: number): string => (cents / 100).toFixed(2);
const amount = (name: string, cents: number) => ({ [name]: euro(cents), [`${name}@currencyID`]: 'EUR' });
const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** The same facts, written as XRechnung by another program. Of documents that cancel nothing. */
export const judged = async ({ number, issued_at, document }: IssuedInvoice, type: string): Promise<string> => {
  const { lines, deposits, paid, booking, customer, payable_cents } = document;
  const invoice = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': number,
    'cbc:IssueDate': berlinDateOf(issued_at),
    'cbc:InvoiceTypeCode': type,
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': customer.leitweg_id ?? '',
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(document) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(customer) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': berlinDateOf(booking?.starts_at ?? issued_at) },
    'cac:PaymentMeans': [meansOf(document)],
    'cac:PaymentTerms': { 'cbc:Note': 'Im Studio' },
    'cac:TaxTotal': [
      {
        ...amount('cbc:TaxAmount', sum(document.vat.map(({ tax_cents }) => tax_cents))),
        'cac:TaxSubtotal': document.vat.map(({ rate, net_cents, tax_cents }) => ({
          ...amount('cbc:TaxableAmount', net_cents),
          ...amount('cbc:TaxAmount', tax_cents),
          'cac:TaxCategory': {
            'cbc:ID': rate > 0 ? 'S' : 'E',
            'cbc:Percent': String(rate),
            ...(rate === 0 && { 'cbc:TaxExemptionReason': 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.' }),
            ...vat,
          },
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('cbc:LineExtensionAmount', sum(lines.map(({ net_cents }) => net_cents))),
      ...amount('cbc:TaxExclusiveAmount', sum(document.vat.map(({ net_cents }) => net_cents))),
      ...amount('cbc:TaxInclusiveAmount', grossOf(document.vat)),
      ...amount(
        'cbc:PrepaidAmount',
        sum([...deposits.map((one) => grossOf(one.vat)), ...paid.map(({ amount_cents }) => amount_cents)]),
      ),
      ...amount('cbc:PayableAmount', payable_cents),
    },
    'cac:InvoiceLine': lines.map((line, i) => lineOf(line, String(i + 1))),
  };
  const options = { format: 'XRECHNUNG-CII', lang: 'de-de', noWarnings: true };
  const written = await new InvoiceService(silent).generate({ 'ubl:Invoice': invoice } as unknown as Invoice, options);
  return String(written);
};

const meansOf = ({ account, booking }: InvoiceDocument) =>
  account
    ? {
        'cbc:PaymentMeansCode': '58',
        'cbc:PaymentID': booking?.confirmation_code,
        'cac:PayeeFinancialAccount': {
          'cbc:ID': account.iban,
          'cbc:Name': account.holder,
          'cac:FinancialInstitutionBranch': { 'cbc:ID': account.bic },
        },
      }
    : { 'cbc:PaymentMeansCode': '1' };

const addressOf = ({
  street,
  city,
  postal_code,
  country,
}: Record<'street' | 'city' | 'postal_code' | 'country', string>) => ({
  'cbc:StreetName': street,
  'cbc:CityName': city,
  'cbc:PostalZone': postal_code,
  'cac:Country': { 'cbc:IdentificationCode': country },
});

const sellerOf = ({ seller }: InvoiceDocument) => ({
  'cbc:EndpointID': seller.email,
  'cbc:EndpointID@schemeID': 'EM',
  'cac:PostalAddress': addressOf({ ...seller, country: 'DE' }),
  'cac:PartyTaxScheme': [
    { 'cbc:CompanyID': seller.vat_id, ...vat },
    { 'cbc:CompanyID': seller.tax_number, 'cac:TaxScheme': { 'cbc:ID': 'FC' } },
  ],
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name },
  'cac:Contact': { 'cbc:Name': seller.name, 'cbc:Telephone': seller.phone, 'cbc:ElectronicMail': seller.email },
});

const buyerOf = ({ name, address, email, e_address }: InvoiceDocument['customer']) => ({
  'cbc:EndpointID': e_address ?? email,
  'cbc:EndpointID@schemeID': 'EM',
  ...(address && { 'cac:PostalAddress': addressOf(address) }),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
});

/** It takes prices of two decimals only, so the price is that of all pieces. */
const lineOf = ({ name, quantity, rate, net_cents }: InvoiceDocument['lines'][number], id: string) => ({
  'cbc:ID': id,
  'cbc:InvoicedQuantity': String(quantity),
  'cbc:InvoicedQuantity@unitCode': 'C62',
  ...amount('cbc:LineExtensionAmount', net_cents),
  'cac:Item': {
    'cbc:Name': name,
    'cac:ClassifiedTaxCategory': { 'cbc:ID': rate > 0 ? 'S' : 'E', 'cbc:Percent': String(rate), ...vat },
  },
  'cac:Price': {
    ...amount('cbc:PriceAmount', net_cents),
    'cbc:BaseQuantity': String(quantity),
    'cbc:BaseQuantity@unitCode': 'C62',
  },
});
