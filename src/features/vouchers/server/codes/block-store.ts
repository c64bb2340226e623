import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Blocks a voucher, or lets it be redeemed again (null) unless its sale was undone. Returns whether that changed something. */
export const updateBlock = async (
  trx: Database,
  id: string,
  block: { readonly by: string; readonly reason: string; readonly now: number } | null,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE voucher SET blocked_by = ${block?.by ?? null}, block_reason = ${block?.reason ?? null},
                       blocked_at = ${block ? at(block.now) : null}
    WHERE id = ${id} AND (blocked_at IS NULL) = ${block !== null}
      AND NOT EXISTS (SELECT FROM voucher_entry WHERE voucher_id = ${id} AND kind = 'sale_undone')
    RETURNING id`.execute(trx);
  return rows.length > 0;
};
