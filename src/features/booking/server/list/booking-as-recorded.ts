import type { Context } from '#shared/server/context.ts';
import { type AdminBooking, adminBooking } from '../../admin-contract.ts';
import { adminView } from '../record/admin-view.ts';
import { bookingOfRecord } from '../record/store.ts';

/** Returns a booking from its row stored as JSON, with its current payment. */
export const bookingAsRecorded = async (
  context: Context,
  record: Readonly<Record<string, unknown>>,
): Promise<AdminBooking> => adminBooking.parse(await adminView(context, await bookingOfRecord(context.db, record)));
