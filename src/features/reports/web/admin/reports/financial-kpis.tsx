import { Panel } from '#shared/web/admin/panel.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { ReportCharts } from '../../../charts-contract.ts';
import type { StatsOverview } from '../../../contract.ts';
import { reportsTexts } from '../../../texts/reports-handle.ts';
import { changeText } from './change-text.ts';
import { euroText } from './numbers.ts';

interface FinancialKpisProps {
  readonly stats: StatsOverview;
  /** For the comparison with the previous period; undefined until loaded. */
  readonly charts: ReportCharts | undefined;
}

const kpis = ['total', 'monthly', 'average', 'expected', 'completed'] as const;

/** The value of the bookings. */
export const FinancialKpis = ({ stats: { revenue }, charts }: FinancialKpisProps) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const amounts = { ...revenue, average: revenue.average_booking };
  const total = charts?.total;
  const before = charts?.previous_total;
  const running = (charts?.period?.to ?? '') >= useToday();
  const isCompared = total && before && total.revenue + before.revenue > 0;
  const change = isCompared && changeText(t, { now: total.revenue, before: before.revenue, running });
  return (
    <Panel title={t('kpi.title')} className="break-inside-avoid">
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-0 lg:divide-x lg:divide-line print:grid-cols-3">
        {kpis.map((kpi) => (
          <div key={kpi} className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 lg:px-4 lg:first:pl-0">
            <dt className="self-end text-muted">{t(`kpi.${kpi}`)}</dt>
            <dd>
              <span className="tabular block text-xl font-semibold tracking-tight whitespace-nowrap">
                {euroText(amounts[kpi], language)}
              </span>
              {kpi === 'total' && change && <span className="block text-sm font-medium">{change}</span>}
              <span className="block text-sm text-muted">{t(`kpi.${kpi}.note`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
