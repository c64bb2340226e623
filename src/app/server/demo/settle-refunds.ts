import { sql } from 'kysely';
import { keepRefund } from '#features/booking/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';

/** What the payments of the sample bookings are called at a provider; nobody knows them there. */
export const demoIntent = (bookingId: string): string => `pi_demo_${bookingId}`;

interface AskedRefund {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount_cents: number;
}

/**
 * Stands in for the provider that the sample payments never had: a refund that the studio asks for is made, as one would
 * be. Payments made with keys somebody entered are left to their provider. Safe to run twice at once.
 */
export const settleDemoRefunds = async (context: Context): Promise<void> => {
  const { rows } = await sql<AskedRefund>`
    SELECT id, payment_intent, amount_cents FROM refund
    WHERE status = 'requested' AND starts_with(payment_intent, ${demoIntent('')})`.execute(context.db);
  for (const { id, payment_intent, amount_cents } of rows) {
    await inTransaction(context.db, (trx) =>
      keepRefund(context, trx, {
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
