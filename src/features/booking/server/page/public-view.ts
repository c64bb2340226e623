import type { ClaimedByBooking } from '#features/availability/server/api.ts';
import type { RefundPeriod } from '#features/payments/domain/refund/refund-rule.ts';
import type { PublicPicture } from '#features/pictures/contract.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { PublicBooking, PublicPrepayment } from '../../contract.ts';
import type { Cancellation } from '../../domain/cancellation.ts';
import { isUnconfirmed } from '../../domain/confirm-by.ts';
import { feeBalance } from '../../domain/money/no-show-fee.ts';
import { moveTerms } from '../../domain/move/customer-move.ts';
import { heldSubstitute, openRequest, type TimeRequest } from '../../domain/move/time-request.ts';
import { withoutTime } from '../../domain/without-time.ts';
import type { Prepaid } from '../due/public-prepayment.ts';
import { itemViews } from '../record/item-view.ts';
import type { BookingRow } from '../record/store.ts';
import type { RefundOnCancel } from '../refund/refund-on-cancel.ts';

/** A resource of a session, with its picture where there is one to show. */
export type ShownByBooking = ClaimedByBooking & { readonly picture?: PublicPicture | undefined };

/** A booking as its customer sees it. */
export const publicView = (booking: BookingRow, claimed: readonly ShownByBooking[]): PublicBooking => ({
  booking_id: booking.id,
  confirmation_code: booking.confirmation_code,
  start: formatInstant(booking.starts_at),
  end: formatInstant(booking.ends_at),
  status: booking.status,
  ...(booking.awaits_birth && { awaits_birth: true as const }),
  ...withoutTime(booking),
  ...(isUnconfirmed(booking) &&
    booking.confirm_by !== null && {
      confirm_by: formatInstant(booking.confirm_by),
      price: euroOf(booking.service_price_cents),
    }),
  customer: { name: booking.customer_name, email: booking.customer_email, phone: booking.customer_phone },
  service_name: booking.service_name,
  service_name_de: booking.service_name_de,
  service_name_ru: booking.service_name_ru,
  photographer_name: booking.photographer_name,
  ...(booking.items.length > 0 && {
    items: itemViews(booking),
    price: euroOf(booking.service_price_cents),
  }),
  ...shownResources(claimed),
});

/** The names and pictures of the resources that the session uses, if the studio shows them. */
const shownResources = (claimed: readonly ShownByBooking[]): Pick<PublicBooking, 'resources'> => {
  const resources = claimed
    .filter(({ shown_to_customers }) => shown_to_customers)
    .map(({ name, name_ru, picture }) => ({ name_de: name, name_ru, ...(picture && { picture }) }));
  return resources.length > 0 ? { resources } : {};
};

/** The agreed fee for not coming, and what is open of it once it is charged. */
export const feeView = (
  { status, no_show_fee_percent: percent, no_show_fee_cents: fee_cents }: BookingRow,
  prepaid: Prepaid | undefined,
): Pick<PublicBooking, 'no_show_fee'> => {
  if (percent === null || status === 'CANCELLED') return {};
  if (fee_cents === null) return { no_show_fee: { percent } };
  const received = prepaid && (prepaid.state === 'paid' || prepaid.state === 'refunded');
  const held_cents = received ? prepaid.amount_cents - prepaid.refunded_cents : 0;
  const { open_cents } = feeBalance(fee_cents, held_cents);
  return { no_show_fee: { percent, charged: { amount: euroOf(fee_cents), open: euroOf(open_cents) } } };
};

/** Whether and until when the customer may cancel, and the refund of a cancellation. */
export const cancellationView = ({ refusal, deadline }: Cancellation, refund: RefundOnCancel) => ({
  can_cancel: refusal === null,
  cancel_deadline: deadline === null ? null : formatInstant(deadline),
  paid_amount: euroOf(refund.paid_cents),
  refund_amount: refund.refund_cents === null ? null : euroOf(refund.refund_cents),
  refund_periods: refund.periods.map(periodView),
  refunded_amount: euroOf(refund.given_back_cents),
  ...(refund.contested_cents > 0 && { contested_amount: euroOf(refund.contested_cents) }),
});

const requestView = (
  { starts_at, ends_at }: BookingRow,
  request: TimeRequest,
  now: number,
): NonNullable<PublicBooking['time_request']> => {
  const held = heldSubstitute(request, now);
  return {
    keeps_time: request.keeps_time,
    explanation: request.explanation,
    ...(held && {
      substitute: {
        start: formatInstant(held.start),
        end: formatInstant(held.start + ends_at - starts_at),
        until: formatInstant(held.until),
      },
    }),
  };
};

/**
 * Whether the customer may move the session, with the fee, unless the studio does not allow moves; and the open request
 * of the studio to move it.
 */
export const moveView = (booking: BookingRow, now: number): Pick<PublicBooking, 'move' | 'time_request'> => {
  const { refusal, fee_cents, free_left, deadline, last_date } = moveTerms(booking, now);
  if (deadline === null || last_date === null) return {};
  const until_hours = booking.move_rules?.until_hours ?? 0;
  const request = openRequest(booking, now);
  return {
    ...(request && { time_request: requestView(booking, request, now) }),
    move: { refusal, fee: euroOf(fee_cents), free_left, until_hours, until: formatInstant(deadline), last_date },
  };
};

export const prepaymentView = (prepaid: Prepaid): PublicPrepayment => ({
  state: prepaid.state,
  amount: euroOf(prepaid.amount_cents),
  refunded: euroOf(prepaid.refunded_cents),
  rest: euroOf(prepaid.rest_cents),
  ...(prepaid.lost_cents && { lost: euroOf(prepaid.lost_cents) }),
  ...(prepaid.rest_online && {
    rest_online: {
      state: prepaid.rest_online.state,
      amount: euroOf(prepaid.rest_online.amount_cents),
      cancel_terms: prepaid.rest_online.cancel_terms && prepaid.rest_online.cancel_terms.map(periodView),
    },
  }),
  held_until: prepaid.held_until === null ? null : formatInstant(prepaid.held_until),
  cancel_terms: prepaid.cancel_terms && prepaid.cancel_terms.map(periodView),
});

const periodView = ({ until, cents }: RefundPeriod) => ({ until: formatInstant(until), amount: euroOf(cents) });
