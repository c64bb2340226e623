import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DiscountCode } from '../domain/discount-code.ts';

export interface DiscountRow extends DiscountCode {
  readonly max_uses: number | null;
  readonly once_per_person: boolean;
  readonly uses: number;
}

/** Returns the codes that match `where`, the newest first. */
export const selectDiscounts = async (db: Database, where: RawBuilder<unknown> = sql`true`): Promise<DiscountRow[]> => {
  const { rows } = await sql<DiscountRow>`
    SELECT id, code, percent, amount_cents, valid_from::text, valid_until::text, max_uses, once_per_person, service_ids,
           active, (SELECT count(*)::int FROM discount_use JOIN booking_fact ON booking_fact.id = booking_id
                    WHERE discount_code_id = discount_code.id AND booking_fact.status <> 'CANCELLED') AS uses
    FROM discount_code WHERE ${where} ORDER BY created_at DESC, id`.execute(db);
  return rows;
};

/** Returns the code that is written so. */
export const discountOfCode = async (db: Database, code: string): Promise<DiscountCode | undefined> => {
  const { rows } = await sql<DiscountCode>`
    SELECT id, code, percent, amount_cents, valid_from::text, valid_until::text, service_ids, active
    FROM discount_code WHERE code = ${code}`.execute(db);
  return rows[0];
};

/** Whether a customer could use some code on the day `today` for a service. */
export const hasDiscounts = async (db: Database, serviceId: string, today: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM discount_code
      WHERE active AND coalesce(valid_from <= ${today}::date, true) AND coalesce(valid_until >= ${today}::date, true)
        AND coalesce(${serviceId}::uuid = ANY (service_ids), true)) AS found`.execute(db);
  return rows[0]?.found ?? false;
};

export interface DiscountColumns {
  readonly valid_from?: string | null | undefined;
  readonly valid_until?: string | null | undefined;
  readonly max_uses?: number | null | undefined;
  readonly once_per_person?: boolean | undefined;
  readonly service_ids?: readonly string[] | null | undefined;
  readonly active?: boolean | undefined;
}

type NewRow = Pick<DiscountCode, 'id' | 'code' | 'percent' | 'amount_cents'> & DiscountColumns;

/** Inserts a code. Returns whether the code was not taken. */
export const insertDiscount = async (db: Database, row: NewRow, now: number): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO discount_code (id, code, percent, amount_cents, valid_from, valid_until, max_uses, once_per_person,
                               service_ids, active, created_at)
    VALUES (${row.id}, ${row.code}, ${row.percent}, ${row.amount_cents}, ${row.valid_from ?? null},
            ${row.valid_until ?? null}, ${row.max_uses ?? null}, ${row.once_per_person ?? false},
            ${row.service_ids ? [...row.service_ids] : null}::uuid[], ${row.active ?? true}, ${at(now)})
    ON CONFLICT (code) DO NOTHING RETURNING id`.execute(db);
  return rows.length === 1;
};

/** Returns a code, locked until the end of the transaction: no booking uses it meanwhile. */
export const lockDiscount = async (trx: Database, id: string): Promise<DiscountRow | undefined> => {
  await sql`SELECT FROM discount_code WHERE id = ${id} FOR UPDATE`.execute(trx);
  return (await selectDiscounts(trx, sql`id = ${id}`))[0];
};

export const updateDiscount = async (trx: Database, row: DiscountRow): Promise<void> => {
  await sql`
    UPDATE discount_code SET valid_from = ${row.valid_from}, valid_until = ${row.valid_until},
      max_uses = ${row.max_uses}, once_per_person = ${row.once_per_person}, active = ${row.active},
      service_ids = ${row.service_ids ? [...row.service_ids] : null}::uuid[]
    WHERE id = ${row.id}`.execute(trx);
};

/** Deletes a code that no booking was ever made with. Returns whether it did. */
export const deleteUnused = async (trx: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`
    DELETE FROM discount_code WHERE id = ${id}
      AND NOT EXISTS (SELECT FROM discount_use WHERE discount_code_id = ${id}) RETURNING id`.execute(trx);
  return rows.length === 1;
};
