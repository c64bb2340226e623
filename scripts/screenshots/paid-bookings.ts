import type { Studio } from '../../e2e/support/studio-process.ts';

export const details = (id: string): string => `/admin/bookings?booking=${id}`;
export const paidAhead = `paid_cents > 0 AND status = 'CONFIRMED'`;

/** The page of a booking whose payments, one of them by card, meet a condition. */
export const withMoney = (condition: string, pathOf: (id: string) => string) => async (studio: Studio) => {
  const [booking] = await studio.sql(
    `SELECT booking.id FROM booking JOIN booking_money ON booking_id = booking.id
     WHERE ${condition} AND EXISTS (SELECT FROM payment WHERE payment.booking_id = booking.id)
     ORDER BY booking.starts_at DESC LIMIT 1`,
  );
  return pathOf(String(booking.id));
};

/** The details of a booking that waits for its transfer, or whose transfer has arrived. */
export const withTransfer = (table: 'awaited_transfer' | 'cash_payment') => async (studio: Studio) => {
  const method = table === 'cash_payment' ? `method = 'transfer'` : 'true';
  const [booking] = await studio.sql(`SELECT booking_id FROM ${table} WHERE ${method} LIMIT 1`);
  return details(String(booking.booking_id));
};
