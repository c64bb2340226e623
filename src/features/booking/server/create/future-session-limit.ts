import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import { refusals } from '../../texts/refusals.ts';

/**
 * How many future sessions one e-mail address or phone number may hold, so that one customer cannot fill the calendar.
 * Places that wait for a birth count as well.
 */
export const mostFutureSessions = 50;

/** The limit for whatever a customer books; undefined in a studio without limits. */
export const mostAhead = ({ rateLimit }: Pick<Context, 'rateLimit'>): number | undefined =>
  rateLimit ? mostFutureSessions : undefined;

/**
 * Whether the database refused a booking because concurrent bookings reached the limit (see the trigger
 * booking_holds_too_many).
 */
export const holdsTooMany = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23F50';

/** Whether the database refused a booking because its mailbox has another spot of that day (the index booking_only_spot). */
export const isSecondSpot = (error: unknown): boolean => violatedConstraint(error) === 'booking_only_spot';

/**
 * The 429 for a customer who already holds `mostFutureSessions` future sessions, counted over normalised address and phone
 * number.
 */
export const tooManyFutureSessions = (language: Language): Problem =>
  new Problem(429, 'too_many_bookings', refusals[language].tooManyFutureSessions(mostFutureSessions));
