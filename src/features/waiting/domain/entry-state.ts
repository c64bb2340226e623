/**
 * How an entry ended: the person took an offer or left the list, the studio removed it, or its last day has passed.
 */
export const entryOutcomes = ['fulfilled', 'left', 'removed', 'over'] as const;
export type EntryOutcome = (typeof entryOutcomes)[number];

export const entryStates = ['waiting', ...entryOutcomes] as const;
export type EntryState = (typeof entryStates)[number];

/** Returns the state of an entry on a Berlin date. It ends with its last day, whether or not that has been stored. */
export const entryState = (
  { outcome, last_day }: { readonly outcome: EntryOutcome | null; readonly last_day: string },
  today: string,
): EntryState => outcome ?? (last_day < today ? 'over' : 'waiting');

/** How many open entries one mailbox may have. */
export const mostEntries = 5;
