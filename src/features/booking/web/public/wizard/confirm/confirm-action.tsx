import type { ReactNode } from 'react';
import { type PaymentPlan, remainderOf } from '#features/payments/domain/payment-plan.ts';
import type { PublicService } from '#features/services/contract.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { VatRegime } from '#shared/kernel/money/vat-regime.ts';
import { Button } from '#shared/web/button.tsx';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { confirmMinutes } from '../../../../domain/confirm-by.ts';
import { type OrderKind, orderKind } from '../../../../domain/money/order-kind.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { NewTabLink } from '../../../parts/public/booked/new-tab-link.tsx';
import { OrderLabel } from '../../../parts/public/booked/order-label.tsx';
import { VatNote } from '../../../parts/public/booked/vat-note.tsx';
import { Price } from '../service/price.tsx';
import type { Confirmation } from './use-confirmation.ts';

interface ConfirmActionProps {
  readonly service: PublicService | undefined;
  /** undefined while loading. */
  readonly plan: PaymentPlan | undefined;
  readonly confirmation: Confirmation;
  /** Whether something is still loading without which nothing is booked: a press would be lost. */
  readonly isLoading: boolean;
  /** Whether the booking takes effect, and is paid, only after a confirmation by mail. */
  readonly mustConfirm: boolean;
  readonly vat: VatRegime | undefined;
}

/** The button that books, right beside the total (§ 312j BGB). */
export const ConfirmAction = ({ service, plan, confirmation, isLoading, mustConfirm, vat }: ConfirmActionProps) => {
  const t = useTexts(wizardTexts);
  const { phase, onward, confirm } = confirmation;
  const paysNow = plan !== undefined && plan.kind !== 'none' && !mustConfirm;
  return (
    <div>
      {service && plan && <Totals service={service} plan={plan} mustConfirm={mustConfirm} vat={vat} />}
      {mustConfirm && <p className="mt-3 text-sm text-muted">{t('confirmation.byMail', confirmMinutes)}</p>}
      <Button busy={isLoading || phase !== 'idle'} onClick={confirm} className="mt-3 w-full lg:mt-5">
        {mustConfirm ? t('confirmation.reserve') : <OrderLabel kind={kindOf(service, plan)} />}
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

/** Until everything is known nothing can be booked; the button then names the obligation to pay. */
const kindOf = (service: PublicService | undefined, plan: PaymentPlan | undefined): OrderKind =>
  service && plan
    ? orderKind({ price: service.price_eur, is_system_service: service.is_system_service, due: dueNow(plan) })
    : 'priced';

const dueNow = (plan: PaymentPlan): number => (plan.kind === 'none' ? 0 : plan.eur);

interface TotalsProps extends Pick<ConfirmActionProps, 'mustConfirm' | 'vat'> {
  readonly service: PublicService;
  readonly plan: PaymentPlan;
}

const Totals = ({ service, plan, mustConfirm, vat }: TotalsProps) => {
  const t = useTexts(wizardTexts);
  const paysAhead = plan.kind !== 'none';
  const rest = service.is_system_service ? 0 : remainderOf(wholeCentsOf(service.price_eur), wholeCentsOf(dueNow(plan)));
  return (
    <>
      <dl className="tabular space-y-1">
        <Total label={t('confirmation.total')} strong={!paysAhead}>
          <Price service={service} />
        </Total>
        {paysAhead && rest > 0 && (
          <Total label={t('confirmation.rest')}>
            <Money cents={rest} />
          </Total>
        )}
        {paysAhead && (
          <Total label={t(mustConfirm ? 'confirmation.afterwards' : 'confirmation.now')} strong>
            <Money eur={plan.eur} />
          </Total>
        )}
      </dl>
      <VatNote regime={vat} kind={kindOf(service, plan)} />
    </>
  );
};

interface TotalProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

const Total = ({ label, strong = false, children }: TotalProps) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className={strong ? 'font-semibold' : 'text-muted'}>{label}</dt>
    <dd className={strong ? 'text-lg font-semibold' : 'font-medium'}>{children}</dd>
  </div>
);
