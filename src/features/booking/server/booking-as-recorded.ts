import type { Context } from '#shared/server/context.ts';
import { type AdminBooking, adminBooking } from '../admin-contract.ts';
import { adminView } from './admin-view.ts';
import { bookingOfRecord } from './store.ts';

/** A booking as the studio saw it when its row was kept as JSON, with its payment as it is now. */
export const bookingAsRecorded = async (
  context: Context,
  record: Readonly<Record<string, unknown>>,
): Promise<AdminBooking> => adminBooking.parse(await adminView(context, await bookingOfRecord(context.db, record)));
