import { notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { type BookingRow, selectBooking } from '../record/store.ts';
import { refuseWrongToken } from './cancel-token.ts';

/** Returns the booking of a link in a mail. Throws 403 for any other token. */
export const bookingByLink = async (
  context: Context,
  id: string,
  link: { readonly token: string | undefined; readonly language: Language },
): Promise<BookingRow> => {
  const booking = await selectBooking(context, id);
  refuseWrongToken(context.secretKey, booking ?? { id, link_version: 0 }, link);
  if (!booking) throw notFound('Booking');
  return booking;
};
