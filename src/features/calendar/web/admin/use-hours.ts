import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { datesOf } from '#features/availability/domain/exception-span.ts';
import type { exceptionsContract } from '#features/availability/exceptions-contract.ts';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { epochOf } from '#shared/web/when.tsx';
import type { WorkingDay } from '../../contract.ts';
import { type WallRange, wallRangeOn } from '../../domain/day-layout.ts';
import { calendarCall } from './use-calendar.ts';

/** The working hours of a day on its time axis: minutes since midnight. */
export interface DayHours {
  readonly open: WallRange | undefined;
  readonly pause: WallRange | undefined;
  /** The studio's name for a date with its own hours: 'Heiligabend'. */
  readonly name: string;
}

export type HoursByDate = ReadonlyMap<string, DayHours>;

const exceptionsCall = adminCaller<typeof exceptionsContract>();
const none: HoursByDate = new Map();

/**
 * The hours of a range of Berlin dates, by date; undefined during the first load; empty if loading fails, and then
 * nothing is shown as closed.
 */
export const useHours = (dates: readonly string[]): HoursByDate | undefined => {
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
  new Map(
    days.map(({ date, open, pause, name }) => [date, { open: onAxis(date, open), pause: onAxis(date, pause), name }]),
  );

const onAxis = (date: string, range: WorkingDay['open']): WallRange | undefined =>
  range ? wallRangeOn(date, { start: epochOf(range.start), end: epochOf(range.end) }) : undefined;
