import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BookingStatus } from '../../contract.ts';
import type { BookingSortField } from '../../list-contract.ts';
import { type ListView, sortedBy, viewFrom } from './list-view.ts';

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

const restMs = 250;

/**
 * The text of a search box. It changes with every letter, while the URL follows once typing pauses, because a URL
 * updates too slowly to type into. `kept` is the text in the URL. If that changes by other means, the box follows.
 */
const useTypedText = (kept: string, keep: (text: string) => void): readonly [string, (text: string) => void] => {
  const [box, setBox] = useState({ typed: kept, kept, resting: true });
  if (box.kept !== kept) setBox({ ...box, kept, typed: box.resting ? kept : box.typed });
  const keepTyped = useEffectEvent((text: string): void => {
    setBox((present) => ({ ...present, resting: true }));
    keep(text);
  });
  // Only typing restarts the delay.
  useEffect(() => {
    if (box.resting) return undefined;
    const timer = setTimeout(() => keepTyped(box.typed), restMs);
    return () => clearTimeout(timer);
  }, [box.typed, box.resting]);
  return [box.typed, (typed) => setBox((present) => ({ ...present, typed, resting: false }))];
};
