import { dayNumberOf, type Weekday, weekdayOfDay } from '#shared/kernel/time/calendar-date.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import { type WeekdayKey, weekdayKeys } from './settings/calendar-settings.ts';
import { type Hours, type HoursOfDay } from './working-hours.ts';

/** Working time within a day, Berlin wall times 'HH:MM'. */
export interface Block {
  readonly start_time: string;
  readonly end_time: string;
}

/** The weekly hours of a resource from one date to another, both included; null: without limit. */
export interface OwnPeriod {
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly week: Readonly<Record<WeekdayKey, readonly Block[]>>;
}

/** The hours of a resource on one date; without blocks it does not work. */
export interface OwnException {
  readonly date: string;
  readonly blocks: readonly Block[];
}

/** The hours of a photographer or another resource, in place of the studio's. */
export interface OwnHours {
  readonly periods: readonly OwnPeriod[];
  readonly exceptions: readonly OwnException[];
}

/**
 * Returns a lookup of the own hours of a day: those of its exception if there is one, otherwise those of the period that
 * is valid; null if there is neither. An exception of the studio (`studio`) shortens the hours of a period, but never
 * adds any, and does not change an exception of the resource.
 */
export function ownHoursOfDay(
  { periods, exceptions }: OwnHours,
  studio: (dayNo: number) => HoursOfDay,
): (dayNo: number) => HoursOfDay | null {
  const byDay = new Map(
    exceptions.map(({ date, blocks }): [number, HoursOfDay] => [dayNumberOf(date), dayOf(blocks, date)]),
  );
  const spans = periods.map(({ valid_from, valid_until, week }) => ({
    from: valid_from === null ? Number.NEGATIVE_INFINITY : dayNumberOf(valid_from),
    until: valid_until === null ? Number.POSITIVE_INFINITY : dayNumberOf(valid_until),
    week,
    days: new Map<Weekday, HoursOfDay>(),
  }));
  // Prepared on demand, because most lookups are for one day.
  const weekdayOf = ({ week, days }: (typeof spans)[number], weekday: Weekday): HoursOfDay => {
    const known = days.get(weekday) ?? dayOf(week[weekdayKeys[weekday - 1] as WeekdayKey], null);
    days.set(weekday, known);
    return known;
  };
  return (dayNo) => {
    const exception = byDay.get(dayNo);
    if (exception) return exception;
    const span = spans.find(({ from, until }) => from <= dayNo && dayNo <= until);
    if (!span) return null;
    const day = weekdayOf(span, weekdayOfDay(dayNo));
    const ofStudio = studio(dayNo);
    if (ofStudio.exception === null) return day;
    return { ...day, blocks: within(day.blocks, ofStudio.hours), exception: ofStudio.exception };
  };
}

const dayOf = (blocks: readonly Block[], exception: string | null): HoursOfDay => ({
  hours: null,
  blocks: blocks.map(({ start_time, end_time }) => withoutBreak(wallMinutes(start_time), wallMinutes(end_time))),
  exception,
});

const withoutBreak = (open: number, close: number): Hours => ({ open, close, breakStart: 0, breakEnd: 0 });

/** The parts of `blocks` during which the studio is open. */
const within = (blocks: readonly Hours[], studio: Hours | null): Hours[] => {
  if (!studio) return [];
  const { open, close, breakStart, breakEnd } = studio;
  const parts = breakStart < breakEnd ? [withoutBreak(open, breakStart), withoutBreak(breakEnd, close)] : [studio];
  return blocks.flatMap((block) =>
    parts
      .map((part) => withoutBreak(Math.max(block.open, part.open), Math.min(block.close, part.close)))
      .filter((part) => part.open < part.close),
  );
};
