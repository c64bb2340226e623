import { HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { networkOf } from '#shared/server/http/network-of.ts';
import { isSecretOf, secretOf } from '#shared/server/secrets/secret-link.ts';
import { deleteOrigins, selectOrigin } from './origin-store.ts';
import type { BookingRow } from './store.ts';

/** How long a request from the network that made a booking counts as its customer's, in ms. */
const trustedMs = 2 * HOUR;

export const originHash = (secretKey: string, bookingId: string, network: string): Buffer =>
  secretOf(secretKey, 'booking network', originOf(bookingId, network));

/** With the booking ID, so that equal hashes do not show that the same network booked twice. */
const originOf = (bookingId: string, network: string): string => `${bookingId}:${machineOf(network)}`;

/** The loopback interface has an IPv4 and an IPv6 address; programs use either one. */
const machineOf = (network: string): string =>
  network.startsWith('127.') || network === networkOf('::1') ? 'loopback' : network;

/** Whether a request comes from the network that made the booking, within two hours. */
export const isFromOrigin = async (
  { db, now, secretKey }: Context,
  booking: Pick<BookingRow, 'id' | 'created_at'>,
  network: string,
): Promise<boolean> => {
  if (booking.created_at <= now() - trustedMs) return false;
  const origin = await selectOrigin(db, booking.id);
  return isSecretOf(secretKey, 'booking network', originOf(booking.id, network), origin);
};

/** Deletes stored networks that are older than two hours. */
export const forgetOrigins = (db: Database, now: number): Promise<void> => deleteOrigins(db, now - trustedMs);
