import { readPaymentSettings } from '#features/payments/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { restContract } from '../../rest-contract.ts';
import { restDueNow } from '../due/rest-due.ts';
import { type Payer, requireCustomer } from '../link/require-customer.ts';
import { selectBooking } from '../record/store.ts';
import { startCheckoutSession } from './checkout-session.ts';

export const restRoutes = (context: Context) =>
  mounted(restContract, {
    'POST /api/bookings/{id}/rest-payment': ({ params, query }, caller) =>
      startRest(context, params.id, { ...caller, token: query.token }),
  });

/**
 * Starts or continues paying the rest of a booking online, in the way of `startCheckout`. The booking keeps its status.
 * The amount is what is left of the price under the booking's lock, so a further start asks for the same session until
 * something was paid or the price changes.
 */
const startRest = async (context: Context, bookingId: string, payer: Payer): Promise<{ checkout_url: string }> => {
  const found = isId(bookingId) ? await selectBooking(context, bookingId) : undefined;
  if (!found) throw notFound('Booking');
  await requireCustomer(context, found, payer);
  const settings = await readPaymentSettings(context.db);
  const page = `${context.publicUrl}/booking/success/${bookingId}`;
  const checkout_url = await startCheckoutSession(context, settings, {
    purpose: 'rest',
    due: (trx) => restDueNow(context, trx, settings, bookingId),
    returns: () => ({ success_url: `${page}?rest=paid`, cancel_url: `${page}?rest=cancelled` }),
  });
  return { checkout_url };
};
