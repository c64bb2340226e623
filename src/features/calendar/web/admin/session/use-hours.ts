import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { datesOf } from '#features/hours/domain/exception-span.ts';
import type { exceptionsContract } from '#features/hours/exceptions-contract.ts';
import type { OwnDays } from '#features/hours/own-hours-contract.ts';
import { useOwnDays } from '#features/hours/web/parts/admin/own-hours/use-own-days.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { WorkingDay } from '../../../contract.ts';
import { type WallRange, wallRangeOn } from '../../../domain/day-layout.ts';
import { calendarCall } from '../use-calendar.ts';

/** The working hours of a day on its time axis: minutes since midnight. */
export interface DayHours {
  /** From the first start to the last end; undefined on a day without work. */
  readonly open: WallRange | undefined;
  /** The working times without breaks, in order. */
  readonly blocks: readonly WallRange[];
  /** The studio's name for a date with its own hours: 'Heiligabend'. */
  readonly name: string;
  /** The hours of a photographer or a room, while the studio is open. */
  readonly isOwn?: boolean;
}

export type HoursByDate = ReadonlyMap<string, DayHours>;

export interface Hours {
  readonly studio: HoursByDate;
  /** Returns the hours of a photographer or another resource, which may have its own; for '' those of the studio. */
  readonly of: (id: string) => HoursByDate;
}

const exceptionsCall = adminCaller<typeof exceptionsContract>();
const none: HoursByDate = new Map();

/**
 * The hours of a range of Berlin dates, by date; undefined during the first load; empty if loading fails, and then
 * nothing is shown as closed.
 */
export const useHours = (dates: readonly string[]): Hours | undefined => {
  const studio = useStudioHours(dates);
  const own = useOwnDays(dates[0] ?? '', dates.at(-1) ?? '');
  const isReady = studio !== undefined && (own.data !== undefined || own.isError);
  return useMemo(() => {
    if (!isReady) return undefined;
    const byId = new Map((own.data ?? []).map(({ resource_id, days }) => [resource_id, ownHours(days, studio)]));
    return { studio, of: (id) => byId.get(id) ?? studio };
  }, [isReady, studio, own.data]);
};

const useStudioHours = (dates: readonly string[]): HoursByDate | undefined => {
  const range = { date_from: dates[0] ?? '', date_to: dates.at(-1) ?? '' };
  const { data, isPending, failureCount } = useQuery({
    queryKey: [...calendarKey, 'hours', range],
    queryFn: async ({ signal }) => {
      const [days, exceptions] = await Promise.all([
        calendarCall('GET /api/admin/calendar/hours', { query: range }, { signal }),
        exceptionsCall('GET /api/admin/calendar/exceptions', { query: { date_from: range.date_from } }, { signal }),
      ]);
      const names = Object.fromEntries(exceptions.flatMap((one) => datesOf(one).map((date) => [date, one.name])));
      return days.map((day) => ({ ...day, name: names[day.date] ?? '' }));
    },
    select: byDate,
    placeholderData: keepPreviousData,
  });
  return data ?? (isPending && failureCount === 0 ? undefined : none);
};

const byDate = (days: readonly (WorkingDay & { name: string })[]): HoursByDate =>
  new Map(days.map(({ date, open, pause, name }) => [date, { ...onAxis(date, withoutPause(open, pause)), name }]));

const ownHours = (days: OwnDays['days'], studio: HoursByDate): HoursByDate =>
  new Map(
    days.map(({ date, blocks }) => {
      const ofStudio = studio.get(date);
      const isClosed = ofStudio !== undefined && ofStudio.open === undefined;
      const own = onAxis(
        date,
        blocks.map(({ start, end }) => ({ start: epochOf(start), end: epochOf(end) })),
      );
      // The name of a closed day is shown as the reason.
      return [date, { ...own, name: isClosed && !own.open ? (ofStudio?.name ?? '') : '', isOwn: !isClosed }];
    }),
  );

const withoutPause = (open: WorkingDay['open'], pause: WorkingDay['pause']): TimeRange[] => {
  if (!open) return [];
  const [start, end] = [epochOf(open.start), epochOf(open.end)];
  if (!pause) return [{ start, end }];
  return [
    { start, end: epochOf(pause.start) },
    { start: epochOf(pause.end), end },
  ].filter((range) => range.start < range.end);
};

const onAxis = (date: string, ranges: readonly TimeRange[]): Pick<DayHours, 'open' | 'blocks'> => {
  const blocks = ranges.flatMap((range) => wallRangeOn(date, range) ?? []);
  const [first, last] = [blocks[0], blocks.at(-1)];
  return { blocks, open: first && last && { from: first.from, to: last.to } };
};
