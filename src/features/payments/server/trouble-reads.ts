import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Money that somebody has to look after, for whoever watches the product. */
export interface PaymentTrouble {
  /** Payments that were received for nothing, or that do not fit what was asked for (SRV-32, P07). */
  readonly payments: number;
  /** Refunds that the provider refused. */
  readonly refunds_failed: number;
  /** Refunds that the provider has not been asked for yet. */
  readonly refunds_waiting: number;
}

/** Counts what has gone wrong with money and not been put right. */
export const paymentTrouble = async (db: Database): Promise<PaymentTrouble> => {
  const { rows } = await sql<PaymentTrouble>`
    SELECT (SELECT count(*) FROM payment WHERE refund_needed OR problem IS NOT NULL) AS payments,
           (SELECT count(*) FROM refund WHERE status = 'failed') AS refunds_failed,
           (SELECT count(*) FROM refund WHERE status = 'requested') AS refunds_waiting`.execute(db);
  return rows[0] ?? { payments: 0, refunds_failed: 0, refunds_waiting: 0 };
};
