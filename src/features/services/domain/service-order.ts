import { accepted, type Result, refused } from '#shared/kernel/result.ts';

/** What decides the place of a service among the cards. */
export interface Placed {
  readonly sort_order: number | null;
  readonly is_system_service: boolean;
  readonly name: string;
}

/** Services with a sort_order first, in its order; among equals system services first, then by name (AMB-015). */
export const byPlace = (a: Placed, b: Placed): number =>
  (a.sort_order ?? Number.POSITIVE_INFINITY) - (b.sort_order ?? Number.POSITIVE_INFINITY) ||
  Number(b.is_system_service) - Number(a.is_system_service) ||
  (a.name < b.name ? -1 : Number(a.name > b.name));

/**
 * The whole list of ids after `wanted` have been put first, in that order; the others follow as they were (SRV-47).
 * Refused when `wanted` names an id twice or one that is not in the list: `at` is its place in `wanted`.
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

/** The list after the item at `from` has been put at `to`; the same list when one of them is no place in it. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
