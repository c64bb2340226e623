import { formatEuro } from '#shared/kernel/format-money.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { useLanguage } from '../texts.tsx';

/** EUR as they come over the wire, in the reader's language and for the middle of a sentence: a line never ends within an amount. */
export const useEuro = (): ((eur: number) => string) => {
  const { language } = useLanguage();
  return (eur) => formatEuro(wholeCentsOf(eur), language).replaceAll(' ', '\u00a0');
};
