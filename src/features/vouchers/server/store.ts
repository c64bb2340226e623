import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#shared/kernel/language.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { VoucherPurpose } from '../domain/purpose.ts';
import type { EntryKind, VoucherMethod } from '../domain/validity.ts';

/** What happened to a voucher; cents, epoch ms. */
export interface EntryRow {
  readonly kind: EntryKind;
  readonly amount_cents: number;
  readonly balance_cents: number;
  readonly confirmation_code: string | null;
  readonly at: number;
}

/** What is sold. */
export interface SoldVoucher extends VoucherPurpose {
  readonly id: string;
  readonly code_hash: Buffer;
  readonly code_sealed: string;
  readonly last_four: string;
  readonly amount_cents: number;
  /** 'yyyy-MM-dd'. */
  readonly valid_until: string;
  readonly method: VoucherMethod;
  readonly buyer_name: string;
  readonly buyer_email: string | null;
  readonly recipient_name: string;
  readonly dedication: string;
  readonly language: Language;
  /** ID of the administrator, or 'customer'. */
  readonly sold_by: string;
  /** Epoch ms. */
  readonly sold_at: number;
  /** Idempotency-Key of the sale. */
  readonly sale_key?: string | undefined;
}

export interface VoucherRow extends Omit<SoldVoucher, 'code_hash' | 'sale_key'> {
  readonly blocked_at: number | null;
  readonly block_reason: string | null;
  readonly balance_cents: number;
  /** Oldest first. */
  readonly entries: readonly EntryRow[];
}

/**
 * Writes a voucher; the database adds its first entry and the entry of money. Returns false, having written nothing, if the
 * key of the sale is known.
 */
export const insertVoucher = async (trx: Database, sold: SoldVoucher): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO voucher (id, code_hash, code_sealed, last_four, amount_cents, valid_until, method, purpose, purpose_reason,
                         purpose_rates, buyer_name, buyer_email, recipient_name, dedication, language, sold_by, sold_at,
                         sale_key)
    VALUES (${sold.id}, ${sold.code_hash}, ${sold.code_sealed}, ${sold.last_four}, ${sold.amount_cents},
            ${sold.valid_until}::date, ${sold.method}, ${sold.purpose}, ${sold.purpose_reason},
            ${[...sold.purpose_rates]}::integer[], ${sold.buyer_name}, ${sold.buyer_email}, ${sold.recipient_name},
            ${sold.dedication}, ${sold.language}, ${sold.sold_by}, ${at(sold.sold_at)}, ${sold.sale_key ?? null})
    ON CONFLICT (sale_key) DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
};

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Returns the vouchers that match `where`, the newest first, with their entries. */
export const selectVouchers = async (
  db: Database,
  where: RawBuilder<unknown>,
  { limit, offset }: Page = { limit: 1, offset: 0 },
): Promise<VoucherRow[]> => {
  const { rows } = await sql<Omit<VoucherRow, 'entries' | 'balance_cents'>>`
    SELECT id, code_sealed, last_four, amount_cents, valid_until::text, method, purpose, purpose_reason, purpose_rates,
           buyer_name, buyer_email, recipient_name, dedication, language, sold_by, sold_at, blocked_at, block_reason
    FROM voucher WHERE ${where} ORDER BY sold_at DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: entries } = await sql<EntryRow & { readonly voucher_id: string }>`
    SELECT voucher_id, kind, amount_cents, balance_cents, confirmation_code, at FROM voucher_entry
    WHERE voucher_id = ANY (${rows.map(({ id }) => id)}::uuid[]) ORDER BY voucher_id, number`.execute(db);
  const byVoucher = new Map<string, EntryRow[]>(rows.map(({ id }) => [id, []]));
  for (const { voucher_id, ...entry } of entries) byVoucher.get(voucher_id)?.push(entry);
  return rows.map((row) => {
    const own = byVoucher.get(row.id) ?? [];
    return { ...row, entries: own, balance_cents: own.at(-1)?.balance_cents ?? 0 };
  });
};

export const selectVoucher = async (db: Database, id: string): Promise<VoucherRow | undefined> =>
  (await selectVouchers(db, sql`id = ${id}`))[0];

export const voucherOfHash = async (db: Database, hash: Buffer): Promise<VoucherRow | undefined> =>
  (await selectVouchers(db, sql`code_hash = ${hash}`))[0];

export const voucherOfSale = async (db: Database, key: string): Promise<VoucherRow | undefined> =>
  (await selectVouchers(db, sql`sale_key = ${key}`))[0];

interface NewEntry {
  readonly voucher_id: string;
  readonly kind: EntryKind;
  readonly amount_cents: number;
  readonly cash_payment_id?: string;
  readonly confirmation_code?: string;
  readonly actor: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Adds an entry. The database computes its balance, and refuses one below 0 (`voucher_balance`). */
export const insertEntry = async (trx: Database, entry: NewEntry): Promise<void> => {
  await sql`
    INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, confirmation_code, actor, at)
    VALUES (${entry.voucher_id}, ${entry.kind}, ${entry.amount_cents}, ${entry.cash_payment_id ?? null},
            ${entry.confirmation_code ?? null}, ${entry.actor}, ${at(entry.at)})`.execute(trx);
};
