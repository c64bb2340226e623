import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DeliveryStatus } from '../../contract.ts';
import type { testEvent, WebhookEvent } from '../../domain/webhook-events.ts';

export interface AttemptRow {
  /** Epoch ms. */
  readonly at: number;
  readonly duration_ms: number;
  readonly response_status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
}

/** A delivery and its event; instants are epoch ms. */
export interface DeliveryRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly type: WebhookEvent | typeof testEvent;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly created_at: number;
  readonly next_attempt_at: number;
  readonly payload: string | null;
  /** Whether the event has no content any more: its booking or contact was deleted or erased. */
  readonly is_forgotten: boolean;
  readonly last_attempt: AttemptRow | null;
}

const attemptColumns = sql.raw('at, duration_ms, response_status, answer, error');

const select = async (db: Database, which: RawBuilder<unknown>): Promise<DeliveryRow[]> => {
  const { rows } = await sql<DeliveryRow & { last: Record<string, unknown> | null }>`
    SELECT d.id, d.endpoint_id, d.event_id, e.type, d.status, d.attempts, e.created_at, d.next_attempt_at, e.payload,
           e.record IS NULL AND e.payload IS NULL AS is_forgotten, to_jsonb(last) AS last
    FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event_id
    LEFT JOIN LATERAL (
      SELECT (extract(epoch FROM at) * 1000)::float8 AS at, duration_ms, response_status, answer, error
      FROM webhook_attempt WHERE delivery_id = d.id ORDER BY id DESC LIMIT 1) AS last ON true
    ${which}`.execute(db);
  return rows.map(({ last, ...row }) => ({ ...row, last_attempt: last as AttemptRow | null }));
};

interface Part {
  readonly endpointId: string;
  readonly status?: DeliveryStatus | undefined;
  readonly offset: number;
  readonly limit: number;
}

const within = ({ endpointId, status }: Pick<Part, 'endpointId' | 'status'>): RawBuilder<unknown> =>
  sql`endpoint_id = ${endpointId} AND (${status ?? null}::text IS NULL OR status = ${status ?? null})`;

/** Returns deliveries to an endpoint, the newest first. */
export const selectDeliveries = (db: Database, { offset, limit, ...part }: Part): Promise<DeliveryRow[]> =>
  select(db, sql`WHERE ${within(part)} ORDER BY d.position DESC LIMIT ${limit} OFFSET ${offset}`);

export const countFound = async (db: Database, part: Pick<Part, 'endpointId' | 'status'>): Promise<number> => {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*) AS found FROM webhook_delivery WHERE ${within(part)}`.execute(db);
  return rows[0]?.found ?? 0;
};

export const selectDelivery = async (db: Database, id: string): Promise<DeliveryRow | undefined> =>
  (await select(db, sql`WHERE d.id = ${id}`))[0];

/** Returns one delivery, locked until the end of the transaction, so that no process starts sending it. */
export const lockDelivery = async (trx: Database, id: string): Promise<DeliveryRow | undefined> =>
  (await select(trx, sql`WHERE d.id = ${id} FOR UPDATE OF d`))[0];

export const selectAttempts = async (db: Database, deliveryId: string): Promise<AttemptRow[]> => {
  const { rows } = await sql<AttemptRow>`
    SELECT ${attemptColumns} FROM webhook_attempt WHERE delivery_id = ${deliveryId} ORDER BY id`.execute(db);
  return rows;
};

/** Due now, with a new series of attempts. */
const dueNow = (now: number): RawBuilder<unknown> =>
  sql`status = 'waiting', attempts = 0, next_attempt_at = ${at(now)}`;

export const makeDue = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`UPDATE webhook_delivery SET ${dueNow(now)} WHERE id = ${id}`.execute(trx);
};

/** Makes all failed deliveries of an endpoint due that still have content; returns the number of rows. */
export const makeFailedDue = async (trx: Database, endpointId: string, now: number): Promise<number> => {
  const { rows } = await sql`
    UPDATE webhook_delivery SET ${dueNow(now)} WHERE endpoint_id = ${endpointId} AND status = 'failed'
    RETURNING id`.execute(trx);
  return rows.length;
};

/** Marks the waiting deliveries of a disabled endpoint as failed. */
export const failWaiting = async (trx: Database, endpointId: string): Promise<void> => {
  await sql`
    UPDATE webhook_delivery SET status = 'failed' WHERE endpoint_id = ${endpointId} AND status = 'waiting'`.execute(
    trx,
  );
};

/** Inserts an event for one endpoint only, with its body; returns the id of the delivery. */
export const insertTestDelivery = async (
  trx: Database,
  test: { id: string; type: string; endpointId: string; payload: string; now: number },
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    WITH event AS (
      INSERT INTO webhook_event (id, type, created_at, facts, payload)
      VALUES (${test.id}, ${test.type}, ${at(test.now)}, '{}', ${test.payload}) RETURNING id)
    INSERT INTO webhook_delivery (event_id, endpoint_id, next_attempt_at)
    SELECT id, ${test.endpointId}::uuid, ${at(test.now)}::timestamptz FROM event RETURNING id`.execute(trx);
  if (!rows[0]) throw new Error('INSERT returned no row');
  return rows[0].id;
};

/**
 * Deletes up to `limit` events from before an instant, with their deliveries, unless one is still waiting; returns the
 * number of rows.
 */
export const deleteEventsBefore = async (db: Database, before: number, limit: number): Promise<number> => {
  const { rows } = await sql`
    DELETE FROM webhook_event WHERE id IN (
      SELECT id FROM webhook_event e WHERE created_at < ${at(before)} AND NOT EXISTS (
        SELECT FROM webhook_delivery WHERE event_id = e.id AND status = 'waiting')
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows.length;
};
