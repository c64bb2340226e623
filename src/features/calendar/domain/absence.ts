import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { dayMinutes, type WallRange, wallRangeOn } from './day-layout.ts';

/** Time off of a photographer, epoch ms and half-open. */
export interface Absence extends TimeRange {
  readonly photographer_id: string;
}

/** A session that is not cancelled, or time off. */
export interface Occupation extends Absence {
  readonly id: string;
  readonly type: 'booking' | 'timeoff';
}

/** Returns the ids of sessions during which their photographer is away. */
export const conflictsOf = (all: readonly Occupation[]): ReadonlySet<string> => {
  const away = all.filter(({ type }) => type === 'timeoff');
  const clashes = all.filter(
    ({ type, photographer_id, start, end }) =>
      type === 'booking' &&
      away.some((off) => off.photographer_id === photographer_id && off.start < end && off.end > start),
  );
  return new Set(clashes.map(({ id }) => id));
};

/** A part of a day during which some of the shown photographers are away: `share` of all, above 0 up to 1. */
export interface Shade extends WallRange {
  readonly share: number;
}

/**
 * Returns when photographers are away on a Berlin date, as shares of those shown, ordered by time; times without
 * absences are left out.
 */
export const shadesOn = (date: string, absences: readonly Absence[], people: readonly string[]): Shade[] => {
  const ranges = absences.flatMap((absence) => {
    const range = people.includes(absence.photographer_id) && wallRangeOn(date, absence);
    return range ? [{ ...range, who: absence.photographer_id }] : [];
  });
  const edges = [...new Set(ranges.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const shades: Shade[] = [];
  for (const [index, to] of edges.slice(1).entries()) {
    const from = edges[index] as number;
    const share = shareOf(
      ranges.filter((range) => range.from <= from && range.to >= to),
      people,
    );
    const last = shades.at(-1);
    if (last?.to === from && last.share === share) shades[shades.length - 1] = { ...last, to };
    else if (share > 0) shades.push({ from, to, share });
  }
  return shades;
};

const shareOf = (away: readonly { readonly who: string }[], people: readonly string[]): number =>
  new Set(away.map(({ who }) => who)).size / people.length;

/**
 * Returns the share of the shown photographers who are away for all working hours of a date, or for the whole day if it
 * is closed.
 */
export const awayAllDay = (
  date: string,
  absences: readonly Absence[],
  people: readonly string[],
  open: WallRange = { from: 0, to: dayMinutes },
): number => {
  const away = people.filter((id) =>
    shadesOn(date, absences, [id]).some(({ from, to }) => from <= open.from && to >= open.to),
  );
  return people.length === 0 ? 0 : away.length / people.length;
};
