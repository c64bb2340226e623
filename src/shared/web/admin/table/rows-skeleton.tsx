import { classNames } from '../../class-names.ts';
import { Loading, Skeleton } from '../../skeleton.tsx';
import { useWide } from '../use-wide.ts';

/** The content of a column: a name with a line below it, one line, a number, a badge, buttons. */
export type SkeletonCell = 'name' | 'line' | 'number' | 'badge' | 'buttons';

interface RowsSkeletonProps {
  readonly rows: number;
  readonly columns: readonly SkeletonCell[];
  /** Cards replace the table below this width, in rem, as in the list that is loading; by default never. */
  readonly tableFrom?: number;
  /** Whether the list that is loading has a card around it. */
  readonly framed?: boolean;
}

/** The placeholder of a list that is loading: its table, or its cards on a narrow screen. */
export const RowsSkeleton = ({ rows, columns, tableFrom = 0, framed = false }: RowsSkeletonProps) => {
  const wide = useWide(tableFrom);
  const all = Array.from({ length: rows }, (_, row) => row);
  if (!wide) {
    return (
      <Loading className="grid grid-cols-1 gap-2">
        {all.map((row) => (
          <CardShape key={row} />
        ))}
      </Loading>
    );
  }
  return (
    <Loading className={framed ? 'card overflow-clip' : ''}>
      <Cells columns={columns} className="h-10 border-b border-line" head />
      {all.map((row) => (
        <Cells key={row} columns={columns} className="h-14 border-b border-line last:border-b-0" />
      ))}
    </Loading>
  );
};

interface CellsProps {
  readonly columns: readonly SkeletonCell[];
  readonly className: string;
  readonly head?: boolean;
}

const Cells = ({ columns, className, head = false }: CellsProps) => (
  <div data-skeleton={head ? 'head' : 'row'} className={classNames('flex items-center gap-6 px-3', className)}>
    {columns.map((cell, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other key
      <div key={index} className={classNames('min-w-0', cell === 'name' || cell === 'line' ? 'flex-1' : 'w-24')}>
        {head ? <Skeleton className="h-3 w-1/2" /> : <Shape cell={cell} />}
      </div>
    ))}
  </div>
);

const Shape = ({ cell }: { readonly cell: SkeletonCell }) => {
  if (cell === 'name') {
    return (
      <>
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-1.5 h-3 w-5/6" />
      </>
    );
  }
  if (cell === 'line') return <Skeleton className="h-4 w-3/4" />;
  if (cell === 'number') return <Skeleton className="ml-auto h-4 w-14" />;
  if (cell === 'badge') return <Skeleton className="h-6 w-24 rounded-full" />;
  return (
    <div className="flex justify-end gap-2">
      <Skeleton className="size-6" />
      <Skeleton className="size-6" />
    </div>
  );
};

const CardShape = () => (
  <div data-skeleton="card" className="card p-3">
    <div className="flex items-center justify-between gap-3">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-6 w-24 rounded-full" />
    </div>
    <Skeleton className="mt-2.5 h-3 w-3/5" />
    <div className="mt-2.5 flex items-center justify-between gap-3">
      <Skeleton className="h-3 w-1/3" />
      <Skeleton className="h-6 w-20" />
    </div>
  </div>
);
