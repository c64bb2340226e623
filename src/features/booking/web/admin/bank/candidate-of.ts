import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { LineCandidate } from '../../../bank-contract.ts';
import { lineObstacle } from '../../../domain/bank/line-obstacle.ts';
import { siteAmounts } from '../details/site-amounts.ts';

/** A booking from a list, like one that the server proposes for a line of this amount (EUR). */
export const candidateOf = (booking: AdminBooking, amount: number): LineCandidate => {
  const { payment, status } = booking;
  const left = siteAmounts(booking).open;
  const is_on_its_way = payment.status === 'processing' || payment.problem !== null;
  return {
    booking_id: booking.id,
    confirmation_code: booking.confirmation_code,
    customer_name: booking.customer_name,
    service_name: booking.service_name,
    service_name_de: booking.service_name_de,
    service_name_ru: booking.service_name_ru,
    start: booking.start,
    status,
    awaited: payment.status === 'open' && status === 'PAYMENT_PENDING' ? payment.amount : null,
    left,
    obstacle: lineObstacle(wholeCentsOf(amount), { status, left_cents: wholeCentsOf(left), is_on_its_way }) ?? null,
  };
};
