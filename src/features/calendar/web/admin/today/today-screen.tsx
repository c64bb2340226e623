import { useSearchParams } from 'react-router';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { formatDateTime, formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { PrintButton } from '#shared/web/admin/table/print-button.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { Sheets } from './sheets.tsx';
import { useDay, useTodayTexts } from './use-today.ts';

/** Today's and tomorrow's sessions by photographer, for the phone in the pocket and the sheet on the wall. */
export const TodayScreen = () => {
  const words = useTodayTexts();
  const { language } = useLanguage();
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const isTomorrow = query.get('day') === 'tomorrow';
  // Both are read, so that both are there once the network is not.
  const days = [useDay(today, 'today'), useDay(addDays(today, 1), 'tomorrow')] as const;
  const shown = days[isTomorrow ? 1 : 0];
  const date = isTomorrow ? addDays(today, 1) : today;
  return (
    <div className="mx-auto max-w-4xl print:max-w-none">
      <div className="print:hidden">
        <PageHeader
          title={isTomorrow ? words.tomorrow : words.title}
          subtitle={
            <>
              <span className="inline-block first-letter:uppercase">{formatLongDate(date, language)}</span>
              {shown.data && <AsOf read_at={shown.data.read_at} today={today} />}
            </>
          }
        >
          {[false, true].map((one) => (
            <Button
              key={String(one)}
              look={one === isTomorrow ? 'primary' : 'secondary'}
              aria-pressed={one === isTomorrow}
              onClick={() => setQuery(one ? { day: 'tomorrow' } : {}, { replace: true })}
            >
              {one ? words.tomorrow : words.today}
            </Button>
          ))}
          <PrintButton />
        </PageHeader>
      </div>
      {shown.data ? (
        <Sheets read={shown.data} />
      ) : shown.isError ? (
        <LoadFailure title={words.error} error={shown.error} onRetry={() => void shown.refetch()} />
      ) : (
        <Loading className="grid gap-3">
          <SkeletonRows count={4} className="h-28" />
        </Loading>
      )}
    </div>
  );
};

/** When the day was read; with its date if that was not today. */
const AsOf = ({ read_at, today }: { readonly read_at: number; readonly today: string }) => {
  const words = useTodayTexts();
  const isToday = berlinDateOf(read_at) === today;
  return (
    <span className="tabular">
      {' · '}
      {words.asOf(isToday ? formatTime(read_at) : formatDateTime(read_at))}
    </span>
  );
};
