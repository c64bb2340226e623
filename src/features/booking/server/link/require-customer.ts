import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import { refusals } from '../../texts/refusals.ts';
import { isFromOrigin } from '../record/booking-origin.ts';
import type { BookingRow } from '../record/store.ts';
import { refuseWrongToken } from './cancel-token.ts';

/** The caller that wants to pay for a booking. */
export interface Payer extends Pick<Caller, 'network' | 'administrator'> {
  readonly token: string | undefined;
  readonly language: Language;
}

/**
 * Throws 403 unless the caller is the booking's customer: by the token, or for two hours by the network that made the
 * booking. An administrator is accepted as well. The booking ID is not enough: starting a session at the provider sets
 * a deadline, after which an unpaid booking is cancelled.
 */
export const requireCustomer = async (context: Context, booking: BookingRow, payer: Payer): Promise<void> => {
  const { token, language, network, administrator } = payer;
  if (token !== undefined) return refuseWrongToken(context.secretKey, booking, { token, language });
  if (administrator || (await isFromOrigin(context, booking, network))) return;
  throw new Problem(403, 'token_required', refusals[language].tokenRequired);
};
