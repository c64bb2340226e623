import { type RawBuilder, sql } from 'kysely';
import type { PaymentStatus } from '#features/payments/domain/payment-status.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NewVoucher } from '../../contract.ts';
import type { OrderProblem } from '../../domain/voucher-order.ts';

/** What is sold and mailed once the order is paid. */
export type WantedVoucher = Omit<NewVoucher, 'amount' | 'method'>;

/** The order of a voucher on the website; cents, epoch ms. */
export interface OrderRow {
  readonly id: string;
  readonly order_hash: string;
  readonly amount_cents: number;
  /** null: it was sold, or its buyer was erased. */
  readonly wanted: WantedVoucher | null;
  readonly status: PaymentStatus;
  readonly session_id: string | null;
  readonly checkout_url: string | null;
  readonly expires_at: number;
  readonly payment_intent: string | null;
  readonly problem: OrderProblem | null;
  readonly sold_at: number | null;
}

const columns =
  sql.raw(`id, order_hash, amount_cents, wanted, status, session_id, checkout_url, expires_at, payment_intent,
  problem, sold_at`);

const select = async (db: Database, where: RawBuilder<unknown>, lock = sql``): Promise<OrderRow | undefined> =>
  (await sql<OrderRow>`SELECT ${columns} FROM voucher_order WHERE ${where} ${lock}`.execute(db)).rows[0];

export const orderById = (db: Database, id: string): Promise<OrderRow | undefined> => select(db, sql`id = ${id}`);

/** Returns an order, locked until the end of the transaction. */
export const lockOrder = (trx: Database, id: string): Promise<OrderRow | undefined> =>
  select(trx, sql`id = ${id}`, sql`FOR UPDATE`);

type NewOrder = Pick<OrderRow, 'id' | 'order_hash' | 'amount_cents' | 'expires_at'> & {
  readonly key: string;
  readonly wanted: WantedVoucher;
};

/** Writes an order; returns it, or the one that was written with the same key. */
export const insertOrder = async (db: Database, order: NewOrder, now: number): Promise<OrderRow> => {
  await sql`
    INSERT INTO voucher_order (id, order_key, order_hash, amount_cents, wanted, status, expires_at, created_at, updated_at)
    VALUES (${order.id}, ${order.key}, ${order.order_hash}, ${order.amount_cents}, ${JSON.stringify(order.wanted)}::jsonb,
            'asking', ${at(order.expires_at)}, ${at(now)}, ${at(now)})
    ON CONFLICT (order_key) DO NOTHING`.execute(db);
  const stored = await select(db, sql`order_key = ${order.key}`);
  if (!stored) throw new Error('The inserted order was not found');
  return stored;
};

/** Stores the session that the provider has made; returns false if the order must not be paid any more. */
export const storeOrderCheckout = async (
  db: Database,
  id: string,
  session: { readonly session_id: string; readonly checkout_url: string },
  now: number,
): Promise<boolean> => {
  const { rows } = await sql<{ status: PaymentStatus }>`
    UPDATE voucher_order SET session_id = ${session.session_id}, checkout_url = ${session.checkout_url},
      status = CASE status WHEN 'asking' THEN 'open' ELSE status END, updated_at = ${at(now)}
    WHERE id = ${id} RETURNING status`.execute(db);
  return rows[0]?.status === 'open';
};

type Changes = Partial<Pick<OrderRow, 'status' | 'session_id' | 'payment_intent' | 'problem'>>;

/** Changes a locked order. */
export const updateOrder = async (trx: Database, id: string, changes: Changes, now: number): Promise<void> => {
  const assignments = Object.entries(changes).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  const paid = changes.status === 'paid' ? sql`, paid_at = ${at(now)}` : sql``;
  await sql`UPDATE voucher_order SET ${sql.join(assignments)}, updated_at = ${at(now)} ${paid} WHERE id = ${id}`.execute(
    trx,
  );
};

/** The order has become a voucher, which has the names and addresses from now on. */
export const orderIsSold = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`
    UPDATE voucher_order SET sold_at = ${at(now)}, wanted = NULL, checkout_url = NULL, updated_at = ${at(now)}
    WHERE id = ${id}`.execute(trx);
};

/** Returns orders that were paid and not sold, the oldest first; `id`: only this one. */
export const unsoldOrders = async (db: Database, limit: number, id?: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM voucher_order
    WHERE status = 'paid' AND sold_at IS NULL AND problem IS NULL ${id === undefined ? sql`` : sql`AND id = ${id}`}
    ORDER BY created_at, id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
};

interface Claim {
  readonly now: number;
  /** Leaves out what was asked within this many ms. */
  readonly gapMs: number;
  readonly limit: number;
  readonly id?: string;
}

/** Claims orders whose state is not final, to ask the provider about them: each by one process. */
export const claimOrders = async (db: Database, { now, gapMs, limit, id }: Claim): Promise<OrderRow[]> => {
  const { rows } = await sql<OrderRow>`
    UPDATE voucher_order SET checked_at = ${at(now)}
    WHERE id IN (SELECT id FROM voucher_order
                 WHERE status IN ('open', 'closing', 'processing') AND session_id IS NOT NULL AND problem IS NULL
                   AND (checked_at IS NULL OR checked_at <= ${at(now - gapMs)})
                   ${id === undefined ? sql`` : sql`AND id = ${id}`}
                 ORDER BY checked_at NULLS FIRST, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows;
};

export interface StrayOrder extends Pick<OrderRow, 'id' | 'amount_cents' | 'payment_intent'> {
  readonly problem: OrderProblem;
}

/** Returns the orders whose payment has sold nothing, oldest first. */
export const ordersWithProblem = async (db: Database): Promise<StrayOrder[]> => {
  const { rows } = await sql<StrayOrder>`
    SELECT id, amount_cents, payment_intent, problem FROM voucher_order
    WHERE problem IS NOT NULL ORDER BY created_at, id LIMIT 100`.execute(db);
  return rows;
};

/** Returns the paid orders that have these payment intents. */
export const ordersByIntent = async (
  db: Database,
  intents: readonly string[],
): Promise<{ readonly id: string; readonly payment_intent: string }[]> => {
  const { rows } = await sql<{ id: string; payment_intent: string }>`
    SELECT id, payment_intent FROM voucher_order
    WHERE status = 'paid' AND payment_intent = ANY (${[...intents]}::text[])`.execute(db);
  return rows;
};

/** Returns the intents with which orders were paid, by their ids, which are those of their vouchers. */
export const intentsOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; payment_intent: string }>`
    SELECT id, payment_intent FROM voucher_order
    WHERE id = ANY (${[...ids]}::uuid[]) AND payment_intent IS NOT NULL`.execute(db);
  return new Map(rows.map(({ id, payment_intent }) => [id, payment_intent]));
};

/** Deletes orders that ended unpaid before an instant, epoch ms; at most `limit`. */
export const deleteUnpaidOrders = async (db: Database, before: number, limit: number): Promise<void> => {
  await sql`
    DELETE FROM voucher_order WHERE id IN (
      SELECT id FROM voucher_order
      WHERE status IN ('asking', 'expired', 'failed') AND problem IS NULL
        AND greatest(updated_at, expires_at) <= ${at(before)}
      ORDER BY created_at LIMIT ${limit})`.execute(db);
};
