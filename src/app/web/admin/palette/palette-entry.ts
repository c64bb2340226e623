import type { LucideIcon } from 'lucide-react';
import { searchForm } from '#shared/kernel/text/search-form.ts';

/** An entry of the palette: opens an address of the back office, or runs an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** What else it is called, separated by spaces: found by it, not shown. */
  readonly also?: string;
  readonly group: 'pages' | 'resources' | 'customers' | 'bookings' | 'actions';
  readonly icon: LucideIcon;
  /** The keyboard shortcut of the same action. */
  readonly keys?: string;
  readonly does: { readonly goTo: string } | { readonly run: () => void };
}

/** From so many letters on an entry is found by what else it is called: fewer would find too much. */
const shortestMeant = 3;

/**
 * The entries for which every word of the query is the beginning of one of their words; behind those that are named so,
 * those that are also called so.
 */
export const matching = (entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] => {
  const words = wordsOf(query);
  const areIn = (text: string): boolean => {
    const parts = wordsOf(text);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const named = entries.filter(({ label }) => areIn(label));
  if (words.every(({ length }) => length < shortestMeant)) return named;
  return [
    ...named,
    ...entries.filter((entry) => !named.includes(entry) && areIn(`${entry.label} ${entry.also ?? ''}`)),
  ];
};

const wordsOf = (text: string): readonly string[] =>
  searchForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
