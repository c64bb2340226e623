import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { networkOf } from '#shared/server/http/network-of.ts';
import { allKeys } from '#shared/server/secret-keys.ts';
import { deleteOrigins, selectOrigin } from './origin-store.ts';
import type { BookingRow } from './store.ts';

/** How long the network that a booking was made from counts as its customer. */
const trustedMs = 2 * HOUR;

// There are so few addresses that a plain hash could be looked up, and one without the id would tell who booked twice.
export const originHash = (secretKey: string, bookingId: string, network: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`booking network:${bookingId}:${machineOf(network)}`)
    .digest();

/** The machine itself has an address of each kind, and which of them a program uses is chance. */
const machineOf = (network: string): string =>
  network.startsWith('127.') || network === networkOf('::1') ? 'loopback' : network;

/**
 * Whether a call comes from where the booking was made, not long ago. The version before kept no network: its bookings
 * get the same time from anywhere, so that a deployment stops nobody who is about to pay.
 */
export const isFromOrigin = async (
  { db, now, secretKey }: Context,
  booking: Pick<BookingRow, 'id' | 'calendar_uid' | 'created_at'>,
  network: string,
): Promise<boolean> => {
  if (booking.created_at <= now() - trustedMs) return false;
  const origin = await selectOrigin(db, booking.id);
  if (!origin) return booking.calendar_uid === null;
  return allKeys(secretKey).some((key) => timingSafeEqual(origin, originHash(key, booking.id, network)));
};

/** Forgets the networks that do not count any more. */
export const forgetOrigins = (db: Database, now: number): Promise<void> => deleteOrigins(db, now - trustedMs);
