import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { statsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import type { DateRange } from '#shared/web/admin/range/date-range.ts';
import { DateRangePicker } from '#shared/web/admin/range/date-range-picker.tsx';
import { useDateRange } from '#shared/web/admin/range/use-date-range.ts';
import { useRangeText } from '#shared/web/admin/range/use-range-text.ts';
import { PrintButton } from '#shared/web/admin/table/print-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { chartsContract, ItemGroup, ReportCharts } from '../../../charts-contract.ts';
import type { StatsOverview } from '../../../contract.ts';
import { loadReportsTexts } from '../../../texts/load-area-texts.ts';
import { reportsTexts } from '../../../texts/reports-handle.ts';
import { useOverview } from '../../parts/admin/use-overview.ts';
import { RecentBookings } from '../dashboard/recent-bookings.tsx';
import { ChangesPanel } from './charts/changes-panel.tsx';
import { FunnelPanel } from './charts/funnel-panel.tsx';
import { GroupPanel } from './charts/group-panel.tsx';
import { HoursPanel } from './charts/hours-panel.tsx';
import { OccupancyPanel } from './charts/occupancy-panel.tsx';
import { TimelinePanel } from './charts/timeline-panel.tsx';
import { FinancialKpis } from './financial-kpis.tsx';
import { GeneralStats } from './general-stats.tsx';
import { MoreAnalytics } from './more-analytics.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { ReportsSkeleton } from './reports-skeleton.tsx';
import { TopRankings } from './top-rankings.tsx';

/** The reports for a period that is kept in the URL. */
export const ReportsScreen = () => (
  <AreaTexts load={loadReportsTexts}>
    <Reports />
  </AreaTexts>
);

const Reports = () => {
  const t = useTexts(reportsTexts);
  const rangeText = useRangeText();
  const { choose, ...choice } = useDateRange();
  return (
    <>
      <PageHeader title={t('title')} subtitle={<output>{t('period', rangeText(choice.range))}</output>}>
        <PrintButton />
      </PageHeader>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <DateRangePicker choice={choice} onChoose={choose} presets={presets} />
        {choice.preset !== 'all' && (
          <Button look="quiet" className="-ml-button" onClick={() => choose('all')}>
            {t('range.showAll')}
          </Button>
        )}
      </div>
      <Report range={choice.range} />
    </>
  );
};

// All time has its own button, shown when another period is chosen.
const presets = ['last7', 'last30', 'thisMonth', 'lastMonth', 'thisYear'] as const;

const Report = ({ range }: { readonly range: ReturnType<typeof useDateRange>['range'] }) => {
  const t = useTexts(reportsTexts);
  const overview = useOverview(range);
  const charts = useCharts(range);
  if (overview.isError) {
    const again = (): void => void Promise.all([overview.refetch(), charts.refetch()]);
    return <LoadFailure title={t('error')} error={overview.error} onRetry={again} />;
  }
  const stats = overview.data;
  // Rendered at once: loaded parts would move when the charts appear.
  if (!stats || charts.isPending) return <ReportsSkeleton />;
  const isEmpty = charts.data !== undefined && hasNothing(stats, charts.data);
  const stale = overview.isPlaceholderData || charts.isPlaceholderData;
  return (
    <div
      aria-busy={stale}
      className={classNames('grid grid-cols-1 gap-4 transition duration-150 lg:gap-6', stale && 'opacity-60')}
    >
      <GeneralStats stats={stats} />
      <FinancialKpis stats={stats} charts={charts.data} />
      {!isEmpty && <PaymentFigures payments={stats.payments} />}
      {charts.data ? (
        isEmpty ? (
          <div className="card">
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          </div>
        ) : (
          <TimelinePanel charts={charts.data} />
        )
      ) : (
        <LoadFailure title={t('chart.error')} error={charts.error} onRetry={() => void charts.refetch()} />
      )}
      <TopRankings stats={stats} />
      <MoreAnalytics stats={stats} />
      {charts.data && !isEmpty && <ChartColumns charts={charts.data} />}
      <RecentBookings brief={isEmpty} />
    </div>
  );
};

/** Whether there is nothing to draw and nothing to compare with: shown once, not by every chart. */
const hasNothing = ({ total_bookings }: StatsOverview, charts: ReportCharts): boolean =>
  total_bookings === 0 &&
  charts.total.bookings === 0 &&
  (charts.previous_total?.bookings ?? 0) === 0 &&
  charts.funnel.received === 0;

/** Two columns of about the same height: services and times, and photographers. */
const ChartColumns = ({ charts }: { readonly charts: ReportCharts }) => {
  const { language } = useLanguage();
  const services = charts.services.map((service) => ({ ...service, name: serviceName(service, language) }));
  const items = charts.items?.map((item) => itemIn(item, language));
  const resources = charts.resource_occupancy.map((one) => ({ ...one, name: inLanguage(one, 'name', language) }));
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6 print:grid-cols-2">
      <div className={column}>
        <GroupPanel of="services" groups={services} />
        <HoursPanel starts={charts.starts} />
        {items && <GroupPanel of="items" groups={items} />}
        {resources.length > 0 && <OccupancyPanel of="resources" occupancy={resources} />}
      </div>
      <div className={column}>
        <GroupPanel of="photographers" groups={charts.photographers} />
        <OccupancyPanel of="photographers" occupancy={charts.occupancy} />
        <FunnelPanel funnel={charts.funnel} />
        {charts.changes && <ChangesPanel changes={charts.changes} />}
      </div>
    </div>
  );
};

const itemIn = (item: ItemGroup, language: Language) => {
  const { name, name_ru, service_name, service_name_de, service_name_ru } = item;
  const service = service_name && { name: service_name, name_de: service_name_de, name_ru: service_name_ru };
  return { ...item, name: (language === 'ru' && name_ru) || name, service: service && serviceName(service, language) };
};

const column = 'flex min-w-0 flex-col gap-4 *:last:flex-1 lg:gap-6';

const call = adminCaller<typeof chartsContract>();

/** The chart data of a period: Berlin days, unlike those of the overview. */
const useCharts = ({ from, to }: DateRange): UseQueryResult<ReportCharts> => {
  const query = { ...(from === null ? {} : { date_from: from }), ...(to === null ? {} : { date_to: to }) };
  return useQuery({
    queryKey: [...statsKey, 'charts', query],
    queryFn: ({ signal }) => call('GET /api/admin/reports/charts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};
