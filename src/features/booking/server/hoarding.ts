import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { refusals } from '../texts/refusals.ts';

/** Sessions ahead that one e-mail address or phone number may hold; nobody needs as many, and a calendar is not filled by one. */
export const mostAhead = 50;

/** Whether the database refused a booking because others came at the same moment (see the trigger booking_holds_too_many). */
export const holdsTooMany = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23F50';

/**
 * What a customer is told who holds `mostAhead` sessions ahead already (429), counted over mailbox and telephone, however
 * they are spelled.
 */
export const tooManyAhead = (language: Language): Problem =>
  new Problem(429, 'too_many_bookings', refusals[language].tooManyAhead(mostAhead));
