import { useSearchParams } from 'react-router';
import type { BookingStatus } from '../../contract.ts';
import type { BookingSortField } from '../../list-contract.ts';
import type { ListView } from './list-view.ts';
import { sortedBy, viewFrom } from './list-view.ts';
import { useTypedText } from './use-typed-text.ts';

/** The state of the list, kept in the URL: filters, order, search, highlighted row and opened booking. */
export const useListView = () => {
  const [query, setQuery] = useSearchParams();
  const view = viewFrom(query);
  const change = (
    changes: Readonly<Record<string, string | undefined>>,
    options: { readonly replace: boolean },
  ): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { ...options, preventScrollReset: true },
    );
  const order = (sort: ListView['sort']): void =>
    change({ sort: sort.by, order: sort.order, highlight: undefined }, { replace: true });
  const [text, search] = useTypedText(view.text, (typed) =>
    change({ q: typed, highlight: undefined }, { replace: true }),
  );
  return {
    ...view,
    text,
    search,
    filter: (status: BookingStatus | 'ALL') =>
      change({ status: status === 'ALL' ? undefined : status, highlight: undefined }, { replace: true }),
    filterResource: (resource: string | undefined) => change({ resource, highlight: undefined }, { replace: true }),
    sortBy: (by: BookingSortField) => order(sortedBy(view.sort, by)),
    turn: () => order({ ...view.sort, order: view.sort.order === 'asc' ? 'desc' : 'asc' }),
    // Adds a history entry, so that the browser's back button closes the dialog.
    open: (id: string) => change({ booking: id }, { replace: false }),
    close: () => change({ booking: undefined }, { replace: true }),
    closeCustomer: () => change({ customer: undefined, customer_name: undefined }, { replace: true }),
  };
};
