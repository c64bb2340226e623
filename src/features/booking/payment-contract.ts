import { z } from 'zod';
import { bookingRefund } from '#features/payments/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, eur } from '#shared/contract/fields.ts';
import { adminBooking, written } from './admin-contract.ts';

/** A payment for a deleted booking; amounts are EUR. */
export const paymentOfDeleted = z.object({
  id: z.string(),
  /** Confirmation code of the booking; null: an older version deleted it and did not keep the code. */
  confirmation_code: z.string().nullable(),
  /**
   * `processing`: on its way. `problem`: it does not match what was requested, and has to be refunded at the provider.
   */
  status: z.enum(['paid', 'processing', 'problem']),
  amount: z.number(),
  currency: z.string(),
  paid_at: z.string().nullable(),
  refundable_amount: z.number(),
  refunds: z.array(bookingRefund),
});
export type PaymentOfDeleted = z.infer<typeof paymentOfDeleted>;

export const bookingPaymentContract = defineContract({
  'POST /api/admin/bookings/{id}/cash-payment': {
    summary: 'Record that the prepayment was handed over in cash; a booking that waited for it is confirmed',
    access: 'admin',
    scope: 'bookings:write',
    ...written,
    /** EUR, at most the price of the booking. */
    body: z.object({ amount: eur.refine((amount) => amount > 0, 'must be more than 0') }),
    refuses: [400, 409],
  },
  'DELETE /api/admin/bookings/{id}/cash-payment': {
    summary: 'Take back what was recorded of cash; the booking keeps its status',
    access: 'admin',
    response: adminBooking,
    params: byId,
    cache: 'no-store',
  },
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
      /** EUR; absent: the whole amount that is still refundable. */
      amount: eur.refine((amount) => amount > 0, 'must be more than 0').nullish(),
    }),
    response: paymentOfDeleted,
    refuses: [400],
    cache: 'no-store',
  },
});
