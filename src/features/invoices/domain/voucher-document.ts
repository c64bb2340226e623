import { documentTexts } from '../texts/document-texts.ts';
import type { Received } from './compose-invoice.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { vatIn } from './vat.ts';

interface VoucherFacts extends Pick<InvoiceDocument, 'language' | 'seller' | 'customer'> {
  readonly voucher: NonNullable<InvoiceDocument['voucher']>;
  /** The rate of everything that is sold, in per cent. */
  readonly rate: number;
}

/** Composes the document of a voucher whose tax arises when it is sold: its whole amount at its one rate, paid. */
export const voucherDocument = (
  { rate, voucher, language, seller, customer }: VoucherFacts,
  received: Received,
): InvoiceDocument => {
  const sum = vatIn({ rate, gross_cents: received.amount_cents });
  const { net_cents, gross_cents } = sum;
  const name = documentTexts[language].voucherName(voucher.last_four);
  return {
    language,
    small_business: false,
    seller,
    customer,
    booking: null,
    voucher,
    lines: [{ name, quantity: 1, rate, gross_cents, net_cents }],
    vat: [sum],
    deposits: [],
    rest: [sum],
    paid: [received],
    payable_cents: 0,
    cancels: null,
    e_invoice: null,
  };
};

/** What a document is about, in a line of the accounts: the code of a booking, or the end of that of a voucher. */
export const subjectOf = ({ booking, voucher }: Pick<InvoiceDocument, 'booking' | 'voucher'>): string =>
  booking?.confirmation_code ?? voucher?.last_four ?? '';
