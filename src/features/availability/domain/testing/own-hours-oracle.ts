import type { Block, OwnHours } from '#features/hours/domain/own-hours.ts';
import { weekdayKeys } from '#features/hours/domain/settings/calendar-settings.ts';
import type { AvailabilityFacts } from '../facts.ts';
import type { Reason } from './claims-oracle.ts';
import { scheduleOf } from './notice-oracle.ts';

interface Day {
  /** '': no exception applies. */
  readonly whose: string;
  readonly blocks: readonly Block[];
}

/** The own hours of a date as an independent implementation, in wall times; null if there are none. */
export function ownBlocks(facts: AvailabilityFacts, own: OwnHours | undefined, date: string): Day | null {
  const exception = own?.exceptions.findLast((one) => one.date === date);
  if (exception) return { whose: date, blocks: exception.blocks };
  const period = own?.periods.find(
    ({ valid_from, valid_until }) => (valid_from ?? date) <= date && date <= (valid_until ?? date),
  );
  if (!period) return null;
  const blocks = period.week[weekdayKeys[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'];
  const ofStudio = facts.exceptions.findLast((one) => one.date === date);
  if (!ofStudio) return { whose: '', blocks };
  const { start_time, end_time, break_start, break_end } = ofStudio;
  const open: Block[] = ofStudio.break_enabled
    ? [
        { start_time, end_time: break_start },
        { start_time: break_end, end_time },
      ]
    : [{ start_time, end_time }];
  const both = blocks.flatMap((block) =>
    open.map((part) => ({
      start_time: block.start_time > part.start_time ? block.start_time : part.start_time,
      end_time: block.end_time < part.end_time ? block.end_time : part.end_time,
    })),
  );
  return { whose: date, blocks: ofStudio.is_working ? both.filter((one) => one.start_time < one.end_time) : [] };
}

interface OracleMinute {
  readonly date: string;
  readonly at: number;
  readonly firstShowing: (wall: string) => number;
}

/** The reasons of own hours against a start; null if there are none on that date. */
export function ownReasons(
  facts: AvailabilityFacts,
  own: OwnHours | undefined,
  { date, at, firstShowing }: OracleMinute,
): Reason[] | null {
  const day = ownBlocks(facts, own, date);
  if (!day) return null;
  if (day.blocks.length === 0) return [`closed_day:${day.whose}`];
  const ends = at + facts.duration_min * 60_000;
  const fits = day.blocks.some((one) => at >= firstShowing(one.start_time) && ends <= firstShowing(one.end_time));
  return fits ? [] : [`outside_hours:${day.whose}`];
}

interface OracleDate extends Pick<OracleMinute, 'date' | 'firstShowing'> {
  /** Whether any minute of a session from `at` overlaps the range. */
  readonly touches: (at: number, start: number, end: number) => boolean;
}

/** Returns a function that lists the reasons of the studio's hours of a date against a start. */
export function studioReasonsOn(
  facts: AvailabilityFacts,
  { date, firstShowing, touches }: OracleDate,
): (at: number) => Reason[] {
  const day = scheduleOf(facts, date);
  const whose = facts.exceptions.some((one) => one.date === date) ? date : '';
  if (!day.is_working) return () => [`closed_day:${whose}`];
  const [opens, closes] = [firstShowing(day.start_time), firstShowing(day.end_time)];
  const [breakFrom, breakTo] = day.break_enabled
    ? [firstShowing(day.break_start), firstShowing(day.break_end)]
    : [0, 0];
  return (at) => {
    const reasons: Reason[] = [];
    if (at < opens || at + facts.duration_min * 60_000 > closes) reasons.push(`outside_hours:${whose}`);
    if (touches(at, breakFrom, breakTo)) reasons.push(`break:${whose}`);
    return reasons;
  };
}
