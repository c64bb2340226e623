import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { useOffering } from '../session/choice-fields.tsx';
import type { TimedEvent } from '../use-calendar.ts';

interface Position extends TimeRange {
  readonly photographer_id: string;
}

/** Returns the names of the other photographers who could take a booking at a time; none if they cannot be loaded. */
export const useOthersFree = (): ((event: TimedEvent, to: Position) => Promise<string[]>) => {
  const offering = useOffering();
  return async ({ view }, to) => {
    const service_id = view.service_id ?? undefined;
    const others = offering(service_id).filter(({ id }) => id !== to.photographer_id);
    const asked = {
      datetime: formatInstant(to.start),
      duration_minutes: (to.end - to.start) / MINUTE,
      exclude_booking_id: view.id,
      ignore_working_hours: view.move?.internal ?? false,
      service_id,
    };
    try {
      const answers = await Promise.all(
        others.map(({ id }) =>
          bookingsCall('POST /api/admin/bookings/check-availability', { body: { ...asked, photographer_id: id } }),
        ),
      );
      return others.filter((_, i) => answers[i]?.available).map(({ name }) => name);
    } catch (error) {
      logFailure('The other photographers could not be loaded', error);
      return [];
    }
  };
};
