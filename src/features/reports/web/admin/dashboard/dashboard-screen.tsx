import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { GoLivePanel, useIsGoLiveUnsure } from './go-live-panel.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import { StatsPanel } from './stats-panel.tsx';
import { TodayAndTomorrow } from './today-panel.tsx';

/** The dashboard: today's and tomorrow's sessions, what needs attention, the key figures, and the latest bookings. */
export const DashboardScreen = () => {
  const t = useTexts(dashboardTexts);
  const { language } = useLanguage();
  const isOwner = useIsOneOf('owner');
  const isUnsure = useIsGoLiveUnsure(isOwner);
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader title={t('title')} subtitle={formatLongDate(useToday(), language)} />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {isOwner && <GoLivePanel className="xl:col-span-2" />}
        <div className={classNames('contents', isUnsure && 'invisible')}>
          <TodayAndTomorrow />
          <AttentionPanel />
          <StatsPanel className="xl:col-span-2" />
          <RecentBookings />
          <QuickLinks />
        </div>
      </div>
    </div>
  );
};
