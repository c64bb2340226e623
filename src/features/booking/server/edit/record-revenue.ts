import type { z } from 'zod';
import { ruleBroken } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import type { AdminBooking, adminBookingContract } from '../../admin-contract.ts';
import { refuseWithFee } from '../fee/charge-no-show-fee.ts';
import type { BookingColumns } from '../record/booking-table.ts';
import { changeBooking } from '../record/change-booking.ts';
import { refuseStaleBooking } from '../record/refuse-stale-booking.ts';
import { updateBooking } from '../record/store.ts';

type Revenue = z.output<(typeof adminBookingContract)['PUT /api/admin/bookings/{id}/umsatz']['body']>;

/**
 * Records the result of a completed session: photos, revenue and a note. Absent fields stay, null means not recorded.
 * Throws 409 with the current booking if `version` is not the current one, or while a fee for a missed session is charged.
 */
export const recordRevenue = (
  context: Context,
  { id, revenue, actor }: { id: string; revenue: Revenue; actor: string },
): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    await refuseStaleBooking(contextIn(context, trx), booking, revenue.version);
    if (booking.status !== 'COMPLETED') {
      throw ruleBroken('not_completed', 'Revenue can be recorded for completed bookings only');
    }
    refuseWithFee(booking);
    const columns = columnsOf(revenue);
    if (Object.keys(columns).length === 0) return booking;
    const changed = await updateBooking(trx, id, columns, context.now());
    const { photos_delivered, actual_revenue_cents } = changed;
    const details = { photos_delivered, actual_revenue_cents };
    await recordAudit(trx, { actor, action: 'booking.revenue_recorded', booking_id: id, details, at: context.now() });
    return changed;
  });

const columnsOf = ({ photos_delivered, actual_revenue, revenue_notes }: Revenue): BookingColumns => ({
  ...(photos_delivered === undefined ? {} : { photos_delivered }),
  ...(actual_revenue === undefined
    ? {}
    : { actual_revenue_cents: actual_revenue === null ? null : wholeCentsOf(actual_revenue) }),
  ...(revenue_notes === undefined ? {} : { revenue_notes: revenue_notes || null }),
});
