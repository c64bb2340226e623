import { formatDate } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { ReportCharts } from '../../../../charts-contract.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { euroText } from '../numbers.ts';
import { ChartPanel } from './chart-panel.tsx';
import { PeriodKey } from './period-key.tsx';
import { TimelineChart } from './timeline-chart.tsx';
import { useTimelineWords } from './timeline-words.ts';

/** Revenue and bookings over time; the previous period is a lighter outline. */
export const TimelinePanel = ({ charts }: { readonly charts: ReportCharts }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const { summary, table } = useTimelineWords(charts);
  const { period, previous_period: before, total, previous_total } = charts;
  const sum = ({ revenue, bookings }: typeof total): string =>
    `${euroText(revenue, language)} · ${t('bookings', bookings)}`;
  return (
    <ChartPanel title={t('timeline.title')} file="revenue" finding={summary} table={table}>
      <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        {period && <PeriodKey name={spanOf(period)} text={sum(total)} />}
        {before && previous_total && (
          <PeriodKey before name={`${t('chart.before')}: ${spanOf(before)}`} text={sum(previous_total)} />
        )}
      </ul>
      <TimelineChart charts={charts} />
    </ChartPanel>
  );
};

const spanOf = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
