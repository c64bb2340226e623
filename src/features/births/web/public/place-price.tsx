import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { PriceLine } from '#features/booking/web/parts/public/held-price.tsx';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PublicWindow } from '../../contract.ts';

/** The price of the session, what of it is paid with the place, and what remains to be paid at the studio. */
export const PlacePrice = ({ window: { price, prepayment, rest } }: { readonly window: PublicWindow }) => {
  const t = useTexts(wizardTexts);
  return (
    <dl className="tabular space-y-1">
      <PriceLine name={t('confirmation.total')} strong={prepayment === 0}>
        <Money eur={price} />
      </PriceLine>
      {prepayment > 0 && (
        <>
          <PriceLine name={t('confirmation.now')} strong>
            <Money eur={prepayment} />
          </PriceLine>
          <PriceLine name={t('confirmation.rest')}>
            <Money eur={rest} />
          </PriceLine>
        </>
      )}
    </dl>
  );
};
