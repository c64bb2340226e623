import { sql } from 'kysely';
import { recordRefund } from '#features/booking/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';

/** The payment intent of a sample booking; no provider knows it. */
export const demoIntent = (bookingId: string): string => `pi_demo_${bookingId}`;

interface AskedRefund {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount_cents: number;
}

/**
 * Replaces the payment provider for sample payments: refunds requested by the studio succeed. Payments made with real
 * keys are left to their provider. Safe to run concurrently.
 */
export const settleDemoRefunds = async (context: Context): Promise<void> => {
  const { rows } = await sql<AskedRefund>`
    SELECT id, payment_intent, amount_cents FROM refund
    WHERE status = 'requested' AND starts_with(payment_intent, ${demoIntent('')})`.execute(context.db);
  for (const { id, payment_intent, amount_cents } of rows) {
    await inTransaction(context.db, (trx) =>
      recordRefund(context, trx, {
        kind: 'refund',
        refund_id: `re_demo_${id}`,
        payment_intent,
        amount_cents,
        status: 'succeeded',
        failure: null,
        own_refund_id: id,
        of: { booking_id: null, payment_id: null },
      }),
    );
  }
};
