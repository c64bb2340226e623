import { useId, useState } from 'react';
import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import { type RefundStage, refundPeriods } from '#features/payments/domain/refund-rule.ts';
import { refundTexts } from '#features/payments/texts/handle.ts';
import { RefundLines } from '#features/payments/web/parts/refund-lines.tsx';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { Card } from '#shared/web/card.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';

interface RefundTermsProps {
  readonly stages: readonly RefundStage[];
  /** The prepayment, EUR. */
  readonly payment: number;
  readonly start: string;
  readonly cancelWindowHours: number;
}

/** What a cancellation refunds until when, shown before paying. */
export const RefundTerms = ({ stages, payment, start, cancelWindowHours }: RefundTermsProps) => {
  const t = useTexts(refundTexts);
  const id = useId();
  const [now] = useState(() => Date.now());
  const starts_at = epochOf(start);
  const session = { stages, paid_cents: wholeCentsOf(payment), starts_at };
  const periods = refundPeriods(session, { from: now, until: cancelDeadline(starts_at, cancelWindowHours) });
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
