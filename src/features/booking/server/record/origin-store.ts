import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Stores the network hash of each row of `booked` (id, at, network_hash in hex) that has one. */
export const insertOrigins = (booked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  INSERT INTO booking_origin (booking_id, network_hash, made_at)
  SELECT id, decode(network_hash, 'hex'), at FROM ${booked} WHERE network_hash IS NOT NULL`;

export const selectOrigin = async (db: Database, bookingId: string): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ network_hash: Buffer }>`
    SELECT network_hash FROM booking_origin WHERE booking_id = ${bookingId}`.execute(db);
  return rows[0]?.network_hash;
};

/** Deletes the network hashes of bookings made until `until` (epoch ms). */
export const deleteOrigins = async (db: Database, until: number): Promise<void> => {
  await sql`DELETE FROM booking_origin WHERE made_at <= ${at(until)}`.execute(db);
};
