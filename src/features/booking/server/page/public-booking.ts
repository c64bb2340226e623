import { resourcesOfBooking } from '#features/availability/server/api.ts';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import { isRestStarted } from '#features/payments/server/api.ts';
import { shownPictures } from '#features/pictures/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PublicBooking } from '../../contract.ts';
import { customerCancellation } from '../../domain/cancellation.ts';
import { maskedCustomer } from '../../domain/masked-customer.ts';
import { publicPrepayment } from '../due/public-prepayment.ts';
import { refuseWrongToken } from '../link/cancel-token.ts';
import { checkPaymentOf } from '../pay/check-payments.ts';
import { isFromOrigin } from '../record/booking-origin.ts';
import { type BookingRow, selectBooking } from '../record/store.ts';
import { refundOnCancel } from '../refund/refund-on-cancel.ts';
import { cancellationView, feeView, moveView, prepaymentView, publicView, type ShownByBooking } from './public-view.ts';

interface Reader {
  readonly id: string;
  readonly token?: string | undefined;
  readonly language: Language;
  /** Network of the reader of the page; left out for API calls, where only the token counts. */
  readonly network?: string;
}

/**
 * Returns a booking as its customer sees it. Reading needs no token, but without one the customer's data is masked,
 * unless the page is read from the network that made the booking, shortly after. Throws 403 for a wrong token. With a
 * valid token the response also contains whether and until when the booking can be cancelled.
 */
export const publicBooking = async (
  context: Context,
  { id, token, language, network }: Reader,
): Promise<PublicBooking> => {
  const found = isId(id) ? await selectBooking(context, id) : undefined;
  if (token !== undefined && isId(id)) {
    refuseWrongToken(context.secretKey, found ?? { id, link_version: 0 }, { token, language });
  }
  const booking = found && (await currentBooking(context, found));
  if (!booking) throw notFound('Booking');
  const [view, prepayment] = await Promise.all([
    token === undefined ? withoutToken(context, booking, network) : withCancellation(context, booking),
    publicPrepayment(context, booking),
  ]);
  return { ...view, ...(prepayment && { prepayment: prepaymentView(prepayment) }), ...feeView(booking, prepayment) };
};

// A customer who comes back from paying is often faster than the webhook of the provider.
const currentBooking = async (context: Context, booking: BookingRow): Promise<BookingRow | undefined> => {
  const waits = booking.status === 'PAYMENT_PENDING' || booking.awaits_birth;
  if (!waits && !(await isRestStarted(context.db, booking.id))) return booking;
  await checkPaymentOf(context, booking.id);
  return selectBooking(context, booking.id);
};

export const withCancellation = async ({ db, now }: Context, booking: BookingRow): Promise<PublicBooking> => {
  const [{ cancel_window_hours }, claimed] = await Promise.all([
    readCalendarSettings(db),
    shownByBooking(db, booking.id),
  ]);
  const cancellation = customerCancellation(booking, cancel_window_hours, now());
  const refund = await refundOnCancel(db, booking, { ...cancellation, now: now() });
  return {
    ...publicView(booking, claimed),
    ...cancellationView(cancellation, refund),
    ...moveView(booking, now()),
  };
};

const shownByBooking = async (db: Database, bookingId: string): Promise<ShownByBooking[]> => {
  const [claimed, pictures] = await Promise.all([resourcesOfBooking(db, bookingId), shownPictures(db, 'resource')]);
  return claimed.map((resource) => ({ ...resource, picture: pictures.get(resource.id)?.[0] }));
};

const withoutToken = async (
  context: Context,
  booking: BookingRow,
  network: string | undefined,
): Promise<PublicBooking> => {
  const view = publicView(booking, await shownByBooking(context.db, booking.id));
  if (network !== undefined && (await isFromOrigin(context, booking, network))) return view;
  return { ...view, customer: maskedCustomer(view.customer), is_masked: true };
};
