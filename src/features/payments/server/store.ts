import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { PaymentStatus } from '../domain/payment-status.ts';

/** A checkout session, from before the provider has been asked for it. Instants are epoch ms. */
export interface PaymentRow {
  readonly id: string;
  /** null: the booking has been deleted. */
  readonly booking_id: string | null;
  /** What it was, and its confirmation code; null unless it has been deleted. */
  readonly deleted_booking_id: string | null;
  readonly deleted_code: string | null;
  /** null: the provider has not given it yet. */
  readonly session_id: string | null;
  readonly checkout_url: string | null;
  readonly amount_cents: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly expires_at: number;
  readonly asked_at: number;
  readonly failures: number;
  readonly payment_intent: string | null;
  /** What does not fit of what was paid (P07); its session is over. */
  readonly problem: string | null;
  readonly created_at: number;
}

const columns = sql.raw(
  `id, booking_id, deleted_booking_id, deleted_code, session_id, checkout_url, amount_cents, currency, status, expires_at, asked_at, failures,
   payment_intent, problem, created_at`,
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

/** The sessions of a booking, newest first. */
export const paymentsOf = (db: Database, bookingId: string): Promise<PaymentRow[]> =>
  select(db, sql`booking_id = ${bookingId}`);

export const paymentById = async (db: Database, id: string): Promise<PaymentRow | undefined> =>
  (await select(db, sql`id = ${id}`))[0];

export const paymentBySession = async (db: Database, sessionId: string): Promise<PaymentRow | undefined> =>
  (await select(db, sql`session_id = ${sessionId}`))[0];

/** A payment, locked until the end of the transaction; whoever locks its booking too has done so before. */
export const lockPayment = async (trx: Database, id: string): Promise<PaymentRow | undefined> =>
  (await select(trx, sql`id = ${id}`, sql`FOR UPDATE`))[0];

/** The open sessions whose bookings are gone, and those nobody is to pay any more: the provider has yet to be told. */
export const unwantedPayments = (db: Database, limit: number): Promise<PaymentRow[]> =>
  select(
    db,
    sql`problem IS NULL AND (status = 'closing' OR (status = 'open' AND booking_id IS NULL))`,
    sql`LIMIT ${limit}`,
  );

type Column = string | number | boolean | null;

export const insertPayment = async (
  trx: Database,
  payment: Pick<PaymentRow, 'id' | 'amount_cents' | 'currency' | 'expires_at' | 'asked_at'> & { booking_id: string },
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO payment (id, booking_id, amount_cents, currency, status, expires_at, asked_at, created_at, updated_at)
    VALUES (${payment.id}, ${payment.booking_id}, ${payment.amount_cents}, ${payment.currency}, 'asking',
            ${at(payment.expires_at)}, ${at(payment.asked_at)}, ${at(now)}, ${at(now)})`.execute(trx);
};

export const updatePayment = async (
  db: Database,
  id: string,
  changes: Readonly<Record<string, Column>>,
  now: number,
): Promise<void> => {
  const assignments = Object.entries(changes).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  await sql`UPDATE payment SET ${sql.join(assignments)}, updated_at = ${at(now)} WHERE id = ${id}`.execute(db);
};

/** Takes the right to ask the provider for a session; false: somebody else is asking just now. */
export const leasePayment = async (db: Database, id: string, now: number, leaseMs: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE payment SET leased_until = ${at(now + leaseMs)}
    WHERE id = ${id} AND status = 'asking' AND (leased_until IS NULL OR leased_until <= ${at(now)}) RETURNING id`.execute(
    db,
  );
  return rows.length > 0;
};

/** Gives the right back after an attempt that came to nothing. */
export const releasePayment = async (db: Database, id: string): Promise<void> => {
  await sql`UPDATE payment SET leased_until = NULL, failures = failures + 1 WHERE id = ${id} AND status = 'asking'`.execute(
    db,
  );
};

/** What is open of a booking is not to be paid any more. */
export const closePayments = async (trx: Database, bookingId: string, now: number): Promise<void> => {
  await sql`
    UPDATE payment SET status = CASE status WHEN 'asking' THEN 'expired' ELSE 'closing' END, updated_at = ${at(now)}
    WHERE booking_id = ${bookingId} AND status IN ('asking', 'open')`.execute(trx);
};

export interface Check {
  readonly now: number;
  /** Not what has been asked for within so many ms. */
  readonly gapMs: number;
  readonly limit: number;
  readonly bookingId?: string;
}

/** Takes sessions whose state is not final, to ask the provider for it: the longest unasked first, no two processes the same. */
export const claimChecks = async (db: Database, { now, gapMs, limit, bookingId }: Check): Promise<PaymentRow[]> => {
  const ofBooking = bookingId === undefined ? sql`true` : sql`booking_id = ${bookingId}`;
  const { rows } = await sql<PaymentRow>`
    UPDATE payment SET checked_at = ${at(now)}
    WHERE id IN (SELECT id FROM payment
                 WHERE (status = 'processing' OR (status = 'open' AND booking_id IS NOT NULL)) AND ${ofBooking}
                   AND (checked_at IS NULL OR checked_at <= ${at(now - gapMs)})
                 ORDER BY checked_at NULLS FIRST, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows;
};

/** The bookings that wait for a payment although its time is up, or their session has begun (SRV-31); epoch ms. */
export const overdueBookings = async (
  db: Database,
  { now, askedBefore, limit }: { now: number; askedBefore: number; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT booking.id FROM live_booking AS booking
    LEFT JOIN LATERAL (SELECT asked_at FROM payment WHERE booking_id = booking.id
                       ORDER BY created_at DESC, id LIMIT 1) AS newest ON true
    WHERE booking.status = 'PAYMENT_PENDING' AND (booking.starts_at <= ${at(now)} OR newest.asked_at <= ${at(askedBefore)})
      AND NOT EXISTS (SELECT 1 FROM payment WHERE booking_id = booking.id
                      AND (status IN ('processing', 'paid') OR problem IS NOT NULL))
    ORDER BY booking.starts_at, booking.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Learns the payment intent of a payment from news that name the payment or its booking, unless it is known already. */
export const learnIntent = async (
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

/** Keeps the id of an event; false: it has been here before (SRV-29). Twins wait for each other. */
export const keepEvent = async (
  trx: Database,
  { id, type }: { id: string; type: string },
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO payment_event (id, type, received_at) VALUES (${id}, ${type}, ${at(now)})
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** The last event of the provider whose signature was right; epoch ms. */
export const lastEvent = async (db: Database): Promise<{ type: string; received_at: number } | undefined> => {
  const { rows } = await sql<{ type: string; received_at: number }>`
    SELECT type, received_at FROM payment_event ORDER BY received_at DESC LIMIT 1`.execute(db);
  return rows[0];
};
