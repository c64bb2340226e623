import { useWide } from '#shared/web/admin/use-wide.ts';
import { Loading, Skeleton, SkeletonRows } from '#shared/web/skeleton.tsx';
import type { CalendarViewName } from '../../domain/calendar-view.ts';

/** The layout of the calendar while it loads: weeks of days, or columns of time. */
export const CalendarSkeleton = ({ view }: { readonly view: CalendarViewName }) => {
  const wide = useWide();
  if (!wide) {
    return (
      <Loading className="grid gap-3">
        <Skeleton className={view === 'month' ? 'h-80' : 'h-24'} />
        <SkeletonRows count={4} className="h-16" />
      </Loading>
    );
  }
  return (
    <Loading className="card grid grid-cols-7 gap-px overflow-hidden bg-line">
      {view === 'month' ? (
        <Cells count={35} className="h-[max(5rem,calc((100dvh-17rem)/5))]" />
      ) : (
        <Cells count={7} className="h-[calc(100dvh-16rem)]" />
      )}
    </Loading>
  );
};

const Cells = ({ count, className }: { readonly count: number; readonly className: string }) =>
  Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other key
    <div key={index} className={`grid content-start gap-1.5 bg-surface p-1.5 ${className}`}>
      <Skeleton className="size-6 rounded-full" />
      {index % 3 !== 1 && <Skeleton className="h-6" />}
      {index % 4 === 2 && <Skeleton className="h-6 w-4/5" />}
    </div>
  ));
