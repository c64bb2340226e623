import { refundableOf } from '#features/payments/domain/payment-standing.ts';
import { contestedCents } from '#features/payments/domain/provider/dispute.ts';
import { type PaymentOfDeletedRow, refundView } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { PaymentOfDeleted } from '../../payment-contract.ts';

export const paymentOfDeletedView = (payment: PaymentOfDeletedRow): PaymentOfDeleted => ({
  id: payment.id,
  confirmation_code: payment.deleted_code,
  status: payment.status === 'paid' || payment.status === 'processing' ? payment.status : 'problem',
  amount: euroOf(payment.amount_cents),
  currency: payment.currency,
  paid_at: payment.paid_at === null ? null : formatInstant(payment.paid_at),
  refundable_amount: euroOf(refundableOf(payment)),
  contested_amount: euroOf(contestedCents(payment.disputes)),
  refunds: payment.refunds.map(refundView),
});
