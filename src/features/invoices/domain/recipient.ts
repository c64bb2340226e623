import { isVatId } from './issuing.ts';

/** To whom the documents of a booking are made out. */
export interface Recipient {
  readonly name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
  readonly is_business: boolean;
  /** Where e-invoices go; null: to the address of the booking. */
  readonly email: string | null;
  readonly vat_id: string | null;
  readonly leitweg_id: string | null;
}

/** Whether the recipient gets e-invoices: a company, or whoever has given a number that only companies and authorities have. */
export const isBusiness = ({ is_business, vat_id, leitweg_id }: Recipient): boolean =>
  is_business || vat_id !== null || leitweg_id !== null;

/** A VAT id as it is stored: without the spaces, dots and hyphens that it is written with. */
export const plainVatId = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Whether a plain VAT id of any country is possible: the code of the country first (BR-CO-9). */
export const isCustomerVatId = (plain: string): boolean =>
  plain.startsWith('DE') ? isVatId(plain) : /^[A-Z]{2}[A-Z\d+*]{2,13}$/.test(plain);

/**
 * Whether a Leitweg-ID is possible: two to twelve digits, up to 30 letters and digits if there is a second part, and two
 * check digits (ISO/IEC 7064, mod 97-10), joined by hyphens.
 */
export const isLeitwegId = (typed: string): boolean =>
  /^\d{2,12}(-[A-Z\d]{1,30})?-\d\d$/i.test(typed) && remainder(typed.replaceAll('-', '')) === 1;

/** The remainder by 97 of the number in which A is 10 and Z is 35. */
const remainder = (text: string): number =>
  Array.from(text).reduce((rest, one) => {
    const value = Number.parseInt(one, 36);
    return (rest * (value < 10 ? 10 : 100) + value) % 97;
  }, 0);
