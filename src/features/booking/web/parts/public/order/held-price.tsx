import type { ReactNode } from 'react';
import { refundTexts } from '#features/payments/texts/handle.ts';
import { RefundLines } from '#features/payments/web/parts/refund-lines.tsx';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicPrepayment } from '../../../../contract.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';

export interface SoldPrice {
  /** EUR, as the two others. */
  readonly price: number;
  readonly prepayment: number;
  readonly rest: number;
  /** Whether the service costs nothing itself, and only the prepayment is asked for. */
  readonly isFree?: boolean;
  /** Whether it is said if nothing is paid now. */
  readonly saysNone?: boolean;
}

/** The price of a time that is held or sold by itself, the part of it that is paid now, and the rest. */
export const HeldPrice = ({ price, prepayment, rest, isFree = false, saysNone = true }: SoldPrice) => {
  const t = useTexts(wizardTexts);
  const services = useTexts(servicesTexts);
  return (
    <dl className="tabular space-y-1">
      <PriceLine name={t('confirmation.total')} strong={prepayment === 0}>
        {isFree ? services('service.free') : <Money eur={price} />}
      </PriceLine>
      {prepayment === 0 ? (
        saysNone && <PriceLine name={t('confirmation.payment')}>{t('payment.none')}</PriceLine>
      ) : (
        <>
          <PriceLine name={t('confirmation.now')} strong>
            <Money eur={prepayment} />
          </PriceLine>
          {!isFree && (
            <PriceLine name={t('confirmation.rest')}>
              <Money eur={rest} />
            </PriceLine>
          )}
        </>
      )}
    </dl>
  );
};

interface PriceLineProps {
  readonly name: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** An amount with its name. */
const PriceLine = ({ name, strong = false, children }: PriceLineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className={strong ? 'font-semibold' : 'text-muted'}>{name}</dt>
    <dd className={classNames(strong ? 'text-lg font-semibold' : 'font-medium')}>{children}</dd>
  </div>
);

/** What a cancellation refunds, by deadline; renders nothing if nothing is paid now or there is no rule. */
export const HeldRefunds = ({ terms }: { readonly terms: PublicPrepayment['cancel_terms'] }) => {
  const t = useTexts(refundTexts);
  if (terms === null) return null;
  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-semibold">{t('refund.title')}</h3>
      <p className="mt-1 mb-2 text-muted">{t(terms.length > 0 ? 'refund.lead' : 'refund.none')}</p>
      <RefundLines
        periods={terms.map(({ until, amount }) => ({ until: epochOf(until), cents: wholeCentsOf(amount) }))}
      />
    </div>
  );
};
