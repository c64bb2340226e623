import type { Context } from '#shared/server/context.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import { adminBooking } from '../../admin-contract.ts';
import { adminView } from './admin-view.ts';
import type { BookingRow } from './store.ts';

/**
 * Throws 409 with the current booking if `version` is another one. The text does not contain the word "conflict": clients
 * interpret that as a time that is taken.
 */
export const refuseStaleBooking = (
  context: Context,
  booking: BookingRow,
  version: number | null | undefined,
): Promise<void> =>
  refuseStale(version, booking.version, 'The booking was', async () => ({
    booking: adminBooking.parse(await adminView(context, booking)),
  }));
