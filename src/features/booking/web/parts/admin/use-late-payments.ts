import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { bookingPaymentContract, PaymentOfDeleted } from '../../../payment-contract.ts';
import { bookingsKey } from './use-bookings.ts';

const call = adminCaller<typeof bookingPaymentContract>();
const key = [...bookingsKey, 'late-payments'] as const;

/** Payments of deleted bookings; undefined while loading. */
export const useLatePayments = (): readonly PaymentOfDeleted[] | undefined =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/payments/of-deleted-bookings', undefined, { signal }),
    staleTime: 0,
  }).data;

/** Refunds all of one payment that is still refundable. Pressed twice or retried after a failure, it is one refund. */
export const useLateRefund = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, refundable_amount, refunds }: PaymentOfDeleted) =>
      call(
        'POST /api/admin/payments/{id}/refunds',
        { params: { id }, body: { amount: refundable_amount } },
        { headers: { 'idempotency-key': `late-${id}-${refunds.length}` } },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
};
