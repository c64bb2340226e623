import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { refusals } from '../texts/refusals.ts';

/** Sessions ahead that one e-mail address or phone number may hold; nobody needs as many, and a calendar is not filled by one. */
export const mostAhead = 50;

/**
 * What a customer is told who holds `mostAhead` sessions ahead already (429), counted over e-mail address and phone number.
 * Whoever tries several times at the same moment may get a few more.
 */
export const tooManyAhead = (language: Language): Problem =>
  new Problem(429, 'too_many_bookings', refusals[language].tooManyAhead(mostAhead));
