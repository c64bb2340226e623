import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { PublicService } from '#features/services/contract.ts';
import { Button } from '#shared/web/button.tsx';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { confirmMinutes } from '../../../../domain/confirm-by.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { NewTabLink } from '../../../parts/public/new-tab-link.tsx';
import { Price } from '../price.tsx';
import type { Confirmation } from './use-confirmation.ts';

interface ConfirmActionProps {
  readonly service: PublicService | undefined;
  /** undefined while loading. */
  readonly plan: PaymentPlan | undefined;
  readonly confirmation: Confirmation;
  /** Whether the booking counts, and is paid, only after a confirmation by mail. */
  readonly mustConfirm: boolean;
}

/** The button that books, right beside the total (§ 312j BGB). */
export const ConfirmAction = ({ service, plan, confirmation, mustConfirm }: ConfirmActionProps) => {
  const t = useTexts(wizardTexts);
  const { phase, onward, confirm } = confirmation;
  const paysNow = plan !== undefined && plan.kind !== 'none' && !mustConfirm;
  return (
    <div>
      {service && plan && <Totals service={service} plan={plan} mustConfirm={mustConfirm} />}
      {mustConfirm && <p className="mt-3 text-sm text-muted">{t('confirmation.byMail', confirmMinutes)}</p>}
      <Button busy={phase !== 'idle'} onClick={confirm} className="mt-3 w-full lg:mt-5">
        {t(mustConfirm ? 'confirmation.reserve' : paysNow ? 'confirmation.pay' : 'confirmation.confirm')}
      </Button>
      {onward && (
        <p className="mt-3 text-center text-sm">
          <NewTabLink href={onward}>{t('confirmation.onward')}</NewTabLink>
        </p>
      )}
      <output className="sr-only">
        {phase === 'busy' && t('confirmation.busy')}
        {phase === 'leaving' && t(paysNow ? 'confirmation.leaving.pay' : 'confirmation.leaving')}
      </output>
    </div>
  );
};

interface TotalsProps extends Pick<ConfirmActionProps, 'mustConfirm'> {
  readonly service: PublicService;
  readonly plan: PaymentPlan;
}

const Totals = ({ service, plan, mustConfirm }: TotalsProps) => {
  const t = useTexts(wizardTexts);
  return (
    <dl className="tabular space-y-1">
      <div className="flex items-baseline justify-between gap-4">
        <dt className={plan.kind === 'none' ? 'font-semibold' : 'text-muted'}>{t('confirmation.total')}</dt>
        <dd className={plan.kind === 'none' ? 'text-lg font-semibold' : 'font-medium'}>
          <Price service={service} />
        </dd>
      </div>
      {plan.kind !== 'none' && (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t(mustConfirm ? 'confirmation.afterwards' : 'confirmation.now')}</dt>
          <dd className="text-lg font-semibold">
            <Money eur={plan.eur} />
          </dd>
        </div>
      )}
    </dl>
  );
};
