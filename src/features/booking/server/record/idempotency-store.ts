import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { Problem } from '#shared/contract/problem.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import type { BookedResponse } from './booked-response.ts';

const keptMs = 24 * HOUR;

/** A request that may be repeated: its key and a hash of its body. */
export interface IdempotentRequest {
  readonly key: string;
  readonly body_hash: Buffer;
}

/** Binds a key to the body it came with. Returns undefined without a key: then every attempt is a new one. */
export const idempotentRequest = (key: string | undefined, body: unknown): IdempotentRequest | undefined => {
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7E]{1,255}$/.test(key)) {
    throw new Problem(400, 'invalid_idempotency_key', 'Idempotency-Key must be 1 to 255 visible characters');
  }
  return { key, body_hash: createHash('sha256').update(JSON.stringify(body)).digest() };
};

/**
 * Returns the first response to this request within the last 24 hours, if any. Throws 422 if the key came with another
 * body.
 */
export const storedResponse = async <Stored = BookedResponse>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: IdempotentRequest | undefined,
): Promise<Stored | undefined> => {
  if (!request) return undefined;
  const { rows } = await sql<{ body_hash: Buffer; response: Stored; created_at: number }>`
    SELECT body_hash, response, created_at FROM idempotent_response WHERE key = ${request.key}`.execute(db);
  const [first] = rows;
  if (first && first.created_at <= now() - keptMs) {
    await deleteOldResponses(db, now());
    return undefined;
  }
  if (first && !first.body_hash.equals(request.body_hash)) {
    throw keyReused();
  }
  return first?.response;
};

/**
 * Stores the response for each row of `booked` (id, at, request_key, body_hash in hex, response) that has a key. If a key
 * exists already, the whole statement fails.
 */
export const storeResponses = (booked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  INSERT INTO idempotent_response (key, body_hash, response, booking_id, created_at)
  SELECT request_key, decode(body_hash, 'hex'), response, id, at FROM ${booked} WHERE request_key IS NOT NULL`;

/**
 * Stores the response to one request, if it has a key. The caller holds the lock of the booking, so that a key that
 * exists was used for another one: throws 422.
 */
export const storeResponse = async (
  trx: Database,
  request: IdempotentRequest | undefined,
  { booking_id, response, now }: { readonly booking_id: string; readonly response: object; readonly now: number },
): Promise<void> => {
  if (!request) return;
  const { rows } = await sql`
    INSERT INTO idempotent_response (key, body_hash, response, booking_id, created_at)
    VALUES (${request.key}, ${request.body_hash}, ${JSON.stringify(response)}::jsonb, ${booking_id}, ${at(now)})
    ON CONFLICT DO NOTHING RETURNING key`.execute(trx);
  if (rows.length === 0) throw keyReused();
};

const keyReused = (): Problem =>
  new Problem(422, 'idempotency_key_reused', [
    { loc: ['header', 'Idempotency-Key'], msg: 'was used with another body', type: 'value_error' },
  ]);

/** Deletes responses older than a day; their keys may then be used again. */
export const deleteOldResponses = async (db: Database, now: number): Promise<void> => {
  await sql`DELETE FROM idempotent_response WHERE created_at <= ${at(now - keptMs)}`.execute(db);
};

/** Whether a statement failed because a concurrent request has stored the same key. */
export const isRepeatedKey = (error: unknown): boolean => violatedConstraint(error) === 'idempotent_response_pkey';
