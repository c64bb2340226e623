import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { FoundCustomer } from '../contract.ts';
import { selectCustomers } from './store.ts';

interface Wanted {
  readonly search?: string | undefined;
  readonly limit: number;
}

/** Returns the customers that match a text, latest booking first; without a text the latest customers. */
export const findCustomers = async ({ db }: Context, { search = '', limit }: Wanted): Promise<FoundCustomer[]> =>
  (await selectCustomers(db, search, limit)).map(({ bookings, last_start, ...customer }) => ({
    ...customer,
    total_bookings: bookings,
    last_booking_date: formatInstant(last_start),
  }));
