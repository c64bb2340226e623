import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Payment problems that need attention, for the monitoring. */
export interface PaymentTrouble {
  /**
   * Payments flagged for a refund that is not complete, unless the bank contests them or has taken them back, and payments with
   * a mismatch of which nothing was refunded.
   */
  readonly payments: number;
  /** Refunds that the provider refused and that were not requested again. */
  readonly refunds_failed: number;
  /** Refunds not sent to the provider yet. */
  readonly refunds_waiting: number;
}

/** Counts unresolved payment problems, by the same rules as standingOf and moneyHeld. */
export const paymentTrouble = async (db: Database): Promise<PaymentTrouble> => {
  const { rows } = await sql<PaymentTrouble>`
    SELECT (SELECT count(*) FROM payment
            CROSS JOIN LATERAL (
              SELECT coalesce(sum(amount_cents), 0) AS cents FROM refund
              WHERE status IN ('requested', 'pending', 'succeeded')
                AND (payment_id = payment.id OR payment_intent = payment.payment_intent)
            ) AS asked
            WHERE (refund_needed OR problem IS NOT NULL)
              AND ((refund_needed AND greatest(asked.cents, payment_given_back(payment)) < amount_cents
                    AND NOT EXISTS (SELECT FROM dispute
                                    WHERE dispute.payment_intent = payment.payment_intent AND state <> 'won'))
                OR (problem IS NOT NULL AND payment_given_back(payment) = 0))) AS payments,
           (SELECT count(*) FROM refund AS failed
            WHERE status = 'failed' AND NOT EXISTS (
              SELECT FROM refund AS later
              WHERE later.status <> 'failed' AND later.created_at >= failed.created_at
                AND (later.payment_id = failed.payment_id OR later.payment_intent = failed.payment_intent)
            )) AS refunds_failed,
           (SELECT count(*) FROM refund WHERE status = 'requested') AS refunds_waiting`.execute(db);
  return rows[0] ?? { payments: 0, refunds_failed: 0, refunds_waiting: 0 };
};
