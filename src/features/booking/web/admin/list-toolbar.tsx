import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search, X } from 'lucide-react';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { BookingSortField } from '../../list-contract.ts';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import { sortFields } from './list-view.ts';
import { ResourceFilter } from './resource-filter.tsx';
import { StatusList } from './status-filter.tsx';
import type { useListView } from './use-list-view.ts';

type View = ReturnType<typeof useListView>;

interface ListToolbarProps {
  readonly view: View;
  /** The number of search results. */
  readonly found: number | undefined;
  /** Whether all bookings have been searched. */
  readonly complete: boolean;
}

/** Search, filter by resource and sort order of the list. */
export const ListToolbar = ({ view, found, complete }: ListToolbarProps) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <div className="flex flex-wrap items-center gap-2 p-3">
      <SearchBox text={view.text} onSearch={view.search} />
      <output className="text-sm text-muted max-sm:empty:hidden">
        {(view.text !== '' || view.resource) &&
          found !== undefined &&
          `${t('list.found', found)}${complete ? '' : ' …'}`}
      </output>
      <ResourceFilter resource={view.resource} onFilter={view.filterResource} />
      <SortControls view={view} />
    </div>
  );
};

const SearchBox = ({ text, onSearch }: { readonly text: string; readonly onSearch: (text: string) => void }) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <div className="relative min-w-0 sm:w-80 max-sm:w-full">
      <Search size={16} aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={t('list.search')}
        placeholder={t('list.searchHint')}
        value={text}
        onChange={(event) => onSearch(event.target.value)}
        className="min-h-control w-full rounded-field border border-control bg-surface px-9 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('list.clearSearch')}
          onClick={() => onSearch('')}
          className="absolute inset-y-0 right-0 grid w-9 cursor-pointer place-items-center text-muted hover:text-ink"
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};

const SortControls = ({ view }: { readonly view: View }) => {
  const t = useTexts(bookingAdminTexts);
  const { sort, sortBy, turn } = view;
  const turned = t(sort.order === 'asc' ? 'sort.asc' : 'sort.desc');
  const Icon = sort.order === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className="flex items-center gap-2 sm:ml-auto max-sm:w-full">
      <StatusList status={view.status} onFilter={view.filter} />
      <label className="flex min-w-0 flex-1 items-center gap-2">
        <span className="text-muted max-sm:sr-only">{t('sort.label')}</span>
        <select
          value={sort.by}
          onChange={(event) => sortBy(event.target.value as BookingSortField)}
          className="min-h-control min-w-0 flex-1 rounded-field border border-control bg-surface px-2.5"
        >
          {sortFields.map((field) => (
            <option key={field} value={field}>
              {t(`sort.${field}`)}
            </option>
          ))}
        </select>
      </label>
      <IconButton label={turned} icon={Icon} size={18} onClick={turn} className="border border-control" />
    </div>
  );
};
