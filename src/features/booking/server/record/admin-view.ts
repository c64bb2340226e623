import { adminNames } from '#features/auth/server/api.ts';
import { claimedResources } from '#features/availability/server/api.ts';
import { type BookingPayments, paymentsOfBookings, paymentView } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { allowedActions, isOverdue } from '../../domain/booking-actions.ts';
import { isUnconfirmed } from '../../domain/confirm-by.ts';
import { openRequest } from '../../domain/move/time-request.ts';
import { withoutTime } from '../../domain/without-time.ts';
import { cancelReasonText } from '../../texts/cancel-reasons.ts';
import { itemViews } from './item-view.ts';
import { feeViews } from './no-show-fee-view.ts';
import type { BookingRow } from './store.ts';

const noNames: ReadonlyMap<string, string> = new Map();

/** Returns bookings as administrators see them, with their payments. */
export const adminViews = async (context: Context, rows: readonly BookingRow[]): Promise<AdminBooking[]> => {
  const { db, now } = context;
  const ids = rows.map(({ id }) => id);
  const [payments, resources, fees] = await Promise.all([
    paymentsOfBookings(db, ids),
    claimedResources(db, ids),
    feeViews(context, rows, () => adminNames(db)),
  ]);
  const isOnSite = [...payments.values()].some(({ on_site }) => on_site.length > 0);
  const names = isOnSite ? await adminNames(db) : noNames;
  return rows.map((row) => {
    const payment = payments.get(row.id);
    if (!payment) throw new Error('The state of payments of the booking is missing');
    return {
      ...ownView(row, now()),
      resources: [...(resources.get(row.id) ?? [])],
      payment: paymentView(payment, names),
      no_show_fee: fees.get(row.id),
      overdue: isOverdue(row, now()) || isPaymentOverdue(row, payment, now()),
      allowed_actions: allowedActions(row, now()),
    };
  });
};

export const adminView = async (context: Context, row: BookingRow): Promise<AdminBooking> => {
  const [view] = await adminViews(context, [row]);
  if (!view) throw new Error('A booking has no view');
  return view;
};

/** Not paid by its deadline. It is cancelled automatically only if the studio has switched that on. */
const isPaymentOverdue = ({ status }: BookingRow, { due_at, status: paid }: BookingPayments, now: number): boolean =>
  status === 'PAYMENT_PENDING' && paid !== 'processing' && due_at !== null && due_at <= now;

const requestView = (row: BookingRow, now: number): AdminBooking['time_request'] => {
  const request = openRequest(row, now);
  return request && { ...request, created_at: formatInstant(request.created_at) };
};

const ownView = (row: BookingRow, now: number) => ({
  ...row,
  pays_in_full: row.pays_in_full || undefined,
  ...withoutTime(row),
  start: formatInstant(row.starts_at),
  end: formatInstant(row.ends_at),
  confirm_by: isUnconfirmed(row) && row.confirm_by !== null ? formatInstant(row.confirm_by) : null,
  created_at: formatInstant(row.created_at),
  updated_at: formatInstant(row.updated_at),
  time_request: requestView(row, now),
  service_price: euroOf(row.service_price_cents),
  owed: euroOf(row.owed_cents),
  items: itemViews(row),
  actual_revenue: row.actual_revenue_cents === null ? null : euroOf(row.actual_revenue_cents),
  cancel_reason: cancelReasonText(row, 'de'),
  cancelled_at: row.cancelled_at === null ? null : formatInstant(row.cancelled_at),
});
