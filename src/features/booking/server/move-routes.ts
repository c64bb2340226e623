import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { moveContract } from '../move-contract.ts';
import { bookingByLink } from './link/booking-by-link.ts';
import { moveByCustomer } from './move/move-by-customer.ts';
import { moveMonth, moveSlots } from './move/move-times.ts';
import { withCancellation } from './page/public-booking.ts';

export const moveRoutes = (context: Context) =>
  mounted(moveContract, {
    'GET /api/bookings/{id}/move/month': async ({ params: { id }, query: { token, month } }, { language }) =>
      moveMonth(context, await bookingByLink(context, id, { token, language }), month),
    'GET /api/bookings/{id}/move/times': async ({ params: { id }, query: { token, date } }, { language }) => ({
      slots: await moveSlots(context, await bookingByLink(context, id, { token, language }), date),
    }),
    'POST /api/bookings/{id}/move': async ({ params: { id }, query: { token }, body }, { language }) => {
      const start = instantFrom(body.start, ['body', 'start']);
      const expected_fee_cents = body.expected_fee === undefined ? undefined : wholeCentsOf(body.expected_fee);
      return withCancellation(
        context,
        await moveByCustomer(context, { id, token, start, expected_fee_cents, language }),
      );
    },
  });
