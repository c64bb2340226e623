import { wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { epochOf } from '#shared/web/time/when.tsx';

export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Up to this many times are shown without headings. */
const fewEnough = 8;

const partOf = (start: string): DayPart => {
  const hour = wallMinuteOf(epochOf(start)) / 60;
  if (hour < 12) return 'morning';
  if (hour < 14) return 'midday';
  return hour < 18 ? 'afternoon' : 'evening';
};

export interface PartOfDay {
  /** undefined: the whole day is one group. */
  readonly part: DayPart | undefined;
  readonly starts: readonly string[];
}

/** Groups the times of a day by Berlin time of day; a few times form a single group. */
export const byPartOfDay = (starts: readonly string[]): readonly PartOfDay[] => {
  if (starts.length <= fewEnough) return [{ part: undefined, starts }];
  return dayParts
    .map((part) => ({ part, starts: starts.filter((start) => partOf(start) === part) }))
    .filter((group) => group.starts.length > 0);
};
