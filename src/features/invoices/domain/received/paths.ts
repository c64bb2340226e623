/** Where an invoice of EN 16931 has its terms, as paths of local names below the root. */
export interface InvoicePaths {
  readonly number: string;
  readonly type_code: string;
  readonly issued_on: string;
  readonly due_on: string;
  readonly delivered_on: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly currency: string;
  readonly buyer_reference: string;
  readonly order_number: string;
  readonly corrects: string;
  readonly notes: string;
  readonly payment_terms: string;
  readonly payment_reference: string;
  readonly seller: string;
  readonly buyer: string;
  readonly party: PartyPaths;
  readonly accounts: Record<'all' | 'iban' | 'bic' | 'holder', string>;
  readonly lines: Record<
    'all' | 'position' | 'name' | 'description' | 'quantity' | 'price' | 'price_quantity' | 'net' | 'rate',
    string
  >;
  readonly allowances: Record<'all' | 'is_charge' | 'reason' | 'amount', string>;
  readonly taxes: Record<'all' | 'rate' | 'net' | 'tax' | 'exemption', string>;
  readonly totals: Record<
    'lines' | 'allowances' | 'charges' | 'net' | 'tax' | 'gross' | 'prepaid' | 'rounding' | 'due',
    string
  >;
}

export interface PartyPaths {
  readonly name: string;
  readonly other_name: string;
  readonly street: string;
  readonly street_2: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
  /** Numbers for tax; `registration` and `scheme` are below each. */
  readonly registrations: string;
  readonly registration: string;
  readonly scheme: string;
  readonly vat_scheme: string;
  readonly contact: string;
  readonly telephone: string;
  readonly email: string;
}

const trade = 'SupplyChainTradeTransaction';
const settlement = `${trade}/ApplicableHeaderTradeSettlement`;
const agreement = `${trade}/ApplicableHeaderTradeAgreement`;
const summation = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;

/** UN/CEFACT Cross Industry Invoice, D16B and later. */
export const cii: InvoicePaths = {
  number: 'ExchangedDocument/ID',
  type_code: 'ExchangedDocument/TypeCode',
  issued_on: 'ExchangedDocument/IssueDateTime/DateTimeString',
  due_on: `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
  delivered_on: `${trade}/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
  period_from: `${settlement}/BillingSpecifiedPeriod/StartDateTime/DateTimeString`,
  period_to: `${settlement}/BillingSpecifiedPeriod/EndDateTime/DateTimeString`,
  currency: `${settlement}/InvoiceCurrencyCode`,
  buyer_reference: `${agreement}/BuyerReference`,
  order_number: `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`,
  corrects: `${settlement}/InvoiceReferencedDocument/IssuerAssignedID`,
  notes: 'ExchangedDocument/IncludedNote/Content',
  payment_terms: `${settlement}/SpecifiedTradePaymentTerms/Description`,
  payment_reference: `${settlement}/PaymentReference`,
  seller: `${agreement}/SellerTradeParty`,
  buyer: `${agreement}/BuyerTradeParty`,
  party: {
    name: 'Name',
    other_name: 'SpecifiedLegalOrganization/TradingBusinessName',
    street: 'PostalTradeAddress/LineOne',
    street_2: 'PostalTradeAddress/LineTwo',
    postal_code: 'PostalTradeAddress/PostcodeCode',
    city: 'PostalTradeAddress/CityName',
    country: 'PostalTradeAddress/CountryID',
    registrations: 'SpecifiedTaxRegistration/ID',
    registration: '#text',
    scheme: '@schemeID',
    vat_scheme: 'VA',
    contact: 'DefinedTradeContact/PersonName',
    telephone: 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber',
    email: 'DefinedTradeContact/EmailURIUniversalCommunication/URIID',
  },
  accounts: {
    all: `${settlement}/SpecifiedTradeSettlementPaymentMeans`,
    iban: 'PayeePartyCreditorFinancialAccount/IBANID',
    bic: 'PayeeSpecifiedCreditorFinancialInstitution/BICID',
    holder: 'PayeePartyCreditorFinancialAccount/AccountName',
  },
  lines: {
    all: `${trade}/IncludedSupplyChainTradeLineItem`,
    position: 'AssociatedDocumentLineDocument/LineID',
    name: 'SpecifiedTradeProduct/Name',
    description: 'SpecifiedTradeProduct/Description',
    quantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
    price: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
    price_quantity: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity',
    net: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    rate: 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent',
  },
  allowances: {
    all: `${settlement}/SpecifiedTradeAllowanceCharge`,
    is_charge: 'ChargeIndicator/Indicator',
    reason: 'Reason',
    amount: 'ActualAmount',
  },
  taxes: {
    all: `${settlement}/ApplicableTradeTax`,
    rate: 'RateApplicablePercent',
    net: 'BasisAmount',
    tax: 'CalculatedAmount',
    exemption: 'ExemptionReason',
  },
  totals: {
    lines: `${summation}/LineTotalAmount`,
    allowances: `${summation}/AllowanceTotalAmount`,
    charges: `${summation}/ChargeTotalAmount`,
    net: `${summation}/TaxBasisTotalAmount`,
    tax: `${summation}/TaxTotalAmount`,
    gross: `${summation}/GrandTotalAmount`,
    prepaid: `${summation}/TotalPrepaidAmount`,
    rounding: `${summation}/RoundingAmount`,
    due: `${summation}/DuePayableAmount`,
  },
};

const ublParty: PartyPaths = {
  name: 'PartyLegalEntity/RegistrationName',
  other_name: 'PartyName/Name',
  street: 'PostalAddress/StreetName',
  street_2: 'PostalAddress/AdditionalStreetName',
  postal_code: 'PostalAddress/PostalZone',
  city: 'PostalAddress/CityName',
  country: 'PostalAddress/Country/IdentificationCode',
  registrations: 'PartyTaxScheme',
  registration: 'CompanyID',
  scheme: 'TaxScheme/ID',
  vat_scheme: 'VAT',
  contact: 'Contact/Name',
  telephone: 'Contact/Telephone',
  email: 'Contact/ElectronicMail',
};

const ublTotals: InvoicePaths['totals'] = {
  lines: 'LegalMonetaryTotal/LineExtensionAmount',
  allowances: 'LegalMonetaryTotal/AllowanceTotalAmount',
  charges: 'LegalMonetaryTotal/ChargeTotalAmount',
  net: 'LegalMonetaryTotal/TaxExclusiveAmount',
  tax: 'TaxTotal/TaxAmount',
  gross: 'LegalMonetaryTotal/TaxInclusiveAmount',
  prepaid: 'LegalMonetaryTotal/PrepaidAmount',
  rounding: 'LegalMonetaryTotal/PayableRoundingAmount',
  due: 'LegalMonetaryTotal/PayableAmount',
};

/** UBL 2.1: an invoice, or a credit note, whose amounts are positive. */
export const ubl = (root: 'Invoice' | 'CreditNote'): InvoicePaths => ({
  number: 'ID',
  type_code: `${root}TypeCode`,
  issued_on: 'IssueDate',
  due_on: root === 'Invoice' ? 'DueDate' : 'PaymentMeans/PaymentDueDate',
  delivered_on: 'Delivery/ActualDeliveryDate',
  period_from: 'InvoicePeriod/StartDate',
  period_to: 'InvoicePeriod/EndDate',
  currency: 'DocumentCurrencyCode',
  buyer_reference: 'BuyerReference',
  order_number: 'OrderReference/ID',
  corrects: 'BillingReference/InvoiceDocumentReference/ID',
  notes: 'Note',
  payment_terms: 'PaymentTerms/Note',
  payment_reference: 'PaymentMeans/PaymentID',
  seller: 'AccountingSupplierParty/Party',
  buyer: 'AccountingCustomerParty/Party',
  party: ublParty,
  accounts: {
    all: 'PaymentMeans',
    iban: 'PayeeFinancialAccount/ID',
    bic: 'PayeeFinancialAccount/FinancialInstitutionBranch/ID',
    holder: 'PayeeFinancialAccount/Name',
  },
  lines: {
    all: `${root}Line`,
    position: 'ID',
    name: 'Item/Name',
    description: 'Item/Description',
    quantity: root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity',
    price: 'Price/PriceAmount',
    price_quantity: 'Price/BaseQuantity',
    net: 'LineExtensionAmount',
    rate: 'Item/ClassifiedTaxCategory/Percent',
  },
  allowances: {
    all: 'AllowanceCharge',
    is_charge: 'ChargeIndicator',
    reason: 'AllowanceChargeReason',
    amount: 'Amount',
  },
  taxes: {
    all: 'TaxTotal/TaxSubtotal',
    rate: 'TaxCategory/Percent',
    net: 'TaxableAmount',
    tax: 'TaxAmount',
    exemption: 'TaxCategory/TaxExemptionReason',
  },
  totals: ublTotals,
});
