import { Link } from 'react-router';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { BackToSettings } from '#features/settings/web/parts/admin/back-to-settings.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { hoursTexts } from '../../texts/handle.ts';
import { useCalendarSettings } from '../parts/admin/use-calendar-settings.ts';
import { CalendarSettingsForm } from './calendar-settings-form.tsx';
import { ExceptionsPanel } from './exceptions/exceptions-panel.tsx';
import { OwnHoursPanel } from './own-hours-panel.tsx';

/** The screen for working hours and booking rules, which only owners change, and for single dates. */
export const CalendarSettingsScreen = () => {
  const t = useTexts(hoursTexts);
  const isOwner = useIsOneOf('owner');
  const settings = useCalendarSettings();
  return (
    <>
      <BackToSettings />
      <PageHeader title={t('calendarSettings.title')} subtitle={t('calendarSettings.subtitle')}>
        <Link
          to="/admin/calendar"
          className="inline-flex min-h-control items-center font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {t('calendarSettings.back')}
        </Link>
      </PageHeader>
      {settings.data ? (
        <>
          {isOwner && <CalendarSettingsForm saved={settings.data} />}
          <ExceptionsPanel />
          {!isOwner && <OwnHoursPanel />}
        </>
      ) : settings.isError ? (
        <LoadFailure
          title={t('calendarSettings.loadingError')}
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <ListSkeleton rows={7} />
      )}
    </>
  );
};
