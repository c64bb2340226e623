import type { InvoiceDocument } from '../invoice-document.ts';
import { eAddressOf } from './profile.ts';
import { element, textElement } from './xml.ts';

/** The studio. Without a VAT id, its tax number identifies it (BR-CO-26). */
export const sellerParty = ({ name, street, postal_code, city, ...seller }: InvoiceDocument['seller']): string =>
  element('ram:SellerTradeParty', [
    seller.vat_id ? '' : textElement('ram:ID', seller.tax_number),
    textElement('ram:Name', name),
    element('ram:DefinedTradeContact', [
      textElement('ram:PersonName', name),
      element('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', seller.phone)]),
      element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', seller.email)]),
    ]),
    postalAddress({ street, postal_code, city, country: 'DE' }),
    eAddress(seller.email),
    registration('VA', seller.vat_id),
    registration('FC', seller.tax_number),
  ]);

export const buyerParty = (customer: InvoiceDocument['customer']): string =>
  element('ram:BuyerTradeParty', [
    textElement('ram:Name', customer.name),
    customer.address ? postalAddress(customer.address) : '',
    eAddress(eAddressOf(customer)),
    registration('VA', customer.vat_id),
  ]);

const postalAddress = ({ postal_code, street, city, country }: NonNullable<InvoiceDocument['customer']['address']>) =>
  element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', postal_code),
    textElement('ram:LineOne', street),
    textElement('ram:CityName', city),
    textElement('ram:CountryID', country),
  ]);

/** 'EM' of the codes of electronic addresses: a mailbox. */
const eAddress = (email: string): string =>
  element('ram:URIUniversalCommunication', [textElement('ram:URIID', email, { schemeID: 'EM' })]);

const registration = (schemeID: 'VA' | 'FC', number: string | null): string =>
  element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', number, { schemeID })]);
