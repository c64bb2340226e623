import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useMemo } from 'react';
import { classNames } from '../../class-names.ts';
import { useWide } from '../use-wide.ts';
import type { Sorting } from './sort-header.tsx';
import { SortHeader } from './sort-header.tsx';
import type { VisibleRows } from './use-visible-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** A column. `sort` is the value it is sorted by, `width` a class such as 'w-40'; numbers are aligned at the `end`. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly width?: string;
  readonly align?: 'end';
  readonly sort?: string;
}

export interface DataTableProps<Row> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Renders a row on a narrow screen. */
  readonly card: (row: Row) => ReactNode;
  readonly sorting?: Sorting;
  /** The id of a row to scroll to and highlight. */
  readonly highlight?: string | undefined;
  /** Minimum width in rem for a table; cards below it. */
  readonly tableFrom?: number;
  /** Whether the rows are about to be replaced. */
  readonly stale?: boolean;
}

/**
 * A list of rows: a table, or cards on a phone. Only visible rows are rendered, so 10,000 rows scroll as fast as 10.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const narrow = !useWide(props.tableFrom);
  const [ref, list] = useVisibleRows({
    count: props.rows.length,
    height: narrow ? 116 : 57,
    scrollTo: useMarkedRow(props),
  });
  return (
    <div
      ref={ref}
      aria-busy={props.stale}
      className={classNames('transition duration-150', props.stale && 'opacity-60')}
    >
      {narrow ? <Cards {...props} list={list} /> : <Table {...props} list={list} />}
    </div>
  );
};

const useMarkedRow = <Row,>({ rows, rowId, highlight }: DataTableProps<Row>) =>
  useMemo(
    () =>
      highlight === undefined ? undefined : { id: highlight, index: rows.findIndex((row) => rowId(row) === highlight) },
    [rows, rowId, highlight],
  );

interface ListProps {
  readonly list: VisibleRows;
}

const Table = <Row,>({ label, columns, rows, rowId, sorting, highlight, list }: DataTableProps<Row> & ListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only handles arrow keys of the controls inside
  <table
    aria-label={label}
    aria-rowcount={rows.length + 1}
    onKeyDown={moveBetweenRows}
    className="w-full table-fixed border-separate border-spacing-0"
  >
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => (
          <SortHeader key={column.id} column={column} sorting={sorting} />
        ))}
      </tr>
    </thead>
    <tbody>
      <Spacer height={list.before} span={columns.length} />
      {list.virtualizer.getVirtualItems().map(({ index, key }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const marked = rowId(row) === highlight;
        return (
          <tr
            key={key}
            ref={list.virtualizer.measureElement}
            data-index={index}
            data-highlighted={marked || undefined}
            aria-rowindex={index + 2}
            className={classNames(
              'group transition duration-150',
              marked ? 'bg-accent-soft outline-2 -outline-offset-2 outline-accent' : 'hover:bg-ground',
            )}
          >
            {columns.map((column) => (
              <td
                key={column.id}
                className={classNames('border-b border-line px-3 py-2', column.align === 'end' && 'text-right')}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        );
      })}
      <Spacer height={list.after} span={columns.length} />
    </tbody>
  </table>
);

const Cards = <Row,>({ label, rows, rowId, card, highlight, list }: DataTableProps<Row> & ListProps) => {
  const id = useId();
  return (
    <>
      <span id={id} className="sr-only">
        {label}
      </span>
      {/* Padding instead of empty rows: a list contains only its items. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above */}
      <ul
        aria-labelledby={id}
        onKeyDown={moveBetweenRows}
        className="grid grid-cols-1"
        style={{ paddingTop: list.before, paddingBottom: list.after }}
      >
        {list.virtualizer.getVirtualItems().map(({ index, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const marked = rowId(row) === highlight;
          return (
            <li
              key={key}
              ref={list.virtualizer.measureElement}
              data-index={index}
              data-highlighted={marked || undefined}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className="pb-2"
            >
              <div
                className={classNames(
                  'card p-3',
                  marked && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
                )}
              >
                {card(row)}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
};

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a spacer without content */}
      <td colSpan={span} style={{ height }} />
    </tr>
  );

/** The up and down arrow keys move between the names of the rows, whichever control of a row has the focus. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
  const next = Number(row?.dataset['index']) + (event.key === 'ArrowDown' ? 1 : -1);
  const name = event.currentTarget.querySelector<HTMLElement>(`[data-index="${next}"] [data-row-name]`);
  if (!name) return;
  event.preventDefault();
  name.focus();
};
