/** What is taxed at one rate: net and tax add up to gross. Cents; negative on what deducts or cancels. */
export interface VatSum {
  /** Per cent. */
  readonly rate: number;
  readonly net_cents: number;
  readonly tax_cents: number;
  readonly gross_cents: number;
}

interface Taxed {
  readonly rate: number;
  readonly gross_cents: number;
}

/** Returns the value added tax that is contained in an amount. Half a cent of the net amount is rounded away from 0. */
export const vatIn = ({ rate, gross_cents }: Taxed): VatSum => {
  const net_cents = Math.sign(gross_cents) * rounded(Math.abs(gross_cents) * 100, 100 + rate);
  return { rate, net_cents: positiveZero(net_cents), tax_cents: gross_cents - positiveZero(net_cents), gross_cents };
};

/** `above / below`, rounded half up, without floating point. */
const rounded = (above: number, below: number): number => Math.floor((2 * above + below) / (2 * below));
const positiveZero = (value: number): number => (value === 0 ? 0 : value);

/** Returns the sums per rate, the highest rate first. The tax is computed once per rate, from its whole amount. */
export const vatOf = (amounts: readonly Taxed[]): VatSum[] =>
  ratesOf(amounts).map((rate) => vatIn({ rate, gross_cents: sum(amounts, (one) => one.rate === rate, 'gross_cents') }));

/** Adds up sums rate by rate, so that what several documents say stays exactly as it was said. */
export const addedUp = (sums: readonly VatSum[]): VatSum[] =>
  ratesOf(sums).map((rate) => {
    const isOf = (one: { readonly rate: number }) => one.rate === rate;
    return {
      rate,
      net_cents: sum(sums, isOf, 'net_cents'),
      tax_cents: sum(sums, isOf, 'tax_cents'),
      gross_cents: sum(sums, isOf, 'gross_cents'),
    };
  });

export const negated = ({ rate, net_cents, tax_cents, gross_cents }: VatSum): VatSum => ({
  rate,
  net_cents: positiveZero(-net_cents),
  tax_cents: positiveZero(-tax_cents),
  gross_cents: positiveZero(-gross_cents),
});

export const grossOf = (sums: readonly { readonly gross_cents: number }[]): number =>
  sums.reduce((total, { gross_cents }) => total + gross_cents, 0);

const ratesOf = (of: readonly { readonly rate: number }[]): number[] =>
  [...new Set(of.map(({ rate }) => rate))].toSorted((one, other) => other - one);

const sum = <Key extends string, Row extends Readonly<Record<Key, number>>>(
  rows: readonly Row[],
  which: (row: Row) => boolean,
  key: Key,
): number => rows.filter(which).reduce((total, row) => total + row[key], 0);
