import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';

/** The placeholders while the reports load: counts, amounts, the chart, two rankings. */
export const ReportsSkeleton = () => (
  <Loading className="grid gap-4 lg:gap-6">
    <PanelShape>
      <Skeleton className="mb-5 h-4" />
      <Figures count={7} className="sm:grid-cols-4 xl:grid-cols-7" />
    </PanelShape>
    <PanelShape>
      <Figures count={5} className="sm:grid-cols-2 lg:grid-cols-5" note />
    </PanelShape>
    <PanelShape>
      <div className="flex h-96 items-end gap-2 border-b border-line">
        {bars.map((height, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other key
          <Skeleton key={index} className={`flex-1 rounded-b-none ${height}`} />
        ))}
      </div>
    </PanelShape>
    <PanelShape>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Ranking />
        <Ranking />
      </div>
    </PanelShape>
  </Loading>
);

const bars = [
  'h-1/3',
  'h-1/2',
  'h-2/5',
  'h-3/4',
  'h-3/5',
  'h-full',
  'h-2/3',
  'h-4/5',
  'h-1/2',
  'h-3/5',
  'h-1/3',
  'h-2/5',
];

const PanelShape = ({ children }: { readonly children: ReactNode }) => (
  <div data-skeleton="panel" className="card min-w-0 p-4 sm:p-5">
    <Skeleton className="mb-4 h-5 w-44" />
    {children}
  </div>
);

interface FiguresProps {
  readonly count: number;
  readonly className: string;
  readonly note?: boolean;
}

const Figures = ({ count, className, note = false }: FiguresProps) => (
  <div className={`grid grid-cols-2 gap-x-4 gap-y-5 ${className}`}>
    {Array.from({ length: count }, (_, figure) => (
      // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other key
      <div key={figure}>
        <Skeleton className="h-3 w-3/4" />
        <Skeleton className="mt-2 h-6 w-1/2" />
        {note && <Skeleton className="mt-2 h-3 w-2/3" />}
      </div>
    ))}
  </div>
);

const Ranking = () => (
  <div className="min-w-0">
    <Skeleton className="mb-3 h-4 w-1/3" />
    {[1, 2, 3, 4, 5].map((place) => (
      <div key={place} className="flex items-center gap-3 border-t border-line py-3 first-of-type:border-t-0">
        <Skeleton className="size-4" />
        <Skeleton className="h-4 flex-1" />
        <Skeleton className="h-4 w-20" />
      </div>
    ))}
  </div>
);
