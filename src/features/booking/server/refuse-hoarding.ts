import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { refusals } from '../texts/refusals.ts';
import { sessionsAhead } from './store.ts';

/** Sessions ahead that one e-mail address or phone number may hold; nobody needs as many, and a calendar is not filled by one. */
export const mostAhead = 50;

/**
 * Refuses a customer who holds `mostAhead` sessions ahead already (429), counted over e-mail address and phone number.
 * Whoever tries several times at the same moment may get a few more.
 */
export const refuseHoarding = async (
  { db, now }: Context,
  customer: { readonly email: string; readonly phone: string },
  language: Language,
): Promise<void> => {
  if ((await sessionsAhead(db, customer, now(), mostAhead)) < mostAhead) return;
  throw new Problem(429, 'too_many_bookings', refusals[language].tooManyAhead(mostAhead));
};
