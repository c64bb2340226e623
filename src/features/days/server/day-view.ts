import { adminNames } from '#features/auth/server/api.ts';
import { adminViews, type BookingRow, bookingsOf } from '#features/booking/server/api.ts';
import { paymentsOfBookings } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { CancelledDay, SessionsOfDay } from '../contract.ts';
import { refundState } from '../domain/day-session.ts';
import type { DayCancellationRow } from './store.ts';

/** Returns an action with the outcome of each session, in the order in which they would have taken place. */
export const cancelledDayOf = async (context: Context, row: DayCancellationRow): Promise<CancelledDay> => {
  const ids = row.sessions.map(({ booking_id }) => booking_id);
  const [bookings, payments, names] = await Promise.all([
    bookingsOf(context, ids).then((rows) => adminViews(context, rows)),
    paymentsOfBookings(context.db, ids),
    adminNames(context.db),
  ]);
  const outcomes = new Map(row.sessions.map((session) => [session.booking_id, session]));
  return {
    ...headOf(row, names),
    sessions: bookings.map((booking) => {
      const { outcome = null, left_because = null, refund_cents = 0 } = outcomes.get(booking.id) ?? {};
      const payment = payments.get(booking.id) ?? { refunds: [], refundable_cents: 0 };
      return {
        outcome: outcome ?? 'waiting',
        left_because,
        refund_amount: euroOf(refund_cents),
        refund: refundState(refund_cents, payment),
        booking,
      };
    }),
  };
};

interface Day {
  readonly day: string;
  readonly resource_id: string | null;
  readonly sessions: readonly BookingRow[];
  readonly before: readonly DayCancellationRow[];
}

export const sessionsView = async (
  context: Context,
  { day, resource_id, sessions, before }: Day,
): Promise<SessionsOfDay> => {
  const [views, names] = await Promise.all([adminViews(context, sessions), adminNames(context.db)]);
  return { date: day, resource_id, sessions: views, cancellations: before.map((row) => headOf(row, names)) };
};

const headOf = (row: DayCancellationRow, names: ReadonlyMap<string, string>) => {
  const count = (wanted: string | null): number => row.sessions.filter(({ outcome }) => outcome === wanted).length;
  return {
    id: row.id,
    date: row.day,
    resource_id: row.resource_id,
    text_de: row.text_de,
    text_ru: row.text_ru,
    close_day: row.is_closed,
    created_by: names.get(row.created_by) ?? '',
    created_at: formatInstant(row.created_at),
    running: count(null) > 0,
    counts: {
      total: row.sessions.length,
      waiting: count(null),
      cancelled: count('cancelled'),
      left: count('left'),
      failed: count('failed'),
    },
  };
};
