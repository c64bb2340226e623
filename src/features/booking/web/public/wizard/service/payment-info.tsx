import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import { classNames } from '#shared/web/class-names.ts';
import { euroText } from '#shared/web/money.tsx';
import type { Translate } from '#shared/web/texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { WizardTexts } from '../../../../texts/wizard-de.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { CardIcon } from '../frame/wizard-icons.tsx';

/** How a service is paid, as one line on its card. */
export const PaymentInfo = ({ plan }: { readonly plan: PaymentPlan }) => {
  const t = useTexts(wizardTexts);
  return (
    <span
      data-payment={plan.kind}
      className={classNames(
        'mt-3 inline-flex items-start gap-2 text-sm',
        plan.kind === 'none' ? 'text-muted' : 'rounded-field bg-accent-soft px-3 py-1.5 font-medium text-ink',
      )}
    >
      <span className={plan.kind === 'none' ? undefined : 'text-accent-text'}>
        <CardIcon />
      </span>
      <span className="tabular">{planText(plan, t)}</span>
    </span>
  );
};

const planText = (plan: PaymentPlan, t: Translate<WizardTexts>): string => {
  switch (plan.kind) {
    case 'none':
      return t('payment.none');
    case 'full':
      return t('payment.full', euroText(plan.eur));
    case 'share':
      return t('payment.share', { amount: euroText(plan.eur), percentage: percentageText(plan.percentage) });
    case 'fixed':
    default:
      return t('payment.fixed', euroText(plan.eur));
  }
};

/** '50', '33,5'. */
export const percentageText = (percentage: number): string => String(percentage).replace('.', ',');
