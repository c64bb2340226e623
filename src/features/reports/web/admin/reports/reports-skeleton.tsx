import { Loading, Skeleton } from '#shared/web/skeleton.tsx';

/** The layout of the reports while they load. */
export const ReportsSkeleton = () => (
  <Loading className="grid gap-4 lg:gap-6">
    <Skeleton className="h-44" />
    <Skeleton className="h-36" />
    <Skeleton className="h-112" />
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  </Loading>
);
