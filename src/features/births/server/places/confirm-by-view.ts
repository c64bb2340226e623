import { isUnconfirmed } from '#features/booking/domain/confirm-by.ts';
import type { BookingRow } from '#features/booking/server/api.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';

/** Until when the address of a place must be confirmed; nothing once it was, or if it need not be. */
export const confirmByOf = (booking: BookingRow): { readonly confirm_by?: string } =>
  isUnconfirmed(booking) && booking.confirm_by !== null ? { confirm_by: formatInstant(booking.confirm_by) } : {};
