import type { VatRegime } from '#shared/kernel/vat-regime.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { bookingTexts } from '../../../texts/handle.ts';

interface VatNoteProps {
  readonly regime: VatRegime | undefined;
  /** Whether there is a price at all. */
  readonly priced: boolean;
}

/** The sentence about value added tax that belongs to a total. */
export const VatNote = ({ regime = 'unset', priced }: VatNoteProps) => {
  const t = useTexts(bookingTexts);
  return regime === 'unset' || !priced ? null : <p className="text-sm text-muted">{t(`order.vat.${regime}`)}</p>;
};
