import { useQuery } from '@tanstack/react-query';
import type { availabilityContract } from '#features/availability/contract.ts';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
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
  readonly booking: Pick<AdminBooking, 'id' | 'version' | 'photographer_id' | 'service_id'>;
  readonly date: string;
  readonly duration_min: number;
  /** Its options after the edit; left out: those that it has. */
  readonly options?: { readonly id: string; readonly count: number }[] | undefined;
}

/** Returns the starts of a day to which a booking can be moved; empty if they cannot be loaded. */
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

export const readMoveSlots = async (
  { booking, date, duration_min, options }: Move,
  signal: AbortSignal,
): Promise<number[]> => {
  const { id, photographer_id, service_id } = booking;
  const { starts } = await bookingsCall(
    'POST /api/admin/bookings/{id}/free-starts',
    { params: { id }, body: { date, photographer_id, service_id, duration_minutes: duration_min, options } },
    { signal },
  );
  return starts.map(epochOf);
};
