import { readCalendarSettings } from '#features/availability/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import type { Language } from '#shared/contract/fields.ts';
import { notFound, Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { customerCancellation } from '../domain/cancellation.ts';
import { refusals } from '../texts/refusals.ts';
import { cancelLockedBooking } from './cancel-booking.ts';
import { isCancelToken } from './cancel-token.ts';
import { type BookingRow, lockBooking } from './store.ts';

/** Cancels a booking by the token of its mails (AMB-026..028). Cancelling again changes nothing and answers the same. */
export const cancelByCustomer = async (
  context: Context,
  { id, token, language }: { id: string; token: string | undefined; language: Language },
): Promise<BookingRow> => {
  if (token === undefined || !isCancelToken(context.secretKey, id, token)) {
    throw new Problem(403, 'wrong_token', 'Invalid cancellation link');
  }
  return context.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking) throw notFound('Booking');
    const now = context.now();
    const { cancel_window_hours } = await readCalendarSettings(trx);
    const { refusal } = customerCancellation(booking, cancel_window_hours, now);
    if (refusal === 'already') return booking;
    if (refusal === 'over') throw ruleBroken('cancel_over', refusals[language].over);
    if (refusal === 'too_late') throw await tooLate(trx, cancel_window_hours, language);
    return cancelLockedBooking(
      trx,
      booking,
      { by: 'customer', actor: 'customer', reason: 'Vom Kunden storniert' },
      now,
    );
  });
};

const tooLate = async (db: Database, hours: number, language: Language): Promise<Problem> => {
  const { company_phone } = await readCompany(db);
  return ruleBroken('cancel_too_late', refusals[language].tooLate(hours, company_phone));
};
