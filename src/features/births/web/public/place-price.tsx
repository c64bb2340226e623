import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PublicWindow } from '../../contract.ts';

/** The price of the session, what of it is paid with the place, and what remains to be paid at the studio. */
export const PlacePrice = ({ window: { price, prepayment, rest } }: { readonly window: PublicWindow }) => {
  const t = useTexts(wizardTexts);
  return (
    <dl className="tabular space-y-1">
      <Line name={t('confirmation.total')} strong={prepayment === 0}>
        <Money eur={price} />
      </Line>
      {prepayment > 0 && (
        <>
          <Line name={t('confirmation.now')} strong>
            <Money eur={prepayment} />
          </Line>
          <Line name={t('confirmation.rest')}>
            <Money eur={rest} />
          </Line>
        </>
      )}
    </dl>
  );
};

interface LineProps {
  readonly name: string;
  readonly strong?: boolean;
  readonly children: React.ReactNode;
}

const Line = ({ name, strong = false, children }: LineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className={strong ? 'font-semibold' : 'text-muted'}>{name}</dt>
    <dd className={classNames(strong ? 'text-lg font-semibold' : 'font-medium')}>{children}</dd>
  </div>
);
