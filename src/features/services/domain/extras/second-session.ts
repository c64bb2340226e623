import type { Need } from '../need.ts';
import { type Item, isSession } from './booked-item.ts';
import type { SecondSession } from './service-option.ts';

/** A service that the studio allows as a second session. */
export interface Follower extends Omit<SecondSession, 'gap_minutes' | 'extra_minutes' | 'max_count' | 'required'> {
  readonly duration_min: number;
  readonly minutes_before: number;
}

interface First {
  readonly minutes_after: number;
  readonly assigned_photographers: readonly string[];
}

/**
 * Returns a service as the second session of a booking of `first`. The time between the two parts is the longer of the
 * minutes after the first and the minutes before the second, never the sum.
 */
export const asSecondSession = (
  first: Pick<First, 'minutes_after'>,
  { duration_min, minutes_before, ...same }: Follower,
): SecondSession => {
  const gap_minutes = Math.max(first.minutes_after, minutes_before);
  return { ...same, gap_minutes, extra_minutes: duration_min + gap_minutes, max_count: 1, required: false };
};

/** Returns which of `followers` can be booked right after `first`: those that all its photographers offer as well. */
export const secondSessionsOf = (first: First, followers: readonly Follower[]): SecondSession[] =>
  followers
    .filter((follower) => areOffered(first.assigned_photographers, follower.assigned_photographers))
    .map((follower) => asSecondSession(first, follower));

/** Whether all photographers of a service offer another one; an empty list means everybody. */
const areOffered = (first: readonly string[], second: readonly string[]): boolean =>
  second.length === 0 || (first.length > 0 && first.every((id) => second.includes(id)));

/**
 * Returns the needs of two sessions in a row for the whole time. If a need of one contains a need of the other, one
 * resource satisfies both, so two sessions in the only room are possible.
 */
export const needsOfBoth = (first: readonly Need[], second: readonly Need[]): readonly Need[] => {
  const both = [...first];
  const shared = new Set<number>();
  const share = (need: Need, fits: (one: Need) => boolean): boolean => {
    const place = first.findIndex((one, i) => !shared.has(i) && fits(one));
    if (place === -1) return false;
    shared.add(place);
    if (contains(first[place] as Need, need)) both[place] = need;
    return true;
  };
  const others = second.filter((need) => !share(need, (one) => contains(one, need) && contains(need, one)));
  const separate = others.filter((need) => !share(need, (one) => contains(one, need) || contains(need, one)));
  return [...both, ...separate];
};

const contains = (whole: Need, part: Need): boolean => part.resource_ids.every((id) => whole.resource_ids.includes(id));

/** Returns the second session of a booking; undefined: it has only one. */
export const sessionItemOf = <Booked extends Pick<Item, 'kind'>>(items: readonly Booked[]): Booked | undefined =>
  items.find(isSession);
