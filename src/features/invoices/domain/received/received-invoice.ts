/** An invoice that somebody has sent to the studio, as its file says. Amounts are in units of its currency. */
export interface ReceivedInvoice {
  readonly number: string;
  /** Code of UNTDID 1001: 380 invoice, 381 credit note, 384 corrected invoice, and others. */
  readonly type_code: string;
  /** Days: 'YYYY-MM-DD'. */
  readonly issued_on?: string;
  readonly due_on?: string;
  readonly delivered_on?: string;
  readonly period_from?: string;
  readonly period_to?: string;
  readonly currency: string;
  readonly buyer_reference?: string;
  readonly order_number?: string;
  /** The number of the invoice that this one corrects. */
  readonly corrects?: string;
  readonly notes: readonly string[];
  readonly payment_terms: readonly string[];
  readonly payment_reference?: string;
  readonly seller: ReceivedParty;
  readonly buyer: ReceivedParty;
  readonly accounts: readonly ReceivedAccount[];
  readonly lines: readonly ReceivedLine[];
  /** Of the whole invoice: what is added (`is_charge`) and what is taken off. */
  readonly allowances: readonly ReceivedAllowance[];
  readonly taxes: readonly ReceivedTax[];
  readonly totals: ReceivedTotals;
}

export interface ReceivedParty {
  readonly name?: string;
  readonly street?: string;
  readonly street_2?: string;
  readonly postal_code?: string;
  readonly city?: string;
  readonly country?: string;
  readonly vat_id?: string;
  readonly tax_number?: string;
  readonly contact?: string;
  readonly telephone?: string;
  readonly email?: string;
}

export interface ReceivedAccount {
  readonly iban?: string;
  readonly bic?: string;
  readonly holder?: string;
}

export interface ReceivedLine {
  readonly position?: string;
  readonly name?: string;
  readonly description?: string;
  readonly quantity?: number;
  /** Code of UN/ECE recommendation 20, such as 'HUR' for an hour. */
  readonly unit?: string;
  /** Net price of `price_quantity` units, or of one. */
  readonly price?: number;
  readonly price_quantity?: number;
  readonly net?: number;
  readonly rate?: number;
}

export interface ReceivedAllowance {
  readonly is_charge: boolean;
  readonly reason?: string;
  readonly amount?: number;
}

export interface ReceivedTax {
  readonly rate?: number;
  readonly net?: number;
  readonly tax?: number;
  /** Why no tax is charged. */
  readonly exemption?: string;
}

export interface ReceivedTotals {
  readonly lines?: number;
  readonly allowances?: number;
  readonly charges?: number;
  readonly net?: number;
  readonly tax?: number;
  readonly gross?: number;
  readonly prepaid?: number;
  readonly rounding?: number;
  readonly due?: number;
}

/** A sum of EN 16931: of the lines (BR-CO-10), net (BR-CO-13), of the taxes (BR-CO-14), gross (BR-CO-15), due (BR-CO-16). */
export type CheckedSum = 'lines' | 'net' | 'tax' | 'gross' | 'due';

/** The sums of an invoice that are missing or do not add up to the cent. Source: EN 16931-1, the rules of `CheckedSum`. */
export const wrongSums = ({ lines, taxes, totals }: ReceivedInvoice): readonly CheckedSum[] => {
  const sum = (amounts: readonly (number | undefined)[]): number =>
    amounts.reduce<number>((total, amount) => total + hundredths(amount ?? 0), 0);
  const { allowances = 0, charges = 0, prepaid = 0, rounding = 0 } = totals;
  const expected: Readonly<Record<CheckedSum, number>> = {
    lines: sum(lines.map(({ net }) => net)),
    net: sum([totals.lines, -allowances, charges]),
    tax: sum(taxes.map(({ tax }) => tax)),
    gross: sum([totals.net, totals.tax]),
    due: sum([totals.gross, -prepaid, rounding]),
  };
  const names = Object.keys(expected) as CheckedSum[];
  return names.filter((name) => {
    const stated = totals[name];
    // An invoice without tax may leave its sum out.
    if (stated === undefined && name === 'tax') return expected.tax !== 0;
    return stated === undefined || hundredths(stated) !== expected[name];
  });
};

/** Exact for amounts with two decimals, which binary fractions are not. */
const hundredths = (amount: number): number => Math.round(amount * 100);
