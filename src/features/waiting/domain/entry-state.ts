import { HOUR } from '#shared/kernel/time/zone-time.ts';

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

/** How many open entries one mailbox may have; further ones wait for a confirmation that is refused until one has ended. */
export const mostEntries = 5;

/** How many hours a person has to confirm the address of an entry; until then nothing is held for it. */
const confirmHours = 24;

/** Until when the address of an entry must be confirmed. Instants are epoch ms. */
export const entryConfirmBy = (now: number): number => now + confirmHours * HOUR;

/** How many entries a page of the list has at most. */
export const mostListed = 200;
