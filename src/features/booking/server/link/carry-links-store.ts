import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { asRecords, rowsAsJson } from '#shared/server/database/rows-as-json.ts';

/**
 * For a restore over the same studio: links of bookings that were replaced since the backup, for example because the address
 * was mistyped, stay invalid. The version of a link only goes forward.
 */
export const carryLinks = async (before: Database): Promise<(restored: Database) => Promise<void>> => {
  const known = await rowsAsJson<{ id: string; link_version?: number }>(before, 'booking');
  const replaced = (known ?? [])
    .filter(({ link_version = 0 }) => link_version > 0)
    .map(({ id, link_version }) => ({ id, link_version }));
  return async (restored) => {
    await sql`
      UPDATE booking SET link_version = k.link_version
      FROM jsonb_to_recordset(${asRecords(replaced)}) AS k (id uuid, link_version integer)
      WHERE booking.id = k.id AND booking.link_version < k.link_version`.execute(restored);
  };
};
