import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { refundTexts } from '#features/payments/texts/handle.ts';
import { RefundLines } from '#features/payments/web/parts/refund-lines.tsx';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { ChosenSpot } from './chosen-spot.ts';

interface SpotPriceProps {
  readonly spot: ChosenSpot;
}

/** The price of a spot, the part of it that is paid now, and the rest, which is paid at the studio. */
export const SpotPrice = ({ spot: { price, prepayment, rest } }: SpotPriceProps) => {
  const t = useTexts(wizardTexts);
  return (
    <dl className="tabular space-y-1">
      <Line name={t('confirmation.total')} strong={prepayment === 0}>
        <Money eur={price} />
      </Line>
      {prepayment === 0 ? (
        <Line name={t('confirmation.payment')}>{t('payment.none')}</Line>
      ) : (
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

/** What a cancellation refunds, by deadline; nothing if nothing is paid now or there is no rule. */
export const SpotRefunds = ({ spot: { cancel_terms } }: SpotPriceProps) => {
  const t = useTexts(refundTexts);
  if (cancel_terms === null) return null;
  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-semibold">{t('refund.title')}</h3>
      <p className="mt-1 mb-2 text-muted">{t(cancel_terms.length > 0 ? 'refund.lead' : 'refund.none')}</p>
      <RefundLines
        periods={cancel_terms.map(({ until, amount }) => ({ until: epochOf(until), cents: wholeCentsOf(amount) }))}
      />
    </div>
  );
};
