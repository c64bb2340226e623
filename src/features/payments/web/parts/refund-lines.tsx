import { formatEuro } from '#shared/kernel/money/format-money.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { RefundPeriod } from '../../domain/refund/refund-rule.ts';
import { refundTexts } from '../../texts/handle.ts';

/** The refund periods as amounts and dates; the last line states that nothing is refunded after them. */
export const RefundLines = ({ periods }: { readonly periods: readonly RefundPeriod[] }) => {
  const t = useTexts(refundTexts);
  return (
    <dl className="tabular grid gap-y-1.5 max-sm:text-sm">
      {periods.map(({ until, cents }) => (
        <Line key={until} when={t('refund.until', formatDateTime(until))} what={formatEuro(cents)} />
      ))}
      {periods.length > 0 && <Line when={t('refund.after')} what={t('refund.nothing')} />}
    </dl>
  );
};

const Line = ({ when, what }: { readonly when: string; readonly what: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-muted">{when}</dt>
    <dd className="ml-auto font-medium whitespace-nowrap">{what}</dd>
  </div>
);
