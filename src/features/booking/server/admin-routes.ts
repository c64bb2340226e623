import { knownPhotographer } from '#features/photographers/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { adminBookingContract } from '../admin-contract.ts';
import { noShowFeeContract } from '../no-show-fee-contract.ts';
import { bookingPaymentContract } from '../payment-contract.ts';
import { deleteForGood } from './cancel/delete-booking.ts';
import { createAdminBooking } from './create/create-admin-booking.ts';
import { cancelByStudio, changeStatus } from './edit/change-status.ts';
import { checkAvailability } from './edit/check-availability.ts';
import { editBooking } from './edit/edit-booking.ts';
import { freeStartsOf } from './edit/free-starts.ts';
import { recordRevenue } from './edit/record-revenue.ts';
import { chargeNoShowFee, takeNoShowFeeBack } from './fee/charge-no-show-fee.ts';
import { listBookings } from './list/list-bookings.ts';
import { timelineOf } from './list/timeline.ts';
import { confirmByStudio } from './page/confirm-address.ts';
import { forgetCash, recordCash } from './pay/record-cash.ts';
import { adminView } from './record/admin-view.ts';
import { idempotentRequest } from './record/idempotency-store.ts';
import { selectBooking } from './record/store.ts';
import { paymentsOfDeleted, refundPaymentOfDeleted } from './refund/payments-of-deleted.ts';
import { refundBooking } from './refund/refund-booking.ts';

export const bookingPaymentRoutes = (context: Context) =>
  mounted(bookingPaymentContract, {
    'POST /api/admin/bookings/{id}/cash-payment': ({ params, body }, { administrator, idempotency_key }) =>
      recordCash(context, {
        id: params.id,
        amount_cents: wholeCentsOf(body.amount),
        method: body.method,
        voucher_code: body.voucher_code,
        paid_so_far_cents: wholeCentsOf(body.paid_so_far),
        actor: administrator.id,
        request: idempotentRequest(idempotency_key, { cash_payment_of: params.id, ...body }),
      }),
    'DELETE /api/admin/bookings/{id}/cash-payment': ({ params, query }, { administrator }) =>
      forgetCash(context, { ...params, ...query, actor: administrator.id }),
    'GET /api/admin/payments/of-deleted-bookings': () => paymentsOfDeleted(context),
    'POST /api/admin/payments/{id}/refunds': ({ params, body }, { administrator, idempotency_key }) =>
      refundPaymentOfDeleted(context, {
        id: params.id,
        amount_cents: centsIn(body.amount),
        actor: administrator.id,
        key: idempotency_key,
      }),
  });

export const noShowFeeRoutes = (context: Context) =>
  mounted(noShowFeeContract, {
    'POST /api/admin/bookings/{id}/no-show-fee': ({ params, body }, { administrator }) =>
      chargeNoShowFee(context, { ...params, amount_cents: wholeCentsOf(body.amount), actor: administrator.id }),
    'DELETE /api/admin/bookings/{id}/no-show-fee': ({ params }, { administrator }) =>
      takeNoShowFeeBack(context, { ...params, actor: administrator.id }),
  });

export const adminBookingRoutes = (context: Context) =>
  mounted(adminBookingContract, {
    'GET /api/admin/bookings': ({ query }) => listBookings(context, query),
    'POST /api/admin/bookings': ({ body }, { administrator, language, idempotency_key, network }) =>
      createAdminBooking(context, body, { actor: administrator.id, language, idempotency_key, network }),
    'POST /api/admin/bookings/check-availability': ({ body }) => checkAvailability(context, body),
    'POST /api/admin/bookings/{id}/free-starts': ({ params, body }) => freeStartsOf(context, { ...params, ...body }),
    'GET /api/admin/bookings/{id}': async ({ params }) => {
      const booking = await selectBooking(context, params.id);
      if (!booking) throw notFound('Booking');
      return adminView(context, booking);
    },
    'PUT /api/admin/bookings/{id}': ({ params, body }, { administrator, language }) =>
      editBooking(context, { id: params.id, changes: body, actor: administrator.id, language }),
    'DELETE /api/admin/bookings/{id}': async ({ params }, { administrator }) => {
      await deleteForGood(context, { id: params.id, actor: administrator.id });
      return { success: true };
    },
    'PUT /api/admin/bookings/{id}/status': ({ params, query }, { administrator }) =>
      changeStatus(context, { id: params.id, to: query.new_status, actor: administrator.id }),
    'POST /api/admin/bookings/{id}/confirm-address': ({ params }, { administrator }) =>
      confirmByStudio(context, { id: params.id, actor: administrator.id }),
    'POST /api/admin/bookings/{id}/cancel': ({ params, body }, { administrator }) =>
      cancelByStudio(context, {
        id: params.id,
        reason: body.reason,
        refund_cents: centsIn(body.refund_amount),
        actor: administrator.id,
      }),
    'POST /api/admin/bookings/{id}/refunds': ({ params, body }, { administrator, idempotency_key }) =>
      refundBooking(context, {
        id: params.id,
        amount_cents: centsIn(body.amount),
        actor: administrator.id,
        key: idempotency_key,
      }),
    'PUT /api/admin/bookings/{id}/umsatz': ({ params, body }, { administrator }) =>
      recordRevenue(context, { id: params.id, revenue: body, actor: administrator.id }),
    'GET /api/admin/bookings/{id}/timeline': ({ params }) => timelineOf(context, params.id),
    'GET /api/admin/photographers/{id}/bookings': async ({ params, query }) => {
      const photographer = await knownPhotographer(context, params.id);
      return listBookings(context, { sort_by: 'start', ...query, photographer_id: photographer.id });
    },
  });

/** The cents of an optional amount in a request. */
const centsIn = (eur: number | null | undefined): number | undefined =>
  eur === null || eur === undefined ? undefined : wholeCentsOf(eur);
