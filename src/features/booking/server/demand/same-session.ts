import { limitedService } from '#features/availability/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingRow } from '../record/store.ts';
import { bookedNeeds } from './booked-needs.ts';

/** Returns the demands of a session at another time: the same photographer, length, minutes around it and extras. */
export const sameSession = async ({ db }: Pick<Context, 'db'>, booking: BookingRow) => {
  const service = await serviceById(db, booking.service_id);
  const { photographer_id, minutes_before, minutes_after, starts_at, ends_at } = booking;
  return {
    service,
    query: {
      photographer_id,
      duration_min: (ends_at - starts_at) / MINUTE,
      minutes_before,
      minutes_after,
      needs: await bookedNeeds(db, booking, service),
      notice: service.minimum_notice,
      limited_service: limitedService(service),
      uses_kept_hours: service.birth_window !== null,
    },
  };
};
