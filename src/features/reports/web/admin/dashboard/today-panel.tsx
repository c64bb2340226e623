import { Link } from 'react-router';
import { msOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useNow, useToday } from '#shared/web/admin/use-now.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showsTomorrow } from '../../../domain/evening.ts';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import { ComingDay, DaySessions, useSessionsOf } from './day-sessions.tsx';

/** Today's sessions, by photographer, and from the evening on those of tomorrow below them. */
export const TodayAndTomorrow = () => {
  const now = useNow();
  const today = useToday();
  const { sessions } = useSessionsOf(today);
  const isEvening = showsTomorrow(now, sessions?.map(({ end }) => msOf(end)) ?? []);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <DayPanel day="today" date={today} isLast={!isEvening} />
      {isEvening && <DayPanel day="tomorrow" date={addDays(today, 1)} isLast />}
    </div>
  );
};

interface DayPanelProps {
  readonly day: 'today' | 'tomorrow';
  readonly date: string;
  /** Whether no later day is shown below: then a day without sessions names the next one. */
  readonly isLast: boolean;
}

const DayPanel = ({ day, date, isLast }: DayPanelProps) => {
  const t = useTexts(dashboardTexts);
  const { sessions, isError, error, refetch } = useSessionsOf(date);
  return (
    <Panel title={t(`${day}.title`)} aside={<DayLinks day={day} date={date} />}>
      {isError ? (
        <LoadFailure title={t(`${day}.error`)} error={error} onRetry={() => void refetch()} />
      ) : sessions === undefined ? (
        <ComingDay />
      ) : sessions.length > 0 ? (
        <DaySessions sessions={sessions} />
      ) : isLast ? (
        <NextSession title={t(`${day}.none`)} after={date} />
      ) : (
        <p className="text-muted">{t(`${day}.none`)}</p>
      )}
    </Panel>
  );
};

const DayLinks = ({ day, date }: Pick<DayPanelProps, 'day' | 'date'>) => {
  const t = useTexts(dashboardTexts);
  const isTomorrow = day === 'tomorrow';
  const links = [
    { to: `/admin/today${isTomorrow ? '?day=tomorrow' : ''}`, text: t(`${day}.sheets`) },
    { to: `/admin/calendar?${isTomorrow ? 'view=day&' : ''}date=${date}`, text: t(`${day}.calendar`) },
  ];
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ to, text }) => (
        <Link key={to} to={to} className="font-medium text-accent-text hover:underline">
          {text}
        </Link>
      ))}
    </div>
  );
};

const NextSession = ({ title, after }: { readonly title: string; readonly after: string }) => {
  const t = useTexts(dashboardTexts);
  const { language } = useLanguage();
  const next = useBookings({ date_from: addDays(after, 1), sort_by: 'start', sort_order: 'asc', limit: 20 });
  // Rendered at once, so that the content below does not move twice.
  if (next.isPending) return <ComingDay />;
  const booking = next.data?.find(({ status }) => status !== 'CANCELLED');
  const text = booking
    ? t('today.next', `${formatShort(msOf(booking.start), language)} · ${booking.customer_name}`)
    : t('today.noNext');
  return <EmptyState level="h3" title={title} text={text} />;
};
