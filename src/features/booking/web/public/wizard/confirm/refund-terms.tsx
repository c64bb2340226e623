import { useId, useState } from 'react';
import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import { refundPeriods } from '#features/payments/domain/refund/refund-rule.ts';
import { refundTexts } from '#features/payments/texts/handle.ts';
import { RefundLines } from '#features/payments/web/parts/refund-lines.tsx';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { Card } from '#shared/web/card.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Payment } from '../state/use-payment.ts';
import type { WizardState } from '../state/wizard-state.ts';

interface RefundTermsProps {
  readonly state: Pick<WizardState, 'start'>;
  readonly plan: PaymentPlan;
  readonly payment: Pick<Payment, 'studio'>;
  readonly calendar: PublicCalendarSettings | undefined;
}

/** What a cancellation refunds until when, shown before paying, if the studio has a rule. */
export const RefundTerms = ({ state: { start }, plan, payment, calendar }: RefundTermsProps) => {
  const t = useTexts(refundTexts);
  const id = useId();
  const [now] = useState(() => Date.now());
  const stages = payment.studio?.refund_stages;
  if (!stages || plan.kind === 'none' || !start) return null;
  const starts_at = epochOf(start);
  const session = { stages, paid_cents: wholeCentsOf(plan.eur), starts_at };
  const until = cancelDeadline(starts_at, calendar?.cancel_window_hours ?? 0);
  const periods = refundPeriods(session, { from: now, until });
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-lg font-semibold">
        {t('refund.title')}
      </h3>
      <p className="mb-3 text-muted">{t(periods.length > 0 ? 'refund.lead' : 'refund.none')}</p>
      <RefundLines periods={periods} />
    </Card>
  );
};
