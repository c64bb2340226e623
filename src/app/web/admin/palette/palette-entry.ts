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

/** So many letters of what an entry is also called find it, or the whole word: fewer would find too much. */
const shortestMeant = 4;

/**
 * The entries for which every word of the query is the beginning of one of their words; behind those that are named so,
 * those that are also called so.
 */
export const matching = (entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] => {
  const words = wordsOf(query);
  const isNamed = (word: string, { label }: PaletteEntry): boolean =>
    wordsOf(label).some((part) => part.startsWith(word));
  const isMeant = (word: string, { also = '' }: PaletteEntry): boolean =>
    wordsOf(also).some((part) => part === word || (word.length >= shortestMeant && part.startsWith(word)));
  const named = entries.filter((entry) => words.every((word) => isNamed(word, entry)));
  const meant = entries.filter((entry) => words.every((word) => isNamed(word, entry) || isMeant(word, entry)));
  return [...new Set([...named, ...meant])];
};

const wordsOf = (text: string): readonly string[] =>
  searchForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
