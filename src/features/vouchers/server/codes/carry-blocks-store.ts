import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { asRecords, rowsAsJson } from '#shared/server/database/rows-as-json.ts';

/** For a restore over the same studio: vouchers that were blocked since the backup stay blocked. */
export const carryBlocks = async (before: Database): Promise<(restored: Database) => Promise<void>> => {
  const known = await rowsAsJson(before, 'voucher', 'blocked_at IS NOT NULL');
  return async (restored) => {
    await sql`
      UPDATE voucher SET blocked_at = k.blocked_at, blocked_by = k.blocked_by, block_reason = k.block_reason
      FROM jsonb_to_recordset(${asRecords(known)}) AS k (id uuid, blocked_at timestamptz, blocked_by text, block_reason text)
      WHERE voucher.id = k.id AND voucher.blocked_at IS NULL`.execute(restored);
  };
};
