import { berlinDateOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';

/** The times that a person wishes for. */
export interface Wishes {
  /** The campaign for whose spots it waits; null: for times of a service. */
  readonly campaign_id: string | null;
  /** Null: any photographer. */
  readonly photographer_id: string | null;
  /** Berlin dates, both included. */
  readonly first_day: string;
  readonly last_day: string;
  /** 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[];
  /** The earliest and the latest start as wall time, in minutes since midnight, both included. */
  readonly from_minute: number;
  readonly until_minute: number;
}

export interface WishedTime {
  readonly photographer_id: string;
  /** Epoch ms. */
  readonly start: number;
  /** What the start is in Berlin, where it is compared with the wishes of many. */
  readonly wall?: WallTime;
}

/** A start in Berlin: its date, the minutes since midnight and the weekday. */
export interface WallTime {
  readonly date: string;
  readonly minute: number;
  readonly weekday: number;
}

export const wallOf = (start: number): WallTime => {
  const date = berlinDateOf(start);
  return { date, minute: wallMinuteOf(start), weekday: weekdayOf(date) };
};

/** How many days an entry may cover. */
export const mostDays = 31;

/** Whether a time fits the wishes of a person. */
export const fits = (wishes: Wishes, { photographer_id, start, wall }: WishedTime): boolean => {
  const { date, minute, weekday } = wall ?? wallOf(start);
  return (
    (wishes.photographer_id === null || wishes.photographer_id === photographer_id) &&
    wishes.first_day <= date &&
    date <= wishes.last_day &&
    wishes.weekdays.includes(weekday) &&
    wishes.from_minute <= minute &&
    minute <= wishes.until_minute
  );
};

/** Whether one time could fit the wishes of two persons, so that one waits behind the other. */
export const compete = (one: Wishes, other: Wishes): boolean =>
  one.campaign_id === other.campaign_id &&
  (one.photographer_id === null || other.photographer_id === null || one.photographer_id === other.photographer_id) &&
  one.first_day <= other.last_day &&
  other.first_day <= one.last_day;
