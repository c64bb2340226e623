import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { weekdayName } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { ReportCharts } from '../../../../charts-contract.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { ChartPanel } from './chart-panel.tsx';
import { HeatMap } from './heat-map.tsx';

type Start = ReportCharts['starts'][number];

/** On which days and at which hours sessions start. */
export const HoursPanel = ({ starts }: { readonly starts: readonly Start[] }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const day = ({ weekday }: Start): string => weekdayName(weekday as Weekday, language);
  const best = starts.reduce<Start | undefined>(
    (found, one) => (one.bookings > (found?.bookings ?? 0) ? one : found),
    undefined,
  );
  const finding = best
    ? t('hours.best', { weekday: day(best), hour: best.hour, count: t('bookings', best.bookings) })
    : t('chart.none');
  return (
    <ChartPanel
      title={t('hours.title')}
      file="hours"
      finding={finding}
      table={{
        columns: [t('hours.weekday'), t('hours.hour'), t('chart.bookings')],
        rows: starts.map((one) => [day(one), t('hours.from', String(one.hour)), one.bookings]),
      }}
    >
      <HeatMap starts={[...starts]} summary={finding} />
    </ChartPanel>
  );
};
