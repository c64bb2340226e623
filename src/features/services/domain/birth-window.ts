import type { FieldProblem } from '#shared/kernel/field-problem.ts';

/**
 * A session that takes place some days after a birth: customers take a place in a week, and an hour once the child is
 * born.
 */
export interface BirthWindow {
  /** How many places each photographer has in an ISO week. */
  readonly places_per_week: number;
  /** The first and the last day after the day of birth on which the session may begin. */
  readonly first_day: number;
  readonly last_day: number;
}

/** The limits of the numbers of a window. */
export const birthWindowLimits = {
  places_per_week: { min: 1, max: 50 },
  first_day: { min: 0, max: 60 },
  last_day: { min: 0, max: 60 },
} as const;

export const usualBirthWindow: BirthWindow = { places_per_week: 2, first_day: 5, last_day: 14 };

/** Returns the problem of a window whose last day is before its first, at the field of the request. */
export const birthWindowProblems = (
  { first_day, last_day }: BirthWindow,
  loc: readonly (string | number)[],
): FieldProblem[] =>
  last_day < first_day ? [{ loc: [...loc, 'last_day'], msg: 'must not be before first_day', type: 'too_small' }] : [];
