import { sql } from 'kysely';
import { ruleBroken } from '#shared/contract/problem.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { RefundStatus } from '../../domain/payment-status.ts';
import type { RefundReport } from '../../domain/provider/provider-report.ts';

/** A refund that was requested here, or one reported by the provider. Instants are epoch ms. */
export interface RefundRow {
  readonly id: string;
  readonly payment_id: string | null;
  readonly payment_intent: string | null;
  readonly refund_id: string | null;
  readonly amount_cents: number;
  readonly status: RefundStatus;
  readonly failure: string | null;
  readonly requested_by: string;
  readonly attempts: number;
  readonly created_at: number;
}

const columns = sql.raw(
  `id, payment_id, payment_intent, refund_id, amount_cents, status, failure, requested_by, attempts, created_at`,
);

export interface NewRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly payment_intent: string | null;
  readonly amount_cents: number;
  readonly requested_by: string;
  readonly request_key: string | null;
}

export const contestedRefund = () =>
  ruleBroken('payment_contested', 'The bank of the customer takes this payment back: it is not refunded as well');

/** Throws 400 for the refund of a payment that was contested while it was requested. */
export const refusedIfContested = (error: unknown): never => {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'refund_of_contested') {
    throw contestedRefund();
  }
  throw error;
};

/** Inserts a refund to be sent to the provider. Throws a check violation if it exceeds what is left of the payment. */
export const insertRefund = async (trx: Database, refund: NewRefund, now: number): Promise<void> => {
  await sql`
    INSERT INTO refund (id, payment_id, payment_intent, amount_cents, status, requested_by, request_key,
                        next_attempt_at, created_at, updated_at)
    VALUES (${refund.id}, ${refund.payment_id}, ${refund.payment_intent}, ${refund.amount_cents}, 'requested',
            ${refund.requested_by}, ${refund.request_key}, ${at(now)}, ${at(now)}, ${at(now)})`
    .execute(trx)
    .catch(refusedIfContested);
};

export const isRefundRequested = async (
  trx: Database,
  paymentIds: readonly string[],
  key: string,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT 1 FROM refund WHERE payment_id = ANY(${paymentIds}::uuid[]) AND request_key = ${key}`.execute(trx);
  return rows.length > 0;
};

/** Claims refunds that are due, each by one process only, with a lease until `now + leaseMs`. */
export const claimRefunds = async (
  db: Database,
  { now, leaseMs, limit, paymentIds }: { now: number; leaseMs: number; limit: number; paymentIds?: readonly string[] },
): Promise<RefundRow[]> => {
  const which = paymentIds === undefined ? sql`true` : sql`payment_id = ANY(${paymentIds}::uuid[])`;
  const { rows } = await sql<RefundRow>`
    UPDATE refund SET next_attempt_at = ${at(now + leaseMs)}, attempts = attempts + 1
    WHERE id IN (SELECT id FROM refund WHERE status = 'requested' AND next_attempt_at <= ${at(now)} AND ${which}
                 ORDER BY next_attempt_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows;
};

export const retryRefundAt = async (db: Database, id: string, nextAttempt: number): Promise<void> => {
  await sql`UPDATE refund SET next_attempt_at = ${at(nextAttempt)} WHERE id = ${id} AND status = 'requested'`.execute(
    db,
  );
};

/** Returns the refund that a report is about, locked: by our ID, else by the provider's. */
export const lockRefund = async (
  trx: Database,
  { refund_id, own_refund_id }: Pick<RefundReport, 'refund_id' | 'own_refund_id'>,
): Promise<RefundRow | undefined> => {
  const { rows } = await sql<RefundRow>`
    SELECT ${columns} FROM refund WHERE refund_id = ${refund_id} OR id = ${own_refund_id}::uuid
    ORDER BY refund_id = ${refund_id} DESC NULLS LAST LIMIT 1 FOR UPDATE`.execute(trx);
  return rows[0];
};

export const updateRefund = async (
  trx: Database,
  id: string,
  changes: { status: RefundStatus; refund_id: string | null; failure: string | null },
  now: number,
): Promise<void> => {
  await sql`
    UPDATE refund SET status = ${changes.status}, refund_id = coalesce(refund_id, ${changes.refund_id}),
                      failure = ${changes.failure}, updated_at = ${at(now)}
    WHERE id = ${id}`.execute(trx);
};

/** Inserts a refund that was made at the provider itself; returns false if a concurrent request has inserted it. */
export const insertForeignRefund = async (
  trx: Database,
  id: string,
  report: RefundReport,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO refund (id, payment_intent, refund_id, amount_cents, status, failure, requested_by,
                        next_attempt_at, created_at, updated_at)
    VALUES (${id}, ${report.payment_intent}, ${report.refund_id}, ${report.amount_cents}, ${report.status}, ${report.failure},
            'provider', ${at(now)}, ${at(now)}, ${at(now)})
    ON CONFLICT (refund_id) DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Stores the provider's total of refunds of a charge; it never decreases. */
export const storeChargeRefunds = async (trx: Database, intent: string, cents: number, now: number): Promise<void> => {
  await sql`
    INSERT INTO charge_refund (payment_intent, refunded_cents, updated_at) VALUES (${intent}, ${cents}, ${at(now)})
    ON CONFLICT (payment_intent) DO UPDATE
    SET refunded_cents = greatest(charge_refund.refunded_cents, excluded.refunded_cents), updated_at = excluded.updated_at`.execute(
    trx,
  );
};

/** Returns the booking of a payment or a payment intent, also one that was deleted. */
export const bookingOfPayment = async (
  db: Database,
  { payment_id, payment_intent }: Pick<RefundRow, 'payment_id' | 'payment_intent'>,
): Promise<string | null> => {
  const { rows } = await sql<{ booking_id: string | null }>`
    SELECT coalesce(booking_id, deleted_booking_id) AS booking_id FROM payment
    WHERE id = ${payment_id}::uuid OR payment_intent = ${payment_intent} LIMIT 1`.execute(db);
  return rows[0]?.booking_id ?? null;
};
