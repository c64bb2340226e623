import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { milliseconds } from '#shared/server/database/milliseconds.ts';
import type { KnownPayment, KnownRefund } from '../domain/payment-standing.ts';
import { type CashRow, readCash } from './cash-store.ts';
import { awaitedTransfers, type TransferRow } from './transfer-store.ts';

export interface StoredRefund extends KnownRefund {
  readonly id: string;
  readonly failure: string | null;
  readonly requested_by: string;
  /** Epoch ms. */
  readonly created_at: number;
}

export interface StoredPayment extends KnownPayment {
  readonly id: string;
  readonly booking_id: string;
  readonly payment_intent: string | null;
  /** Only of a payment at the studio. */
  readonly on_site?: Pick<CashRow, 'method' | 'recorded_by'>;
  /** Only of an awaited transfer; epoch ms. */
  readonly due_at?: number;
  readonly refunds: readonly StoredRefund[];
}

/** Returns the IDs of all bookings for which a prepayment was requested, or something paid at the studio. */
export const bookingsWithPayments = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ booking_id: string }>`
    SELECT booking_id FROM payment WHERE booking_id IS NOT NULL AND status <> 'asking'
    UNION SELECT booking_id FROM cash_payment WHERE taken_back_at IS NULL
    UNION SELECT booking_id FROM awaited_transfer`.execute(db);
  return new Set(rows.map(({ booking_id }) => booking_id));
};

/**
 * Returns all payments of these bookings: first those through the provider, then those that the studio has recorded,
 * oldest first, then an awaited transfer.
 */
export const readPayments = async (db: Database, bookingIds: readonly string[]): Promise<StoredPayment[]> => {
  if (bookingIds.length === 0) return [];
  const these = sql`booking_id = ANY(${bookingIds}::uuid[])`;
  return [
    ...(await select<StoredPayment>(db, these)),
    ...(await readCash(db, bookingIds)).map(asPayment),
    ...(await awaitedTransfers(db, bookingIds)).map(asOpenPayment),
  ];
};

const recorded = {
  payment_intent: null,
  currency: 'EUR',
  refund_needed: false,
  problem: null,
  charge_refunded_cents: 0,
  refunds: [],
} as const;

const asOpenPayment = (transfer: TransferRow): StoredPayment => ({
  ...recorded,
  ...transfer,
  id: transfer.booking_id,
  status: 'open',
  paid_at: null,
});

const asPayment = ({ recorded_at, method, recorded_by, ...cash }: CashRow): StoredPayment => ({
  ...recorded,
  ...cash,
  on_site: { method, recorded_by },
  is_cash: true,
  status: 'paid',
  asked_at: recorded_at,
  paid_at: recorded_at,
});

/** A payment whose booking was deleted. */
export interface PaymentOfDeletedRow extends Omit<StoredPayment, 'booking_id'> {
  readonly deleted_booking_id: string | null;
  /** Confirmation code of the booking; null: an older version deleted it and did not keep the code. */
  readonly deleted_code: string | null;
}

/** Returns the payments without a booking that were paid, are processing or have a mismatch, oldest first. */
export const readPaymentsOfDeleted = (db: Database): Promise<PaymentOfDeletedRow[]> =>
  select(db, sql`booking_id IS NULL AND (status IN ('paid', 'processing') OR problem IS NOT NULL)`);

/** Returns one of them, locked until the end of the transaction. */
export const lockPaymentOfDeleted = async (trx: Database, id: string): Promise<PaymentOfDeletedRow | undefined> => {
  const { rows } = await sql`SELECT FROM payment WHERE id = ${id} AND booking_id IS NULL FOR UPDATE`.execute(trx);
  return rows.length === 0 ? undefined : (await select<PaymentOfDeletedRow>(trx, sql`payment.id = ${id}`))[0];
};

const select = async <Row>(db: Database, where: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    SELECT payment.id, booking_id, deleted_booking_id, deleted_code, payment.payment_intent, status, amount_cents, currency,
           asked_at, paid_at, refund_needed, problem, purpose = 'rest' AS is_rest, coalesce(charge_refund.refunded_cents, 0) AS charge_refunded_cents,
           coalesce(refunded.refunds, '[]') AS refunds, coalesce(contested.disputes, '[]') AS disputes
    FROM payment
    LEFT JOIN charge_refund ON charge_refund.payment_intent = payment.payment_intent
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(
               'id', refund.id, 'amount_cents', refund.amount_cents, 'status', refund.status, 'refund_id', refund.refund_id,
               'failure', refund.failure, 'requested_by', refund.requested_by,
               'created_at', ${milliseconds(sql`refund.created_at`)}) ORDER BY refund.created_at, refund.id) AS refunds
      FROM refund WHERE refund.payment_id = payment.id OR refund.payment_intent = payment.payment_intent
    ) AS refunded ON true
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('amount_cents', dispute.amount_cents, 'state', dispute.state)) AS disputes
      FROM dispute WHERE dispute.payment_intent = payment.payment_intent
    ) AS contested ON true
    WHERE ${where}
    ORDER BY payment.created_at, payment.id`.execute(db);
  return rows;
};
