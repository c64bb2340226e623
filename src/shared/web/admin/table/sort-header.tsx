import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../../class-names.ts';

export interface Sorting {
  readonly by: string;
  readonly order: 'asc' | 'desc';
  readonly onSort: (by: string) => void;
}

interface SortHeaderProps {
  readonly column: { readonly header: string; readonly width?: string; readonly align?: 'end'; readonly sort?: string };
  readonly sorting: Sorting | undefined;
}

/** The header of a column; a button if the column can be sorted. */
export const SortHeader = ({ column, sorting }: SortHeaderProps) => {
  const { header, width, align, sort } = column;
  const isSorted = sort !== undefined && sorting?.by === sort;
  const Icon = isSorted ? (sorting.order === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={classNames(
        'sticky top-14 z-10 border-b border-line bg-surface px-3 py-1.5 text-sm font-medium text-muted',
        align === 'end' ? 'text-right' : 'text-left',
        width,
      )}
    >
      {sort !== undefined && sorting ? (
        <button
          type="button"
          onClick={() => sorting.onSort(sort)}
          className={classNames(
            '-mx-1.5 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-button px-1.5 hover:text-ink',
            isSorted && 'text-ink',
          )}
        >
          {header}
          <Icon size={14} aria-hidden="true" className={classNames(!isSorted && 'opacity-60')} />
        </button>
      ) : (
        header
      )}
    </th>
  );
};
