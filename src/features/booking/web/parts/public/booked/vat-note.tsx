import type { VatRegime } from '#shared/kernel/money/vat-regime.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { OrderKind } from '../../../../domain/money/order-kind.ts';
import { bookingTexts } from '../../../../texts/handle.ts';

interface VatNoteProps {
  readonly regime: VatRegime | undefined;
  readonly kind: OrderKind;
}

/** The sentence about value added tax that belongs to a total; none where there is no price. */
export const VatNote = ({ regime = 'unset', kind }: VatNoteProps) => {
  const t = useTexts(bookingTexts);
  return regime === 'unset' || kind === 'free' ? null : (
    <p className="text-sm text-muted">{t(`order.vat.${regime}`)}</p>
  );
};
