import { type RawBuilder, sql } from 'kysely';
import { anyContains } from '#shared/server/database/contains.ts';
import type { Database } from '#shared/server/database/database.ts';
import { selectVouchers, type VoucherRow } from '../store.ts';

interface Wanted {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface FoundVouchers {
  readonly rows: VoucherRow[];
  readonly total: number;
  /** What is left on all vouchers that can still be redeemed on the day `today`, found or not. */
  readonly left_cents: number;
}

/** Returns a page of the vouchers that were sold, the newest first. */
export const findVouchers = async (
  db: Database,
  { search = '', ...page }: Wanted,
  today: string,
): Promise<FoundVouchers> => {
  const where = matching(search.trim());
  const [rows, { rows: sums }] = await Promise.all([
    selectVouchers(db, where, page),
    sql<{ total: number; left_cents: number }>`
      SELECT (SELECT count(*)::integer FROM voucher WHERE ${where}) AS total,
             (SELECT coalesce(sum((SELECT balance_cents FROM voucher_entry WHERE voucher_id = voucher.id
                                   ORDER BY number DESC LIMIT 1)), 0)::bigint
              FROM voucher WHERE blocked_at IS NULL AND valid_until >= ${today}::date) AS left_cents`.execute(db),
  ]);
  return { rows, total: sums[0]?.total ?? 0, left_cents: sums[0]?.left_cents ?? 0 };
};

const matching = (search: string): RawBuilder<unknown> =>
  search === '' ? sql`true` : anyContains(['buyer_name', 'recipient_name', 'last_four'], search);
