import { formatEuro } from '#shared/kernel/money/format-money.ts';

type Amount = { readonly eur: number } | { readonly cents: number };

/** An amount in EUR from a response, or in cents, in German format, on one line. */
export const Money = (amount: Amount) => (
  <span className="tabular whitespace-nowrap">{'eur' in amount ? euroText(amount.eur) : formatEuro(amount.cents)}</span>
);

/** '150,00 €' with a non-breaking space, for use within a sentence. */
export const euroInSentence = (eur: number): string => euroText(eur).replace(' ', '\u00a0');

/** '150,00 €' */
export const euroText = (eur: number): string => formatEuro(Math.round(eur * 100));
