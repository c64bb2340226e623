import { formatEuro } from '#shared/kernel/format-money.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { useLanguage } from '../texts.tsx';

/** Formats EUR of a response in the user's language, with non-breaking spaces for use within a sentence. */
export const useEuro = (): ((eur: number) => string) => {
  const { language } = useLanguage();
  return (eur) => formatEuro(wholeCentsOf(eur), language).replaceAll(' ', '\u00a0');
};
