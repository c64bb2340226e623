import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Returns every voucher that was bought with an address as stored, without its code, with its entries. */
export const voucherRecords = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(voucher) - '{code_hash,code_sealed,sale_key,sold_by,blocked_by}'::text[] || jsonb_build_object(
             'entries', (SELECT jsonb_agg(to_jsonb(voucher_entry) - '{voucher_id,cash_payment_id,actor}'::text[]
                                          ORDER BY number)
                         FROM voucher_entry WHERE voucher_id = voucher.id)) AS record
    FROM voucher WHERE lower(buyer_email) = lower(${email}) ORDER BY sold_at, id`.execute(db);
  return rows.map(({ record }) => record);
};

/**
 * Forgets who bought vouchers with an address and for whom, or only of those sold up to an instant (epoch ms); returns
 * their ids. The vouchers stay valid: they belong to whoever has their code.
 */
export const forgetBuyer = async (trx: Database, email: string, until?: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    UPDATE voucher SET buyer_name = '', buyer_email = NULL, recipient_name = '', dedication = '',
                       block_reason = CASE WHEN block_reason IS NOT NULL THEN '–' END
    WHERE lower(buyer_email) = lower(${email}) ${until === undefined ? sql`` : sql`AND sold_at <= ${at(until)}`}
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
};

/** Forgets for whom vouchers are; the buyers stay. */
export const forgetRecipients = async (trx: Database, ids: readonly string[]): Promise<void> => {
  await sql`
    UPDATE voucher SET recipient_name = '', dedication = ''
    WHERE id = ANY (${[...ids]}::uuid[])`.execute(trx);
};

/** Returns the e-mail address of every buyer, without duplicates. */
export const addressesOfBuyers = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    SELECT lower(buyer_email) AS email FROM voucher WHERE buyer_email IS NOT NULL
    UNION SELECT lower(wanted ->> 'buyer_email') FROM voucher_order WHERE wanted IS NOT NULL`.execute(db);
  return rows.map(({ email }) => email);
};
