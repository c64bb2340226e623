import { accepted, type Result, refused } from './result.ts';

/**
 * Returns the list of all IDs with `wanted` first, in that order; the others follow in their present order. Refused if
 * `wanted` contains an ID twice or one that is not in the list: `at` is its index in `wanted`.
 */
export const reordered = (
  current: readonly string[],
  wanted: readonly string[],
): Result<string[], { readonly at: number; readonly reason: 'unknown' | 'repeated' }> => {
  const known = new Set(current);
  for (const [at, id] of wanted.entries()) {
    if (!known.has(id)) return refused({ at, reason: 'unknown' });
    if (wanted.indexOf(id) < at) return refused({ at, reason: 'repeated' });
  }
  const named = new Set(wanted);
  return accepted([...wanted, ...current.filter((id) => !named.has(id))]);
};

/** Returns the list with the item at `from` moved to `to`; the same list if one of them is not a valid index. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
