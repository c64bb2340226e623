import { useQuery } from '@tanstack/react-query';
import type { availabilityContract } from '#features/availability/contract.ts';
import { sampleDay } from '#features/availability/domain/slots/sample-day.ts';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { daysOf } from '#features/hours/domain/exception-span.ts';
import { calendarSettingsCall } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import { exceptionsCall } from '#features/hours/web/parts/admin/use-exceptions.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { caller } from '#shared/web/call/call.ts';
import { epochOf } from '#shared/web/time/when.tsx';

/** The session whose free times are listed, with what is chosen besides its service. */
export interface WantedTimes {
  readonly service_id: string;
  readonly photographer_id: string;
  readonly date: string;
  readonly options?: string | undefined;
  readonly people?: number | undefined;
}

// Without a token, as on the public page, but including times within the minimum notice.
const publicCall = caller<typeof availabilityContract>();

const freeStarts = async (wanted: WantedTimes, signal: AbortSignal): Promise<number[]> => {
  const query = { ...wanted, notice: 'none' } as const;
  const { slots } = await publicCall('GET /api/availability', { query }, { signal });
  return slots.map(({ start }) => epochOf(start));
};

/** The free starts of a day, once service, photographer and date are chosen; empty if they cannot be loaded. */
export const useSlots = (wanted: WantedTimes, enabled: boolean): readonly number[] | undefined => {
  const ready = enabled && wanted.service_id !== '' && wanted.photographer_id !== '' && isDate(wanted.date);
  const slots = useQuery({
    queryKey: ['slots', wanted],
    queryFn: ({ signal }) => freeStarts(wanted, signal),
    enabled: ready,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return slots.isError ? [] : slots.data;
};

export interface Move {
  /** The booking as it will be: photographer and service may differ from the stored ones. */
  readonly booking: Pick<AdminBooking, 'id' | 'version' | 'start' | 'photographer_id' | 'service_id' | 'internal'>;
  readonly date: string;
  readonly duration_min: number;
  /** Its options after the edit; left out: those that it has. */
  readonly options?: { readonly id: string; readonly count: number }[] | undefined;
}

/**
 * Returns the starts to which a booking can be moved: the generally free ones, its own, and the grid of the day, each
 * checked by the server as if the booking did not exist. The advance window for customers does not apply to the studio.
 */
export const useMoveSlots = (move: Move): readonly number[] | undefined => {
  const { date, duration_min, options } = move;
  const { id, version, photographer_id, service_id } = move.booking;
  const slots = useQuery({
    queryKey: ['slots', 'move', id, version, photographer_id, service_id, date, duration_min, options],
    queryFn: ({ signal }) => readMoveSlots(move, signal),
    enabled: isDate(date) && photographer_id !== '',
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return slots.isError ? [] : slots.data;
};

export const readMoveSlots = async (move: Move, signal: AbortSignal): Promise<number[]> => {
  const candidates = await moveCandidates(move, signal);
  const free = await Promise.all(candidates.map((start) => isFree(move, start, signal)));
  return candidates.filter((_, index) => free[index]);
};

const moveCandidates = async ({ booking, date, duration_min }: Move, signal: AbortSignal): Promise<number[]> => {
  const wanted = { service_id: booking.service_id, photographer_id: booking.photographer_id, date };
  const [free, settings, exceptions] = await Promise.all([
    // A service that is no longer offered has no free times of its own.
    freeStarts(wanted, signal).catch(() => []),
    calendarSettingsCall('GET /api/admin/calendar/settings', undefined, { signal }),
    exceptionsCall('GET /api/admin/calendar/exceptions', { query: { date_from: date } }, { signal }),
  ]);
  const start = epochOf(booking.start);
  const grid = sampleDay(settings, daysOf(exceptions), date, duration_min, false).starts;
  const own = formatInstant(start).startsWith(date) ? [start] : [];
  return [...new Set([...free, ...grid, ...own])].toSorted((a, b) => a - b);
};

const isFree = async (
  { booking, duration_min, options }: Move,
  start: number,
  signal: AbortSignal,
): Promise<boolean> => {
  const { available } = await bookingsCall(
    'POST /api/admin/bookings/check-availability',
    {
      body: {
        photographer_id: booking.photographer_id,
        service_id: booking.service_id,
        datetime: formatInstant(start),
        duration_minutes: duration_min,
        options,
        exclude_booking_id: booking.id,
        ignore_working_hours: booking.internal,
      },
    },
    { signal },
  );
  return available;
};
