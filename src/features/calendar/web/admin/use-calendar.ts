import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import {
  bookingKey,
  bookingsCall,
  bookingsToRefresh,
  calendarKey,
  useBookings,
} from '#features/booking/web/parts/admin/use-bookings.ts';
import type { timeOffContract } from '#features/hours/time-off-contract.ts';
import type { CalendarEventView, calendarContract, Shown } from '../../contract.ts';
import { conflictsOf } from '../../domain/absence.ts';

export const calendarCall = adminCaller<typeof calendarContract>();
export const timeOffCall = adminCaller<typeof timeOffContract>();

export const eventsKey = [...calendarKey, 'events'] as const;

/** A session or an absence, a time that is held for an offer, or a mini-session day. */
export type ShownEvent = Omit<CalendarEventView, 'type'> & {
  readonly type: CalendarEventView['type'] | 'held' | 'campaign';
  /** Only of a held time: its offer, and until when it is held, epoch ms. */
  readonly held?: { readonly offer_id: string; readonly until: number };
  /** Only of a mini-session day: its name, and how many of its spots are sold and free. */
  readonly campaign?: {
    readonly name_de: string;
    readonly name_ru: string | null;
    readonly total: number;
    readonly sold: number;
    readonly free: number;
  };
};

/** An event with its times as epoch ms, for the grid. */
export interface TimedEvent {
  readonly view: ShownEvent;
  readonly start: number;
  readonly end: number;
  /** It takes place while its photographer is away. */
  readonly clashes: boolean;
}

/** Cancelled bookings are shown least prominently. */
export const isCancelled = ({ view }: TimedEvent): boolean => view.status === 'CANCELLED';

/** Sessions are drawn over time off and over the mini-session day to which they may belong. */
export const isBehind = ({ view }: TimedEvent): boolean => view.type === 'timeoff' || view.type === 'campaign';

/** What takes up time in a range of days. */
export const useEvents = (shown: Shown, enabled = true) =>
  useQuery({
    queryKey: [...eventsKey, shown],
    queryFn: ({ signal }) => calendarCall('GET /api/admin/calendar/events', { query: shown }, { signal }),
    select: timed,
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled,
  });

/** Adds the times as epoch ms, and which sessions take place while their photographer is away. */
export const timed = (events: readonly CalendarEventView[]): TimedEvent[] => {
  // Instants from the server include their offset, so Date.parse reads them exactly.
  const read = events.map((view) => ({ view, start: Date.parse(view.start), end: Date.parse(view.end) }));
  const occupied = read.filter(({ view }) => view.status !== 'CANCELLED');
  const clashes = conflictsOf(
    occupied.map(({ view: { id, type, photographer_id }, ...time }) => ({ id, type, photographer_id, ...time })),
  );
  return read.map((event) => ({ ...event, clashes: clashes.has(event.view.id) }));
};

/** The bookings behind the events, with contact data and notes. */
export const useShownBookings = (shown: Shown) => useBookings({ ...shown, limit: 1000 });

/** One booking, once an id is known. */
export const useBooking = (id: string | undefined) =>
  useQuery({
    queryKey: bookingKey(id ?? ''),
    queryFn: ({ signal }) => bookingsCall('GET /api/admin/bookings/{id}', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    staleTime: 0,
    retry: false,
  });

/** Reloads all queries that show bookings or time off. */
export const useRefresh = (): (() => Promise<unknown>) => {
  const client = useQueryClient();
  return () => Promise.all(bookingsToRefresh.map((queryKey) => client.invalidateQueries({ queryKey })));
};
