import type { VatRegime } from '#shared/kernel/vat-regime.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { orderTexts } from '../../../texts/order.ts';

interface VatNoteProps {
  readonly regime: VatRegime | undefined;
  /** Whether there is a price at all. */
  readonly priced: boolean;
}

/** The sentence about value added tax that belongs to a total. */
export const VatNote = ({ regime = 'unset', priced }: VatNoteProps) => {
  const t = orderTexts[useLanguage().language];
  if (regime === 'unset' || !priced) return null;
  return <p className="text-sm text-muted">{t[regime]}</p>;
};
