import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { RefundStatus } from '../../domain/payment-status.ts';
import { refusedIfContested } from './refund-store.ts';

interface PaidIntent {
  readonly payment_intent: string;
  /** What was paid, in cents. */
  readonly amount_cents: number;
  /** ID of an administrator. */
  readonly requested_by: string;
}

/**
 * Records the refund of all that is left of a payment that no booking has; the periodic task sends it to the provider.
 * Nothing is recorded if everything was refunded, or asked for, already, or was taken back by the bank for good. Throws 400
 * while the bank contests it. The caller has locked what was paid.
 */
export const requestRefundOfIntent = async (
  trx: Database,
  { payment_intent, amount_cents, requested_by }: PaidIntent,
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO refund (id, payment_intent, amount_cents, status, requested_by, next_attempt_at, created_at, updated_at)
    SELECT ${randomUUID()}, ${payment_intent}, left_over, 'requested', ${requested_by}, ${at(now)}, ${at(now)}, ${at(now)}
    FROM (SELECT (${amount_cents} - refund_committed_cents(NULL, ${payment_intent})
                  - (SELECT coalesce(sum(dispute.amount_cents), 0) FROM dispute
                     WHERE dispute.payment_intent = ${payment_intent} AND state = 'lost'))::integer AS left_over) AS paid
    WHERE left_over > 0`
    .execute(trx)
    .catch(refusedIfContested);
};

/** Returns how the latest refund of each such payment stands that has one, by its intent. */
export const refundsOfIntents = async (
  db: Database,
  intents: readonly string[],
): Promise<ReadonlyMap<string, RefundStatus>> => {
  const { rows } = await sql<{ payment_intent: string; status: RefundStatus }>`
    SELECT DISTINCT ON (payment_intent) payment_intent, status
    FROM (SELECT payment_intent, status, created_at FROM refund
          UNION ALL
          -- What the provider has told of the charge alone.
          SELECT payment_intent, 'succeeded', '-infinity' FROM charge_refund WHERE refunded_cents > 0) AS known
    WHERE payment_intent = ANY (${[...intents]}::text[])
    ORDER BY payment_intent, created_at DESC, status`.execute(db);
  return new Map(rows.map(({ payment_intent, status }) => [payment_intent, status]));
};
