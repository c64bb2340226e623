import type { Sales } from '#features/vouchers/server/api.ts';
import { centsOf } from '#shared/kernel/money/money.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { bookingContract } from '../contract.ts';
import { cancelByCustomer } from './cancel/cancel-by-customer.ts';
import { createPublicBooking } from './create/create-booking.ts';
import { confirmByCustomer } from './page/confirm-address.ts';
import { publicBooking, withCancellation } from './page/public-booking.ts';
import { receivePaymentEvent } from './pay/receive-payment-event.ts';
import { startCheckout } from './pay/start-checkout.ts';

export const bookingRoutes = (context: Context, sales: Sales) =>
  mounted(bookingContract, {
    'POST /api/bookings': ({ body }, caller) => createPublicBooking(context, body, caller),
    'GET /api/bookings/{id}': ({ params, query }, { language }) =>
      publicBooking(context, { ...params, ...query, language }),
    'POST /api/bookings/{id}/cancel': async ({ params, query }, { language }) =>
      withCancellation(
        context,
        await cancelByCustomer(context, {
          id: params.id,
          token: query.token,
          expected_refund_cents: query.expected_refund === undefined ? undefined : centsOf(query.expected_refund),
          language,
        }),
      ),
    'POST /api/bookings/{id}/confirm': ({ params, query }, { language }) =>
      confirmByCustomer(context, { id: params.id, token: query.token, language }),
    'POST /api/payments/create-checkout-session/{id}': ({ params, query }, caller) =>
      startCheckout(context, params.id, { ...caller, token: query.token, online: query.way === 'online' }),
    'POST /api/payments/webhook': ({ signed }) => receivePaymentEvent(context, signed, sales),
  });
