import { formatEuro } from '#shared/kernel/format-money.ts';

/** An amount in EUR from a response, in German format, on one line. */
export const Money = ({ eur }: { readonly eur: number }) => (
  <span className="tabular whitespace-nowrap">{euroText(eur)}</span>
);

/** '150,00 €' with a non-breaking space, for use within a sentence. */
export const euroInSentence = (eur: number): string => euroText(eur).replace(' ', '\u00a0');

/** '150,00 €' */
export const euroText = (eur: number): string => formatEuro(Math.round(eur * 100));
