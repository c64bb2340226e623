import {
  chargedUnits,
  type Item,
  isDiscount,
  priceOfItem,
  priceOfItems,
} from '#features/services/domain/extras/booked-item.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import type { CompanySettings } from '#features/settings/domain/company.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { reducedName } from '../texts/reduced-name.ts';
import type { ChargedLine, InvoiceFacts } from './charged-lines.ts';
import { type MissingForEInvoice, missingOf, profileOf } from './e-invoice/profile.ts';
import { type InvoiceSettings } from './invoice-settings.ts';
import { rateOf } from './issuing.ts';
import type { Recipient } from './recipient.ts';
import { shares } from './shares.ts';

/** What a document says of a booking. */
export interface InvoicedBooking {
  readonly confirmation_code: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly service_id: string;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  readonly service_price_cents: number;
  readonly own_price_cents: number | null;
  readonly no_show_fee_percent: number | null;
  /** The fee for a missed session that is charged; null: none. */
  readonly no_show_fee_cents: number | null;
  readonly items: readonly Item[];
  readonly customer_name: string;
  readonly customer_email: string;
  readonly language: Language;
}

export interface Studio {
  readonly settings: InvoiceSettings;
  readonly company: CompanySettings;
}

/** Returns what every document of a booking says, at the rates that apply now. */
export const invoiceFacts = (
  booking: InvoicedBooking,
  recipient: Recipient | undefined,
  studio: Studio,
): InvoiceFacts => {
  const facts = factsWithoutProfile(booking, recipient, studio);
  const profile = profileOf(recipient);
  return { ...facts, e_invoice: profile && missingOf(profile, facts).length === 0 ? profile : null };
};

/** Returns what is missing before the documents of a booking are the e-invoices that its recipient gets. */
export const missingForEInvoice = (
  booking: InvoicedBooking,
  recipient: Recipient | undefined,
  studio: Studio,
): MissingForEInvoice[] => {
  const profile = profileOf(recipient);
  return profile ? missingOf(profile, factsWithoutProfile(booking, recipient, studio)) : [];
};

const factsWithoutProfile = (
  booking: InvoicedBooking,
  recipient: Recipient | undefined,
  { settings, company }: Studio,
): InvoiceFacts => ({
  language: booking.language,
  small_business: company.vat_regime === 'small_business',
  seller: sellerOf({ settings, company }),
  customer: customerOf(booking, recipient),
  booking: {
    confirmation_code: booking.confirmation_code,
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
  },
  lines: chargedLines(booking, settings),
  no_show_fee: feeOf(booking),
});

const feeOf = ({ no_show_fee_percent: percent, no_show_fee_cents: amount_cents }: InvoicedBooking) =>
  percent === null || amount_cents === null ? null : { percent, amount_cents };

/** The studio as it stands on a document that is issued now. */
export const sellerOf = ({ settings, company }: Studio): InvoiceFacts['seller'] => ({
  name: company.company_name,
  street: settings.street,
  postal_code: settings.postal_code,
  city: settings.city,
  email: company.company_email,
  phone: company.company_phone,
  tax_number: settings.tax_number || null,
  vat_id: settings.vat_id || null,
});

const customerOf = (
  { customer_name, customer_email }: InvoicedBooking,
  recipient: Recipient | undefined,
): InvoiceFacts['customer'] => {
  if (!recipient) {
    return { name: customer_name, email: customer_email, address: null, vat_id: null, leitweg_id: null };
  }
  const { name, street, postal_code, city, country, email: e_address, vat_id, leitweg_id } = recipient;
  return {
    name,
    email: customer_email,
    e_address,
    address: { street, postal_code, city, country },
    vat_id,
    leitweg_id,
  };
};

/**
 * The service and everything that is charged besides it, each less its share of the reduction by a discount code. A
 * second session has the rate of its own service.
 */
const chargedLines = (booking: InvoicedBooking, settings: InvoiceSettings): ChargedLine[] => {
  const { language, service_id } = booking;
  const names = { name: booking.service_name, name_de: booking.service_name_de, name_ru: booking.service_name_ru };
  const service = {
    name: cleanLine(serviceName(names, language)),
    quantity: 1,
    rate: rateOf(settings, service_id),
    gross_cents: booking.own_price_cents ?? booking.service_price_cents,
    service_id,
  };
  const items = booking.items
    .filter((item) => !isDiscount(item))
    .map((item) => {
      const of = item.service_id ?? service_id;
      const rate = rateOf(settings, item.option_id ?? of);
      return {
        name: cleanLine(inLanguage(item, 'name', language)),
        quantity: chargedUnits(item),
        rate,
        gross_cents: priceOfItem(item),
        // An account of its own belongs to one rate.
        ...(rate === rateOf(settings, of) && { service_id: of }),
      };
    });
  const lines = [service, ...items.filter(({ gross_cents }) => gross_cents > 0)];
  const discount = booking.items.filter(isDiscount);
  return discount.length === 0 ? lines : reducedLines(lines, discount, language);
};

/** Divides a reduction over the lines as their prices are; each names what it was reduced by. */
const reducedLines = (lines: readonly ChargedLine[], discount: readonly Item[], language: Language): ChargedLine[] => {
  const parts = shares(
    0 - priceOfItems(discount),
    lines.map(({ gross_cents }) => gross_cents),
  );
  return lines.map((line, i) => {
    const part = parts[i] ?? 0;
    if (part === 0) return line;
    const name = reducedName(language, { name: line.name, reduction: formatEuro(part, language) });
    return { ...line, name, gross_cents: line.gross_cents - part };
  });
};
