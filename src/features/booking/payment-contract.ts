import { z } from 'zod';
import { bookingRefund } from '#features/payments/contract.ts';
import { siteMethods } from '#features/payments/domain/site-method.ts';
import { mostTyped } from '#features/vouchers/domain/voucher-code.ts';
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
  /** Nothing while the payment is contested. */
  refundable_amount: z.number(),
  /** What the bank of the customer contests and has not decided; 0: nothing. */
  contested_amount: z.number(),
  refunds: z.array(bookingRefund),
});
export type PaymentOfDeleted = z.infer<typeof paymentOfDeleted>;

export const bookingPaymentContract = defineContract({
  'POST /api/admin/bookings/{id}/cash-payment': {
    summary:
      'Record a payment at the studio, in cash or by card, or a transfer that has arrived; a booking that waited for its prepayment is confirmed; an Idempotency-Key makes the same request one payment',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    ...written,
    body: z.object({
      /** EUR, at most what is left of the price. */
      amount: eur.refine((amount) => amount > 0, 'must be more than 0'),
      method: z.enum(siteMethods).default('cash'),
      /** Only of the method `voucher`: its code, spaced in any way, or the address in its QR code. */
      voucher_code: z.string().max(mostTyped).optional(),
      /** EUR that were paid and not refunded when the caller looked; refused if that has changed, so that nothing counts twice. */
      paid_so_far: eur.default(0),
    }),
    refuses: [400, 409],
  },
  'DELETE /api/admin/bookings/{id}/cash-payment': {
    summary: 'Take back payments that the studio recorded; the booking keeps its status',
    access: 'admin',
    roles: ['owner', 'desk'],
    response: adminBooking,
    params: byId,
    /** Left out: all of them. */
    query: z.object({ payment_id: z.uuid().optional() }),
    cache: 'no-store',
  },
  'GET /api/admin/payments/of-deleted-bookings': {
    summary: 'Payments for bookings that were deleted, until all of each has been given back',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    response: z.array(paymentOfDeleted),
    cache: 'no-store',
  },
  'POST /api/admin/payments/{id}/refunds': {
    summary: 'Give such a payment back; an Idempotency-Key makes the same request one refund',
    access: 'admin',
    roles: ['owner', 'desk'],
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
