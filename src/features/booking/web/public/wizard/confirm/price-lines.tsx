import type { ReactNode } from 'react';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import { remainderOf } from '#features/payments/domain/payment-plan.ts';
import type { PublicService } from '#features/services/contract.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Money } from '#shared/web/money.tsx';
import type { Translate } from '#shared/web/texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { WizardTexts } from '../../../../texts/wizard-de.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { percentageText } from '../service/payment-info.tsx';
import { Price } from '../service/price.tsx';

interface PriceLinesProps {
  readonly service: PublicService;
  readonly plan: PaymentPlan;
}

/** The price, the amount due now, and the remaining amount. */
export const PriceLines = ({ service, plan }: PriceLinesProps) => {
  const t = useTexts(wizardTexts);
  if (plan.kind === 'none') {
    return (
      <>
        <Line label={t('confirmation.price')}>
          <Price service={service} />
        </Line>
        <Line label={t('confirmation.payment')}>{t('payment.none')}</Line>
      </>
    );
  }
  return (
    <>
      <Line label={t('confirmation.price')}>
        <Price service={service} />
      </Line>
      <Line label={paymentLabel(plan, t)} strong>
        <Money eur={plan.eur} />
      </Line>
      {!service.is_system_service && (
        <Line label={t('confirmation.rest')}>
          <Money cents={remainderOf(wholeCentsOf(service.price_eur), wholeCentsOf(plan.eur))} />
        </Line>
      )}
    </>
  );
};

const paymentLabel = (plan: Exclude<PaymentPlan, { kind: 'none' }>, t: Translate<WizardTexts>): string => {
  if (plan.kind === 'share') return t('confirmation.share', percentageText(plan.percentage));
  return t(plan.kind === 'full' ? 'confirmation.full' : 'confirmation.fixed');
};

const Line = ({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className={strong ? 'font-semibold' : 'text-muted'}>{label}</dt>
    <dd className={classNames('tabular', strong ? 'text-lg font-semibold' : 'font-medium')}>{children}</dd>
  </div>
);
