import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NextDue } from '#shared/server/due-queues.ts';
import type { DeliveryOutcome } from '../../domain/delivery-outcome.ts';
import type { WebhookEvent } from '../../domain/webhook-events.ts';
import type { AttemptRow } from './delivery-store.ts';

/** An endpoint that only this process delivers to until its lease expires. */
export interface ClaimedEndpoint {
  readonly id: string;
  readonly url: string;
  readonly secret_sealed: string;
  readonly old_secret_sealed: string | null;
  /** Epoch ms. */
  readonly old_secret_until: number | null;
}

/** Claims the endpoint with the longest overdue delivery that no other process delivers to. */
export const claimEndpoint = async (
  db: Database,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<ClaimedEndpoint | undefined> => {
  const { rows } = await sql<ClaimedEndpoint>`
    UPDATE webhook_endpoint SET leased_until = ${at(now + leaseMs)}
    WHERE id = (
      SELECT endpoint.id FROM webhook_endpoint AS endpoint
      CROSS JOIN LATERAL (
        SELECT next_attempt_at FROM webhook_delivery
        WHERE endpoint_id = endpoint.id AND status = 'waiting' AND next_attempt_at <= ${at(now)}
        ORDER BY next_attempt_at LIMIT 1) AS due
      WHERE disabled_at IS NULL AND leased_until <= ${at(now)}
      ORDER BY due.next_attempt_at LIMIT 1 FOR NO KEY UPDATE OF endpoint SKIP LOCKED)
    RETURNING id, url, secret_sealed, old_secret_sealed, old_secret_until`.execute(db);
  return rows[0];
};

/** When an endpoint is to be served next, after `seen`. */
export const nextServeDue: NextDue = (seen) => sql`
  SELECT min(greatest(next_attempt_at, leased_until)) FROM webhook_endpoint
  CROSS JOIN LATERAL (
    SELECT min(next_attempt_at) AS next_attempt_at FROM webhook_delivery
    WHERE endpoint_id = webhook_endpoint.id AND status = 'waiting') AS delivery
  WHERE disabled_at IS NULL AND next_attempt_at IS NOT NULL AND greatest(next_attempt_at, leased_until) > ${at(seen)}`;

export const releaseEndpoint = async (db: Database, id: string, now: number): Promise<void> => {
  await sql`UPDATE webhook_endpoint SET leased_until = ${at(now)} WHERE id = ${id}`.execute(db);
};

/** A delivery that this process may attempt until its lease expires. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly type: WebhookEvent;
  /** Including this one. */
  readonly attempts: number;
  /** Epoch ms. */
  readonly created_at: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>> | null;
  readonly payload: string | null;
  readonly subject_id: string | null;
  /** Of the endpoint, current value; epoch ms. */
  readonly failing_since: number | null;
}

/** Claims the next due delivery to an endpoint, in the order of events, and extends the lease of the endpoint. */
export const claimDelivery = async (
  db: Database,
  endpointId: string,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<ClaimedDelivery | undefined> => {
  const { rows } = await sql<ClaimedDelivery>`
    WITH held AS (
      UPDATE webhook_endpoint SET leased_until = ${at(now + leaseMs)}
      WHERE id = ${endpointId} AND disabled_at IS NULL RETURNING failing_since),
    taken AS (
      UPDATE webhook_delivery SET attempts = attempts + 1, next_attempt_at = ${at(now + leaseMs)}
      WHERE EXISTS (SELECT FROM held) AND id = (
        SELECT id FROM webhook_delivery
        WHERE endpoint_id = ${endpointId} AND status = 'waiting' AND next_attempt_at <= ${at(now)}
        ORDER BY next_attempt_at, position LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, event_id, attempts)
    SELECT taken.id, taken.event_id, taken.attempts, type, created_at, facts, record, payload, subject_id, failing_since
    FROM taken JOIN webhook_event ON webhook_event.id = taken.event_id, held`.execute(db);
  return rows[0];
};

/**
 * Stores the body of an event, the first time only; returns the stored body, undefined if the event was cleared
 * meanwhile.
 */
export const storePayload = async (db: Database, eventId: string, payload: string): Promise<string | undefined> => {
  const { rows } = await sql<{ payload: string }>`
    UPDATE webhook_event SET payload = coalesce(payload, ${payload}), record = NULL
    WHERE id = ${eventId} AND (record IS NOT NULL OR payload IS NOT NULL) RETURNING payload`.execute(db);
  return rows[0]?.payload;
};

/** Marks a delivery as skipped: its event has no content any more. */
export const skipDelivery = async (db: Database, id: string): Promise<void> => {
  await sql`UPDATE webhook_delivery SET status = 'skipped' WHERE id = ${id} AND status = 'waiting'`.execute(db);
};

/** Releases a delivery whose sending this process aborted; the attempt does not count. */
export const releaseDelivery = async (db: Database, id: string, now: number): Promise<void> => {
  await sql`
    UPDATE webhook_delivery SET next_attempt_at = ${at(now)}, attempts = attempts - 1
    WHERE id = ${id} AND status = 'waiting'`.execute(db);
};

interface Settled {
  readonly delivery: Pick<ClaimedDelivery, 'id' | 'event_id'>;
  readonly endpointId: string;
  readonly attempt: AttemptRow;
  readonly outcome: DeliveryOutcome;
}

/** Stores an attempt and its outcome, within a transaction. */
export const storeAttempt = async (trx: Database, settled: Settled): Promise<void> => {
  const { delivery, endpointId, attempt, outcome } = settled;
  // If the person was erased during the attempt, the response is not stored: it may repeat what was sent.
  await sql`
    INSERT INTO webhook_attempt (delivery_id, at, duration_ms, response_status, answer, error)
    SELECT ${delivery.id}::uuid, ${at(attempt.at)}::timestamptz, ${attempt.duration_ms}::int,
           ${attempt.response_status}::int, CASE WHEN payload IS NOT NULL THEN ${attempt.answer}::text END,
           ${attempt.error}::text
    FROM webhook_event WHERE id = ${delivery.event_id} FOR SHARE`.execute(trx);
  await sql`
    UPDATE webhook_delivery SET status = ${outcome.status},
      next_attempt_at = ${outcome.next_attempt_at === undefined ? sql`next_attempt_at` : at(outcome.next_attempt_at)}
    WHERE id = ${delivery.id} AND status = 'waiting'`.execute(trx);
  const since = outcome.failing_since === null ? null : at(outcome.failing_since);
  await sql`
    UPDATE webhook_endpoint SET failing_since = ${since} WHERE id = ${endpointId} AND failing_since IS DISTINCT FROM ${since}::timestamptz
  `.execute(trx);
};
