export const changeKinds = ['moved_by_customers', 'moved_by_studio', 'waited', 'offered', 'filled'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How often each kind of change happened in a period. */
export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

type Compared = Record<ChangeKind, { readonly count: number; readonly previous: number | null }>;

/** Returns the counts of a period beside those of the period before; null if nothing happened in either. */
export const comparedChanges = (now: ChangeCounts, before: ChangeCounts | null): Compared | null => {
  if (changeKinds.every((kind) => now[kind] === 0 && !before?.[kind])) return null;
  const figure = (kind: ChangeKind) => ({ count: now[kind], previous: before === null ? null : before[kind] });
  return {
    moved_by_customers: figure('moved_by_customers'),
    moved_by_studio: figure('moved_by_studio'),
    waited: figure('waited'),
    offered: figure('offered'),
    filled: figure('filled'),
  };
};
