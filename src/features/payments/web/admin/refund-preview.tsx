import { useState } from 'react';
import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import { useCalendarSettings } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import { berlinDateOf, instantOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { type RefundStage, refundPeriods } from '../../domain/refund/refund-rule.ts';
import { isStage, wrongStages } from '../../domain/refund/refund-stages.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { RefundLines } from '../parts/refund-lines.tsx';

const paid_cents = 10_000;
const daysAhead = 60;
const tenOClock = 10 * 60;

/** An example of the rule: what a customer with a session in two months is shown. */
export const RefundPreview = ({ stages }: { readonly stages: readonly RefundStage[] }) => {
  const t = useTexts(paymentsAdminTexts);
  const [now] = useState(() => Date.now());
  const hours = useCalendarSettings().data?.cancel_window_hours;
  const starts_at = instantOf(addDays(berlinDateOf(now), daysAhead), tenOClock);
  const sound = stages.every((stage) => isStage(stage)) && wrongStages(stages).length === 0;
  if (!sound || starts_at === null) return null;
  const until = cancelDeadline(starts_at, hours ?? 0);
  const periods = refundPeriods({ stages, paid_cents, starts_at }, { from: now, until });
  return (
    <section aria-label={t('refund.example')} className="rounded-field bg-sunken px-4 py-3">
      <p className="mb-2 max-w-prose">{t('refund.exampleText', formatDateTime(starts_at))}</p>
      <RefundLines periods={periods} />
      {hours !== undefined && <p className="mt-2 text-sm text-muted">{t('refund.window', hours)}</p>}
    </section>
  );
};
