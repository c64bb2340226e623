import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { PaymentStatus } from '../domain/payment-status.ts';
import type { PaymentPurpose } from '../domain/provider/checkout-plan.ts';

/** A checkout session; the row is inserted before the provider is called. Instants are epoch ms. */
export interface PaymentRow {
  readonly id: string;
  /** null: the booking has been deleted. */
  readonly booking_id: string | null;
  /** ID and confirmation code of the deleted booking; null if it was not deleted. */
  readonly deleted_booking_id: string | null;
  readonly deleted_code: string | null;
  /** null: the response of the provider is missing. */
  readonly session_id: string | null;
  readonly checkout_url: string | null;
  readonly amount_cents: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly expires_at: number;
  readonly asked_at: number;
  readonly failures: number;
  readonly payment_intent: string | null;
  readonly purpose: PaymentPurpose;
  /** The mismatch of the payment; the session has ended. */
  readonly problem: string | null;
  readonly created_at: number;
}

const columns = sql.raw(
  `id, booking_id, deleted_booking_id, deleted_code, session_id, checkout_url, amount_cents, currency, status, expires_at, asked_at, failures,
   payment_intent, purpose, problem, created_at`,
);

const select = async (
  db: Database,
  where: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<PaymentRow[]> => {
  const { rows } = await sql<PaymentRow>`
    SELECT ${columns} FROM payment WHERE ${where} ORDER BY created_at DESC, id ${lock}`.execute(db);
  return rows;
};

/** Returns the sessions of a booking, newest first. */
export const paymentsOf = (db: Database, bookingId: string): Promise<PaymentRow[]> =>
  select(db, sql`booking_id = ${bookingId}`);

export const paymentById = async (db: Database, id: string): Promise<PaymentRow | undefined> =>
  (await select(db, sql`id = ${id}`))[0];

export const paymentByCheckout = async (db: Database, sessionId: string): Promise<PaymentRow | undefined> =>
  (await select(db, sql`session_id = ${sessionId}`))[0];

/** Returns the paid payments that have these payment intents. */
export const paymentsByIntent = (db: Database, intents: readonly string[]): Promise<PaymentRow[]> =>
  select(db, sql`status = 'paid' AND payment_intent = ANY (${[...intents]}::text[])`);

/** Whether any customer has ever paid through the provider. */
export const hasPaidOnline = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM (VALUES (1)) AS once
    WHERE EXISTS (SELECT FROM payment WHERE payment_intent IS NOT NULL AND status = 'paid')`.execute(db);
  return rows.length > 0;
};

/** Whether a customer is paying the rest of a booking, or was asked to. */
export const isRestStarted = async (db: Database, bookingId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM payment WHERE booking_id = ${bookingId} AND purpose = 'rest' AND status IN ('open', 'processing')
    LIMIT 1`.execute(db);
  return rows.length > 0;
};

/**
 * Returns a payment, locked until the end of the transaction. Lock order: the booking first, if it is locked as well.
 */
export const lockPayment = async (trx: Database, id: string): Promise<PaymentRow | undefined> =>
  (await select(trx, sql`id = ${id}`, sql`FOR UPDATE`))[0];

/**
 * Returns open sessions of deleted bookings and sessions that must not be paid any more: they have to be closed at the
 * provider.
 */
export const unwantedPayments = (db: Database, limit: number): Promise<PaymentRow[]> =>
  select(
    db,
    sql`problem IS NULL AND (status = 'closing' OR (status = 'open' AND booking_id IS NULL))`,
    sql`LIMIT ${limit}`,
  );

type ColumnValue = string | number | boolean | null;

export const insertPayment = async (
  trx: Database,
  payment: Pick<PaymentRow, 'id' | 'purpose' | 'amount_cents' | 'currency' | 'expires_at' | 'asked_at'> & {
    booking_id: string;
  },
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO payment (id, booking_id, purpose, amount_cents, currency, status, expires_at, asked_at, created_at, updated_at)
    VALUES (${payment.id}, ${payment.booking_id}, ${payment.purpose}, ${payment.amount_cents}, ${payment.currency},
            'asking', ${at(payment.expires_at)}, ${at(payment.asked_at)}, ${at(now)}, ${at(now)})`.execute(trx);
};

export const updatePayment = async (
  db: Database,
  id: string,
  changes: Readonly<Record<string, ColumnValue>>,
  now: number,
): Promise<void> => {
  const assignments = Object.entries(changes).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  await sql`UPDATE payment SET ${sql.join(assignments)}, updated_at = ${at(now)} WHERE id = ${id}`.execute(db);
};

/** Takes the lease for calling the provider about a session; returns false if another request holds it. */
export const leasePayment = async (db: Database, id: string, now: number, leaseMs: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE payment SET leased_until = ${at(now + leaseMs)}
    WHERE id = ${id} AND status = 'asking' AND (leased_until IS NULL OR leased_until <= ${at(now)}) RETURNING id`.execute(
    db,
  );
  return rows.length > 0;
};

/** Releases the lease after a failed attempt. */
export const releasePayment = async (db: Database, id: string): Promise<void> => {
  await sql`UPDATE payment SET leased_until = NULL, failures = failures + 1 WHERE id = ${id} AND status = 'asking'`.execute(
    db,
  );
};

/** Marks the open sessions of a booking as expired or to be closed. */
export const closePayments = async (trx: Database, bookingId: string, now: number): Promise<void> => {
  await sql`
    UPDATE payment SET status = CASE status WHEN 'asking' THEN 'expired' ELSE 'closing' END, updated_at = ${at(now)}
    WHERE booking_id = ${bookingId} AND status IN ('asking', 'open')`.execute(trx);
};

export interface Check {
  readonly now: number;
  /** Skips sessions that were checked within this many ms. */
  readonly gapMs: number;
  readonly limit: number;
  readonly bookingId?: string;
}

/**
 * Claims an open session for a question to the provider, until it is released or the lease is over: one question at a
 * time, and none within `gapMs` after the one before, in all processes.
 */
export const claimQuestion = async (
  db: Database,
  id: string,
  { now, gapMs, leaseMs }: { readonly now: number; readonly gapMs: number; readonly leaseMs: number },
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE payment SET leased_until = ${at(now + leaseMs)}, checked_at = ${at(now)}
    WHERE id = ${id} AND status = 'open' AND (leased_until IS NULL OR leased_until <= ${at(now)})
      AND (checked_at IS NULL OR checked_at <= ${at(now - gapMs)}) RETURNING id`.execute(db);
  return rows.length > 0;
};

/** Whether somebody is asking the provider about a session. */
export const isAsked = async (db: Database, id: string, now: number): Promise<boolean> =>
  (await sql`SELECT FROM payment WHERE id = ${id} AND status = 'open' AND leased_until > ${at(now)}`.execute(db)).rows
    .length > 0;

export const releaseQuestion = async (db: Database, id: string): Promise<void> => {
  await sql`UPDATE payment SET leased_until = NULL WHERE id = ${id} AND status = 'open'`.execute(db);
};

/**
 * Claims sessions whose state is not final for a check with the provider: longest unchecked first, each by one process
 * only.
 */
export const claimChecks = async (db: Database, { now, gapMs, limit, bookingId }: Check): Promise<PaymentRow[]> => {
  const ofBooking = bookingId === undefined ? sql`true` : sql`booking_id = ${bookingId}`;
  const { rows } = await sql<PaymentRow>`
    UPDATE payment SET checked_at = ${at(now)}
    WHERE id IN (SELECT id FROM payment
                 WHERE (status = 'processing' OR (status = 'open' AND booking_id IS NOT NULL)) AND ${ofBooking}
                   AND (checked_at IS NULL OR checked_at <= ${at(now - gapMs)})
                   AND (leased_until IS NULL OR leased_until <= ${at(now)})
                 ORDER BY checked_at NULLS FIRST, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows;
};

/**
 * Returns the bookings that still wait for a payment after its deadline, or after their session has begun; epoch ms. The
 * deadline of a transfer replaces that of the checkout sessions.
 */
export const overdueBookings = async (
  db: Database,
  { now, askedBefore, limit }: { now: number; askedBefore: number; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT live.id FROM live_booking AS live
    LEFT JOIN LATERAL (SELECT asked_at FROM payment WHERE booking_id = live.id
                       ORDER BY created_at DESC, id LIMIT 1) AS newest ON true
    LEFT JOIN awaited_transfer AS transfer ON transfer.booking_id = live.id
    WHERE live.status = 'PAYMENT_PENDING'
      AND (live.starts_at <= ${at(now)} OR transfer.due_at <= ${at(now)}
           OR (transfer.due_at IS NULL AND newest.asked_at <= ${at(askedBefore)}))
      AND NOT EXISTS (SELECT 1 FROM payment WHERE booking_id = live.id
                      AND (status IN ('processing', 'paid') OR problem IS NOT NULL))
    ORDER BY live.starts_at, live.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Stores the payment intent of a payment, from a report that contains the ID of the payment or its booking, unless it is
 * known already.
 */
export const storeIntent = async (
  trx: Database,
  intent: string,
  { payment_id, booking_id }: { payment_id: string | null; booking_id: string | null },
): Promise<void> => {
  await sql`
    UPDATE payment SET payment_intent = ${intent}
    WHERE payment_intent IS NULL AND NOT EXISTS (SELECT 1 FROM payment WHERE payment_intent = ${intent})
      AND id = (SELECT id FROM payment WHERE id = ${payment_id}::uuid OR (${payment_id}::uuid IS NULL AND booking_id = ${booking_id}::uuid)
                ORDER BY status = 'paid' DESC, created_at DESC LIMIT 1)`.execute(trx);
};

/** Stores the ID of an event; returns false if it was stored before. Concurrent deliveries wait for each other. */
export const storeEvent = async (
  trx: Database,
  { id, type }: { id: string; type: string },
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO payment_event (id, type, received_at) VALUES (${id}, ${type}, ${at(now)})
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Returns the latest event with a valid signature; epoch ms. */
export const lastEvent = async (db: Database): Promise<{ type: string; received_at: number } | undefined> => {
  const { rows } = await sql<{ type: string; received_at: number }>`
    SELECT type, received_at FROM payment_event ORDER BY received_at DESC LIMIT 1`.execute(db);
  return rows[0];
};
