import { formatCount } from '#shared/kernel/time/format.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { StatsOverview } from '../../../contract.ts';
import { reportsTexts } from '../../../texts/reports-handle.ts';
import { Bar } from './charts/bar.tsx';
import { percentText } from './numbers.ts';

/** The share of bookings that were confirmed, completed and cancelled, each of all bookings in the period. */
export const MoreAnalytics = ({ stats }: { readonly stats: StatsOverview }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const { rates, status_breakdown: counts, total_bookings: total } = stats;
  const shown = [
    { rate: 'confirmation', part: counts.confirmed },
    { rate: 'completion', part: counts.completed },
    { rate: 'cancellation', part: counts.cancelled },
  ] as const;
  return (
    <Panel title={t('rates.title')} className="break-inside-avoid">
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-3 print:grid-cols-3">
        {shown.map(({ rate, part }) => (
          <div key={rate}>
            <dt className="mb-1 flex items-baseline justify-between gap-3">{t(`rates.${rate}`)}</dt>
            <dd>
              <span className="flex items-center gap-3">
                <Bar track value={rates[rate] / 100} />
                <span className="tabular w-14 shrink-0 text-right text-lg font-semibold">
                  {percentText(rates[rate])}
                </span>
              </span>
              <span className="tabular text-sm text-muted">
                {t('rates.of', { part: formatCount(part, language), total: formatCount(total, language) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
