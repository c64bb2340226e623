import { formatEuro } from '#shared/kernel/format-money.ts';

/** An amount in EUR as it comes over the wire, in German format, on one line (I18N-005, I18N-007). */
export const Money = ({ eur }: { readonly eur: number }) => (
  <span className="tabular whitespace-nowrap">{euroText(eur)}</span>
);

/** '150,00 €' within a sentence: a line never ends between the number and its unit. */
export const euroInSentence = (eur: number): string => euroText(eur).replace(' ', '\u00a0');

/** '150,00 €' */
export const euroText = (eur: number): string => formatEuro(Math.round(eur * 100));
