import type { FieldProblem } from '#shared/kernel/field-problem.ts';

/**
 * How long before its start a session has to be booked by a customer. `hours`: at least so many hours before.
 * `day_before`: until a Berlin wall time 'HH:MM' of the day before. With `in_opening_hours`, only hours during which
 * the studio is open count, and the day before is the last day before on which the studio is open.
 */
export type MinimumNotice =
  | { readonly kind: 'hours'; readonly hours: number; readonly in_opening_hours: boolean }
  | { readonly kind: 'day_before'; readonly until: string; readonly in_opening_hours: boolean };

/** Sessions can be booked until they start. */
export const noNotice: MinimumNotice = { kind: 'hours', hours: 0, in_opening_hours: false };

export const noticeHours = { min: 0, max: 336 } as const;

const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Returns all problems of a minimum notice, by field below `at`; empty when it may be saved. */
export const noticeProblems = (notice: MinimumNotice, at: readonly string[]): FieldProblem[] => {
  if (notice.kind === 'day_before') {
    if (wallTime.test(notice.until)) return [];
    return [{ loc: [...at, 'until'], msg: 'must be a time like 09:30', type: 'time' }];
  }
  const { min, max } = noticeHours;
  if (Number.isInteger(notice.hours) && notice.hours >= min && notice.hours <= max) return [];
  return [{ loc: [...at, 'hours'], msg: `must be a whole number from ${min} to ${max}`, type: 'range' }];
};
