import { serviceById } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingColumns } from '../record/booking-table.ts';
import type { BookingRow } from '../record/store.ts';
import { bookedNeeds } from './booked-needs.ts';
import { occupyTime, type TimePlan } from './occupy-time.ts';

interface NewTime {
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly mode: TimePlan['mode'];
}

/** The columns that change if a session only gets another time, or is restored at one. */
export const planOfTime = (booking: BookingRow, { start, end, mode }: NewTime): TimePlan => ({
  restores: booking.status === 'CANCELLED',
  start,
  end,
  service_id: booking.service_id,
  photographer_id: booking.photographer_id,
  changesService: false,
  changesPhotographer: false,
  changesTime: start !== booking.starts_at,
  changesItems: false,
  rechecks: true,
  mode,
});

/** Takes a time for a session with its photographer and extras; its resources may change. Throws 409 if it is taken. */
export const takeNewTime = async (context: Context, booking: BookingRow, plan: TimePlan): Promise<void> => {
  const service = await serviceById(context.db, booking.service_id);
  const needs = await bookedNeeds(context.db, booking, service);
  const { minutes_before, minutes_after } = booking;
  await occupyTime(
    context,
    booking,
    plan,
    { needs, minutesAround: { minutes_before, minutes_after }, offered: service },
    [],
  );
};

/** The columns of a booking that is no longer cancelled. */
export const restoredColumns = (id: string, status: 'PENDING' | 'CONFIRMED' = 'PENDING'): BookingColumns => ({
  status,
  occupied_id: id,
  cancel_code: null,
  cancel_reason: null,
  cancelled_at: null,
  cancelled_by: null,
  confirm_by: null,
});
