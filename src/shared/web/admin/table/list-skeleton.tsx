import { Loading, Skeleton } from '../../skeleton.tsx';

/** The placeholder of a list that is loading. */
export const ListSkeleton = ({ rows = 5 }: { readonly rows?: number }) => (
  <Loading className="card grid gap-4 p-4">
    {Array.from({ length: rows }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other key
      <div key={row} className="flex items-center gap-4">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 flex-1" />
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </Loading>
);
