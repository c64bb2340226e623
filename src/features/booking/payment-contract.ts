import { z } from 'zod';
import { bookingRefund } from '#features/payments/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, eur } from '#shared/contract/fields.ts';

/** Money for a booking that has been deleted (SRV-32); amounts are EUR. */
export const paymentOfDeleted = z.object({
  id: z.string(),
  /** Of the booking; null: deleted by a version that did not keep it. */
  confirmation_code: z.string().nullable(),
  /** `processing`: on its way. `problem`: it does not fit what was asked for, and is given back at the provider. */
  status: z.enum(['paid', 'processing', 'problem']),
  amount: z.number(),
  currency: z.string(),
  paid_at: z.string().nullable(),
  refundable_amount: z.number(),
  refunds: z.array(bookingRefund),
});
export type PaymentOfDeleted = z.infer<typeof paymentOfDeleted>;

export const bookingPaymentContract = defineContract({
  'GET /api/admin/payments/of-deleted-bookings': {
    summary: 'Payments for bookings that were deleted, until all of each has been given back',
    access: 'admin',
    response: z.array(paymentOfDeleted),
    cache: 'no-store',
  },
  'POST /api/admin/payments/{id}/refunds': {
    summary: 'Give such a payment back; an Idempotency-Key makes the same request one refund',
    access: 'admin',
    params: byId,
    body: z.object({
      /** EUR; absent: all that is left. */
      amount: eur.refine((amount) => amount > 0, 'must be more than 0').nullish(),
    }),
    response: paymentOfDeleted,
    refuses: [400],
    cache: 'no-store',
  },
});
