import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Caller } from '#shared/server/http/handler.ts';
import { refusals } from '../texts/refusals.ts';
import { isFromOrigin } from './booking-origin.ts';
import { refuseWrongToken } from './cancel-token.ts';
import type { BookingRow } from './store.ts';

/** Who asks to pay for a booking. */
export interface Payer extends Pick<Caller, 'network' | 'administrator'> {
  readonly token: string | undefined;
  readonly language: Language;
}

/**
 * Refuses with 403 whoever is not the booking's customer: the token says so, or for a while the network that the booking
 * was made from. Knowing the id is not enough to start a session at the provider, after which an unpaid booking ends.
 */
export const refuseStranger = async (context: Context, booking: BookingRow, payer: Payer): Promise<void> => {
  const { token, language, network, administrator } = payer;
  if (token !== undefined) return refuseWrongToken(context.secretKey, booking, { token, language });
  if (administrator || (await isFromOrigin(context, booking, network))) return;
  throw new Problem(403, 'token_required', refusals[language].tokenRequired);
};
