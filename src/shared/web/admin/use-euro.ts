import { formatEuro } from '#shared/kernel/money/format-money.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { useLanguage } from '../texts.tsx';

/** Formats EUR of a response in the user's language, with non-breaking spaces for use within a sentence. */
export const useEuro = (): ((eur: number) => string) => {
  const euro = useEuroOfCents();
  return (eur) => euro(wholeCentsOf(eur));
};

/** The same for cents. */
export const useEuroOfCents = (): ((cents: number) => string) => {
  const { language } = useLanguage();
  return (cents) => formatEuro(cents, language).replaceAll(' ', '\u00a0');
};
